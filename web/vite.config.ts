import { readFileSync } from 'node:fs';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const ARIA_STRINGS = /[\\/]private[\\/]intl[\\/].*?([a-z]{2}-[A-Z]{2})\.mjs$/;

/** React Aria carries its strings in 34 languages: only Spanish reaches the browser. */
function spanishOnly(): Plugin {
  return {
    name: 'spanish-only',
    enforce: 'pre',
    load(id) {
      const language = ARIA_STRINGS.exec(id)?.[1];
      if (!language || language === 'es-ES') return null;
      // English is what React Aria falls back to.
      return language === 'en-US' ? "export { default } from './es-ES.mjs';" : 'export default {};';
    },
  };
}

const JSON_SCHEMA = /[\\/]zod[\\/]v4[\\/]core[\\/](to-json-schema|json-schema-processors)\.js$/;

/** JSON Schema is made by the server and the checks: four kilobytes that a login does without. */
function withoutJsonSchema(): Plugin {
  return {
    name: 'without-json-schema',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (!JSON_SCHEMA.test(id)) return null;
      const names = [...readFileSync(id, 'utf8').matchAll(/^export (?:const|function) (\w+)/gm)];
      return names.map(([, name]) => `export const ${name} = () => undefined;`).join('\n');
    },
  };
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [spanishOnly(), withoutJsonSchema(), react(), tailwindcss()],
  // zod tries `new Function` unless told not to, and the content policy reports each try.
  define: { 'globalThis.__zod_globalConfig': '{"jitless":true}' },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    // Fonts and pictures stay files: the content policy names no data: source for fonts.
    assetsInlineLimit: 0,
  },
  server: { host: '127.0.0.1' },
  preview: { host: '127.0.0.1' },
});
