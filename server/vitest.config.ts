import { defineProject } from 'vitest/config';

export default defineProject({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/global-setup.ts'],
    setupFiles: ['src/testing/setup.ts'],
    // Importing the product takes a second: do it once per worker, not per file.
    isolate: false,
    // Far longer than any test took on a busy machine, which is slow but not broken.
    testTimeout: 120_000,
    hookTimeout: 90_000,
  },
});
