import type { BusLog } from '../bus.ts';

/** A log that a test reads afterwards. */
export type QuietLog = BusLog & { lines: string[] };

/** Remembers what was written, level first. */
export function createQuietLog(): QuietLog {
  const lines: string[] = [];
  const write = (level: string) => (_details: object, text: string) => {
    lines.push(`${level} ${text}`);
  };
  return { lines, info: write('info'), warn: write('warn'), error: write('error') };
}
