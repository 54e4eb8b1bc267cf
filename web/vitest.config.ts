import react from '@vitejs/plugin-react';
import { defineProject } from 'vitest/config';

export default defineProject({
  root: import.meta.dirname,
  plugins: [react()],
  test: {
    name: 'web',
    environment: 'jsdom',
    pool: 'threads',
    // The files of a thread share a page, which the setup empties; a new page for each would take twice the time.
    isolate: false,
    include: ['{src,worker}/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    setupFiles: ['src/testing/setup.ts'],
    env: { TZ: 'Asia/Tokyo' },
    testTimeout: 30_000,
  },
});
