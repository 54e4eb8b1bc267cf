import { defineConfig } from '@playwright/test';

/** Tests with moving video: two browsers with cameras need more than a core. */
const CALL = /@call/;

export default defineConfig({
  testDir: '.',
  outputDir: '../.cache/e2e',
  // More than the two cores needed, since a test often waits for a screen or a server.
  workers: 3,
  globalSetup: './fixtures/seed-once.ts',
  projects: [
    // One at a time, beside the others: with several at once, a slow machine times out.
    { name: 'calls', grep: CALL, workers: 1 },
    { name: 'screens', grepInvert: CALL, fullyParallel: true },
  ],
  retries: 0,
  // Six times the longest test on two quiet cores: a busy machine is slow, not broken.
  timeout: 360_000,
  expect: { timeout: 60_000 },
  reporter: [['line'], ['json', { outputFile: '../.cache/results/playwright.json' }]],
  use: {
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Buenos_Aires',
    trace: 'off',
    // A click on an element that never appears is reported as such, not as a test that took too long.
    actionTimeout: 60_000,
    // The worker fetches the whole application for every new person, which takes a second. Tests about a lost
    // network, or about what a device stores, say 'allow'.
    serviceWorkers: 'block',
  },
});
