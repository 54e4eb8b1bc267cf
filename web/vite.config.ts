import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { countOfOptions } from './count-of-options.ts';
import { keptFiles, WORKER_FILE } from './kept-files.ts';

const JSON_SCHEMA = /[\\/]zod[\\/]v4[\\/]core[\\/](to-json-schema|json-schema-processors)\.js$/;
const ENGLISH = /[\\/]zod[\\/]v4[\\/]locales[\\/]en\.js$/;

/**
 * Parts of zod that the browser never uses (decision 0049): JSON Schema is made only by the server and the
 * checks, and English messages are never shown, since the screens use codes.
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
/** What the home of a patient has in common with public screens; neither of them fetches the other. */
const SHARED =
  /[\\/](skeleton|chip|screen-layouts|menu-links|guard-hours|navigation-state|first-contents\.copy|own-account[\\/]own-account\.endpoints)\.tsx?$/;
/**
 * The files of the application (decision 0077). By default, each set of screens that shares something gets its
 * own file: 209 for the home of a patient, half of them under 700 bytes. Each of these parts has what it names
 * and everything that imports, except what an earlier part has, so that files never import each other in a
 * circle. Public screens come first, so that nobody downloads a home to sign up; then code shared by many
 * screens, ordered by how many.
 */
const PARTS = [
  { name: 'first-page', test: ENTRY },
  { name: 'landing', test: /landing-screen\.tsx$/ },
  { name: 'network', test: /app[\\/]network\.tsx$/ },
  { name: 'error-drawing', test: /error-drawing\.tsx$/ },
  { name: 'log-in', test: /log-in\.ts$/ },
  { name: 'landing-now', test: /(guard-now|who-attends)-chunk\.tsx$/ },
  { name: 'frame', test: /(with-queries|framed-error)\.tsx$/ },
  { name: 'own-account', test: /own-account\.ts$/ },
  { name: 'shared', test: SHARED },
  { name: 'icons', test: /lucide-react[\\/]dist[\\/]esm[\\/]icons/, minShareCount: 3 },
  { name: 'patient-readings', test: /patient-home-readings\.ts$/ },
  { name: 'offline', test: /offline-routes\.tsx$/ },
  { name: 'forms', test: /react-hook-form/ },
  { name: 'signup', test: /accounts[\\/](passwords|registration)[\\/].*-screen\.tsx$/ },
  { name: 'patient', test: /(patient-(screen|layout)|(join-flow|duty-wish)-chunk)\.tsx$/ },
  { name: 'common', minShareCount: 16 },
  {
    name: 'open',
    test: /((confirm|undo)-(email|telephone)|licence|link|terms|verify)-screen\.tsx$/,
  },
  { name: 'professional', test: /professional-(screen|layout)\.tsx$/ },
  { name: 'often', minShareCount: 6 },
  { name: 'call', test: /professional-video-screen\.tsx$/ },
].map((part, turn, all) => ({ ...part, priority: all.length - turn }));

/** The home of patients, who have the slowest telephones. */
const HOME = /^assets\/patient-[\w-]{8}\.js$/;

/** In development everything but screens is proxied to the server. */
function toServer() {
  const target = `http://127.0.0.1:${process.env.PORT || 3000}`;
  const prefixes = ['/api', '/services', '/rtc', '/dev/correo', '/ws'];
  return Object.fromEntries(prefixes.map((prefix) => [prefix, { target, ws: prefix === '/ws' }]));
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    // React Aria has its strings in 34 languages; only Spanish is bundled.
    optimizeLocales.vite({ locales: ['es-ES'] }),
    countOfOptions(),
    leanZod(),
    react(),
    tailwindcss(),
    keptFiles(),
    compressed(),
  ],
  // Otherwise zod tries `new Function`, which the content policy reports.
  define: { 'globalThis.__zod_globalConfig': '{"jitless":true}' },
  build: {
    outDir: 'dist',
    // Browsers without preloading just load later, so no polyfill. What the home of a patient
    // consists of is fetched at once; the other screens are prefetched while the page is idle, and listing their parts in
    // the entry would weigh on the login.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (part, parts, { hostType }) =>
        hostType === 'html' || HOME.test(part) ? parts : [],
    },
    // The server reads which parts the landing and a home have.
    manifest: true,
    emptyOutDir: true,
    target: 'es2022',
    // Fonts and pictures stay separate files, because the content policy does not allow data: fonts.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { index: 'index.html', worker: 'worker/service-worker.ts' },
      output: {
        entryFileNames: ({ name }) => (name === 'worker' ? WORKER_FILE : 'assets/[name]-[hash].js'),
        codeSplitting: { groups: PARTS },
      },
    },
  },
  // The address that `npm run dev` prints.
  server: { host: '127.0.0.1', port: 5173, strictPort: true, proxy: toServer() },
  preview: { host: '127.0.0.1' },
});
