/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { catalogues } from './catalogues.ts';

const output = fileURLToPath(new URL('../src/alhambra/server/client', import.meta.url));

/** Texts are sent compressed: it is done once, here, and not at every request. */
function compressed(): Plugin {
  const squeeze = (folder: string): void => {
    for (const name of readdirSync(folder)) {
      const file = join(folder, name);
      if (statSync(file).isDirectory()) squeeze(file);
      else if (/\.(js|css|html|svg|webmanifest|ftl|txt)$/.test(name)) {
        writeFileSync(`${file}.gz`, gzipSync(readFileSync(file), { level: 9 }));
      }
    }
  };
  let folder = output;
  return {
    name: 'compressed',
    apply: 'build',
    configResolved: (config) => void (folder = config.build.outDir),
    writeBundle: () => squeeze(folder),
  };
}

/**
 * Few files are smaller than many, and quicker to fetch: what the page needs before any screen, together with the small
 * things that most screens use; the frames of all tables, without what is only seen now and then; and of each game what
 * it draws with, and its table.
 */
const ofGame = (parts: RegExp, name: string) => (id: string): string | null => {
  const [, key, file = ''] = /\/src\/games\/([\w-]+)\/(.*)$/.exec(id) ?? [];
  return key && parts.test(file) ? `${key}-${name}` : null;
};
const groups: Rolldown.CodeSplittingGroup[] = [
  { name: 'page', test: /\/src\/(?:main\.|App\.|art\/(?!family-floors)|lib\/(?!replay|connection|games|merge|naming|reach|rule|table-title)|ui\/(?:Sheet|modal))/, priority: 2 },
  { name: ofGame(/^art\//, 'art'), priority: 1, includeDependenciesRecursively: false },
  { name: ofGame(/^(?:story|moves|questions|table\/(?!Frieze|Horizon|market-horizon|Nowhere|Payment|Refusal|palace-bubble))/, 'table'), priority: 1, includeDependenciesRecursively: false },
  { name: 'frames', test: /\/src\/table\/(?!lesson\/|reveal\/|Points|SmallPicture|after|AfterGame|ask-hint|Curtain|EndOfGame|finish|Follow|GoBack|HintButton|LogBook|LogLine|Reactions|Recap|RematchButton|Replacement|Ring|ring-time|RuleCard|SeatLink|Sentence|Since|Standings|standings|TableMenu|travel|seen)/, priority: 1 },
];

export default defineConfig({
  plugins: [svelte(), catalogues(), compressed()],
  build: {
    outDir: output,
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } } },
  ...(process.env['VITEST'] ? { resolve: { conditions: ['browser'] } } : {}), // else tests would get Svelte for servers
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'] },
});
