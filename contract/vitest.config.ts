import { defineProject } from 'vitest/config';

export default defineProject({
  test: {
    name: 'contract',
    include: ['src/**/*.test.ts'],
    // Long, as in the other projects: a property tests hundreds of cases, also on busy machines.
    testTimeout: 30_000,
  },
});
