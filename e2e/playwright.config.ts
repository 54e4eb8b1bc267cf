import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../.cache/e2e',
  // A call takes two browsers and two cores: one journey at a time.
  workers: 1,
  retries: 0,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['line'], ['json', { outputFile: '../.cache/results/playwright.json' }]],
  use: { locale: 'es-AR', timezoneId: 'America/Argentina/Buenos_Aires', trace: 'off' },
});
