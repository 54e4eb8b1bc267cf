import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      'contract',
      'server',
      'web',
      'architecture/vitest.config.ts',
      'scripts/vitest.config.ts',
    ],
    reporters: process.env.CI ? ['dot'] : ['default'],
  },
});
