import { statement } from '../../platform/database/statement.ts';
import type { VisitRow } from '../rows/visit-rows.ts';
import type { VisitsContext } from '../visits-context.ts';

/** Waiting patients of the guard of whom nothing was heard lately. */
const silentPatients = statement<{ silentBefore: Date }, VisitRow>(
  ({ silentBefore }) => `select * from visit
   where origin = 'GUARD' and phase = 'WAITING' and patient_lease_until < ${silentBefore} limit 200`,
);

/**
 * Tells the professionals on duty of each waiting patient who is away for the moment, and of each who is heard
 * again. Every node compares with what it told before: what two of them tell is the same.
 */
export function silenceTeller({ database, leases, line, visits }: VisitsContext) {
  let known: ReadonlySet<string> = new Set();
  return async (): Promise<void> => {
    const silent = await silentPatients(database, { silentBefore: leases.silentBefore() });
    const before = known;
    known = new Set(silent.map(({ id }) => id));
    for (const visit of silent) if (!before.has(visit.id)) await line.tellSign('Silent', visit);
    const heard = await Promise.all(
      [...before].filter((id) => !known.has(id)).map(visits.findById),
    );
    for (const visit of heard.filter(isWaiting)) await line.tellSign('Heard', visit);
  };
}

const isWaiting = (visit: VisitRow | undefined): visit is VisitRow => visit?.phase === 'WAITING';
