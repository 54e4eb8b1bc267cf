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
      return language && language !== 'es-ES' ? 'export default {};' : null;
    },
  };
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [spanishOnly(), react(), tailwindcss()],
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
