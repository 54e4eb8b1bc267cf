import { defineProject } from 'vitest/config';

export default defineProject({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/global-setup.ts'],
    setupFiles: ['src/testing/setup.ts'],
    // Importing the product takes a second: once for each worker, not for each file.
    isolate: false,
    testTimeout: 40_000,
    hookTimeout: 30_000,
  },
});
