import { vi } from 'vitest';

/** A phone in portrait format, until the test removes its stubs. */
export function onTelephone(): void {
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: media.includes('max-width') }),
  );
}
