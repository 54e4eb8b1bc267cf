import { defineProject } from 'vitest/config';

export default defineProject({
  test: {
    name: 'architecture',
    include: ['**/*.test.ts'],
    testTimeout: 60_000,
    // One of them breaks each rule on purpose, in files that another must not find.
    fileParallelism: false,
  },
});
