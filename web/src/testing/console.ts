import { vi } from 'vitest';

/** Lets this test's errors pass: for what React and the router report when a screen breaks on purpose. */
export const allowConsoleErrors = () =>
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
