import { type Periodic, periodically } from '../platform/jobs/periodically.ts';
import { expireLeases } from './leases/expire-leases.ts';
import { silenceTeller } from './leases/tell-silence.ts';
import { reportLateRecords } from './left-open/unrecorded.ts';
import type { VisitsContext } from './visits-context.ts';

const SWEEP_EVERY_MS = 1_000;

/** Checks every second for expired leases, silent patients and late records. */
export function startVisitSweep(visits: VisitsContext): Periodic {
  const tellSilence = silenceTeller(visits);
  return periodically(visits, SWEEP_EVERY_MS, 'sweep of visits', () =>
    Promise.all([expireLeases(visits), reportLateRecords(visits), tellSilence()]),
  );
}
