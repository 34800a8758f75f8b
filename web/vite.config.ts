/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { defineConfig, type Plugin, type Rolldown } from 'vite';

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
 * Few files are smaller than many, and quicker to fetch: what the page needs before any screen, with the small things that
 * most screens use; the frames of all tables; and for each game what it draws with.
 */
const groups: Rolldown.CodeSplittingGroup[] = [
  { name: 'page', test: (id) => page.has(id) || /\/src\/(?:art\/|lib\/(?!replay|connection|merge)|ui\/(?:Sheet|modal))/.test(id), priority: 3 },
  { name: (id) => /\/src\/games\/(\w+)\/(?:index|art\/|pictures\/|tiles|wire)/.exec(id)?.[1] ?? null, priority: 2 },
  { name: 'frames', test: /\/src\/table\/(?!EndOfGame|finish|RuleCard)/, priority: 1 },
];
const page = new Set<string>();

/** Finds what is imported from the entry without waiting: the first file. */
function firstFile(): Plugin {
  return {
    name: 'first-file',
    apply: 'build',
    renderStart() {
      const wanted = [...this.getModuleIds()].filter((id) => this.getModuleInfo(id)?.isEntry);
      for (let id = wanted.pop(); id !== undefined; id = wanted.pop()) {
        if (page.has(id)) continue;
        page.add(id);
        wanted.push(...(this.getModuleInfo(id)?.importedIds ?? []));
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte(), firstFile(), compressed()],
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
