import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { keptFiles, WORKER_FILE } from './kept-files.ts';

const JSON_SCHEMA = /[\\/]zod[\\/]v4[\\/]core[\\/](to-json-schema|json-schema-processors)\.js$/;
const ENGLISH = /[\\/]zod[\\/]v4[\\/]locales[\\/]en\.js$/;

/**
 * Parts of zod that the browser never uses (decision 0049): JSON Schema is made by the server and
 * the checks, and English messages are never shown, because the screens go by code.
 */
function leanZod(): Plugin {
  return {
    name: 'lean-zod',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (ENGLISH.test(id)) return "export default () => ({ localeError: () => 'invalid' });";
      if (!JSON_SCHEMA.test(id)) return null;
      const names = [...readFileSync(id, 'utf8').matchAll(/^export (?:const|function) (\w+)/gm)];
      return names.map(([, name]) => `export const ${name} = () => undefined;`).join('\n');
    },
  };
}

// Not the worker, into which the server writes.
const COMPRESSIBLE = /^(?!sw\.js$).*\.(js|css|svg)$/;
const ENCODINGS = { br: promisify(brotliCompress), gz: promisify(gzip) };

/** Writes compressed copies of each text file for the server to send. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    async writeBundle({ dir = '' }, written) {
      const names = Object.keys(written).filter((name) => COMPRESSIBLE.test(name));
      await Promise.all(names.map((name) => compressFile(path.join(dir, name))));
    },
  };
}

async function compressFile(file: string): Promise<void> {
  const text = await readFile(file);
  for (const [ending, compress] of Object.entries(ENCODINGS)) {
    await writeFile(`${file}.${ending}`, await compress(text));
  }
}

const ENTRY = path.join(import.meta.dirname, 'src/main.tsx');

/** In development everything but screens is proxied to the server. */
function toServer() {
  const target = `http://127.0.0.1:${process.env.PORT || 3000}`;
  const prefixes = ['/api', '/services', '/rtc', '/dev/correo', '/ws'];
  return Object.fromEntries(prefixes.map((prefix) => [prefix, { target, ws: prefix === '/ws' }]));
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    // React Aria has its strings in 34 languages: only Spanish is bundled.
    optimizeLocales.vite({ locales: ['es-ES'] }),
    leanZod(),
    react(),
    tailwindcss(),
    keptFiles(),
    compressed(),
  ],
  // Without this zod tries `new Function`, which the content policy reports.
  define: { 'globalThis.__zod_globalConfig': '{"jitless":true}' },
  build: {
    outDir: 'dist',
    // Browsers without preloading just load later, so no polyfill. Screens are prefetched while the page
    // is idle; listing their chunks in the entry would weigh on the login.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, parts, { hostType }) => (hostType === 'html' ? parts : []),
    },
    emptyOutDir: true,
    target: 'es2022',
    // Fonts and pictures stay files, because the content policy allows no data: fonts.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { index: 'index.html', worker: 'worker/service-worker.ts' },
      output: {
        entryFileNames: ({ name }) => (name === 'worker' ? WORKER_FILE : 'assets/[name]-[hash].js'),
        // One chunk for the entry and all its imports, which compresses better than a dozen.
        codeSplitting: { groups: [{ name: 'first-page', test: ENTRY }] },
      },
    },
  },
  server: { host: '127.0.0.1', proxy: toServer() },
  preview: { host: '127.0.0.1' },
});
