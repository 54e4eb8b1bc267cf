import react from '@vitejs/plugin-react';
import { defineProject } from 'vitest/config';

export default defineProject({
  root: import.meta.dirname,
  plugins: [react()],
  test: {
    name: 'web',
    environment: 'jsdom',
    // Each file in a context of its own, in a thread that stays: half the time of new processes.
    pool: 'vmThreads',
    include: ['{src,worker}/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    setupFiles: ['src/testing/setup.ts'],
    env: { TZ: 'Asia/Tokyo' },
    testTimeout: 30_000,
  },
});
