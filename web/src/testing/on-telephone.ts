import { vi } from 'vitest';

/** The window of a telephone held upright, until the test ends its stubs. */
export function onTelephone(): void {
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: media.includes('max-width') }),
  );
}
