import type { BusLog } from '../bus.ts';

/** A log for tests to read. */
export type QuietLog = BusLog & { lines: string[] };

/** Collects the lines, each with its level first. */
export function createQuietLog(): QuietLog {
  const lines: string[] = [];
  const write = (level: string) => (_details: object, text: string) => {
    lines.push(`${level} ${text}`);
  };
  return { lines, info: write('info'), warn: write('warn'), error: write('error') };
}
