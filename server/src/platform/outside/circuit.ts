import type { Clock } from '../clock.ts';

/**
 * Failures in a row that open a circuit: fewer than the attempts per message, so that no message is given up in
 * an outage.
 */
const FAILURES = 4;
/** How often a failing provider is tried. */
const PROBE_EVERY_MS = 60_000;
/** When to ask again while another message is testing the provider. */
const PROBE_TAKES_MS = 10_000;

/** The state of a provider, as this node sees it. */
export type CircuitState = {
  state: 'CLOSED' | 'OPEN' | 'PROBING';
  /** In a row. */
  failures: number;
  /** When the provider is tried again. */
  nextTry: Date | undefined;
};

/**
 * Keeps messages from a failing provider: after some failures in a row only one message a minute tries it, and
 * the first success lets all others through (requirement: circuit of a provider).
 */
export function createCircuit({ now }: Clock) {
  let failures = 0;
  let nextTry: Date | undefined;
  let probeUntil: Date | undefined;
  const isProbing = () => probeUntil !== undefined && probeUntil > now();
  return {
    /** `undefined` if a message may be sent now, otherwise how many milliseconds to wait before asking again. */
    waitMs: (): number | undefined => {
      if (!nextTry) return undefined;
      if (isProbing()) return PROBE_TAKES_MS;
      const left = nextTry.getTime() - now().getTime();
      if (left > 0) return left;
      probeUntil = new Date(now().getTime() + PROBE_EVERY_MS);
      return undefined;
    },
    worked: () => {
      failures = 0;
      nextTry = undefined;
      probeUntil = undefined;
    },
    failed: () => {
      failures += 1;
      probeUntil = undefined;
      if (failures >= FAILURES) nextTry = new Date(now().getTime() + PROBE_EVERY_MS);
    },
    isOpen: () => nextTry !== undefined,
    read: (): CircuitState => ({
      state: nextTry ? (isProbing() ? 'PROBING' : 'OPEN') : 'CLOSED',
      failures,
      nextTry,
    }),
  };
}

export type Circuit = ReturnType<typeof createCircuit>;
