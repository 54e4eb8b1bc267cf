import { defineProject } from 'vitest/config';

export default defineProject({
  test: {
    name: 'contract',
    include: ['src/**/*.test.ts'],
    // As in the other projects: a property tries hundreds of cases, on machines that others keep busy too.
    testTimeout: 30_000,
  },
});
