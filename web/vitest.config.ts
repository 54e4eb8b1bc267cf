import react from '@vitejs/plugin-react';
import { defineProject } from 'vitest/config';

export default defineProject({
  root: import.meta.dirname,
  plugins: [react()],
  test: {
    name: 'web',
    environment: 'jsdom',
    pool: 'threads',
    // Files of a thread share a page, which the setup empties: half the work of a page for each.
    isolate: false,
    include: ['{src,worker}/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    setupFiles: ['src/testing/setup.ts'],
    env: { TZ: 'Asia/Tokyo' },
    testTimeout: 30_000,
  },
});
