import type { Logger } from 'pino';

/** Collects heart-beats for a moment, to write them together. */
export type LeaseRenewals = { touch: (accountId: string) => void; stop: () => void };

const FLUSH_EVERY_MS = 1_000;

/** Renews the leases of everybody heard from in the last second, in one statement per table. */
export function startLeaseRenewals(
  renew: (accountIds: string[]) => Promise<unknown>,
  log: Pick<Logger, 'warn'>,
): LeaseRenewals {
  let touched = new Set<string>();
  const timer = setInterval(() => {
    if (touched.size === 0) return;
    const accountIds = [...touched];
    touched = new Set();
    renew(accountIds).catch((error: unknown) => log.warn({ err: error }, 'leases not renewed'));
  }, FLUSH_EVERY_MS);
  return { touch: (accountId) => void touched.add(accountId), stop: () => clearInterval(timer) };
}
