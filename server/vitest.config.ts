import { defineProject } from 'vitest/config';

export default defineProject({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/global-setup.ts'],
    setupFiles: ['src/testing/setup.ts'],
    // Importing the product takes a second: once for each worker, not for each file.
    isolate: false,
    // Far longer than any took on a machine that others kept busy: that is slow, not broken.
    testTimeout: 120_000,
    hookTimeout: 90_000,
  },
});
