/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { gzipSync } from 'node:zlib';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
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

export default defineConfig({
  plugins: [svelte(), catalogues(), compressed()],
  build: {
    outDir: output,
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } } },
  ...(process.env['VITEST'] ? { resolve: { conditions: ['browser'] } } : {}), // else tests would get Svelte for servers
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'] },
});
