import type { Logger } from 'pino';

/** Collects heartbeats for a moment, to write them together. */
export type LeaseRenewals = {
  touch: (id: string) => void;
  /** Waits until no renewal of this lease is in progress, so that a lease ended afterwards stays ended. */
  forget: (id: string) => Promise<void>;
  stop: () => void;
};

const FLUSH_EVERY_MS = 1_000;

/** Renews the leases of everybody with a heartbeat in the last second, in one statement per table. */
export function startLeaseRenewals(
  renew: (ids: string[]) => Promise<unknown>,
  log: Pick<Logger, 'warn'>,
): LeaseRenewals {
  let touched = new Set<string>();
  let underWay: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    if (touched.size === 0) return;
    const ids = [...touched];
    touched = new Set();
    const renewed = renew(ids).catch((error: unknown) =>
      log.warn({ err: error }, 'leases not renewed'),
    );
    underWay = Promise.all([underWay, renewed]);
  }, FLUSH_EVERY_MS);
  return {
    touch: (id) => void touched.add(id),
    forget: async (id) => {
      touched.delete(id);
      await underWay;
    },
    stop: () => clearInterval(timer),
  };
}
