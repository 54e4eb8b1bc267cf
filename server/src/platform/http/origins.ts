import type { Config } from '../config.ts';

/** Whether a page of this origin may open a socket: our own address only (D-10). */
export function isOwnOrigin({ PUBLIC_URL }: Config) {
  return (origin: string | undefined, host: string | undefined): boolean => {
    // Programs that are no browser send no origin; their token has to convince by itself.
    if (origin === undefined) return true;
    const asked = URL.parse(origin)?.host;
    return (
      asked !== undefined &&
      (asked === host || (PUBLIC_URL !== undefined && asked === new URL(PUBLIC_URL).host))
    );
  };
}
