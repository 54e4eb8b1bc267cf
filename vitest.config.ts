import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // One more than the two cores that the checks ask for: a test often waits for a program.
    maxWorkers: 3,
    projects: ['contract', 'server', 'web', 'architecture/vitest.config.ts'],
    reporters: process.env.CI ? ['dot'] : ['default'],
  },
});
