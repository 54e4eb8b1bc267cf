import { defineProject } from 'vitest/config';

export default defineProject({
  test: {
    name: 'architecture',
    include: ['**/*.test.ts'],
    testTimeout: 60_000,
    // One test creates files that break rules on purpose, which other tests must not find.
    fileParallelism: false,
  },
});
