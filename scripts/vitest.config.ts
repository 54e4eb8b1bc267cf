import { defineProject } from 'vitest/config';

export default defineProject({
  test: {
    name: 'scripts',
    include: ['**/*.test.ts'],
    // An installation takes half a minute, and far longer over a slow network.
    testTimeout: 600_000,
    hookTimeout: 120_000,
  },
});
