import { vi } from 'vitest';

/** Allows this test's console errors, which React and the router print when a screen fails on purpose. */
export const allowConsoleErrors = () =>
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
