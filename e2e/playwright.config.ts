import { defineConfig } from '@playwright/test';

/** Journeys with moving video: two browsers with cameras need more than a core. */
const CALL = /@call/;

export default defineConfig({
  testDir: '.',
  outputDir: '../.cache/e2e',
  // More than the two cores needed: a journey often waits for what its people see, or for a server.
  workers: 3,
  globalSetup: './fixtures/seed-once.ts',
  projects: [
    // One at a time, beside the others: of several at once a slow machine answers none in time.
    { name: 'calls', grep: CALL, workers: 1 },
    { name: 'screens', grepInvert: CALL, fullyParallel: true },
  ],
  retries: 0,
  // Six times what the longest takes on two quiet cores: a machine that others keep busy is slow, not broken.
  timeout: 360_000,
  expect: { timeout: 60_000 },
  reporter: [['line'], ['json', { outputFile: '../.cache/results/playwright.json' }]],
  use: {
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Buenos_Aires',
    trace: 'off',
    // A press on what never comes is told as such, not as a test that took too long.
    actionTimeout: 60_000,
    // The worker fetches the whole application for every new person: a second of work. Journeys about a
    // network that goes away, or about what a device keeps, say 'allow'.
    serviceWorkers: 'block',
  },
});
