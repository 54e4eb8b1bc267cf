import type { Catalogs } from '../catalogs/index.ts';
import type { Database } from '../platform/database/database.ts';
import { announceVisit } from './announce-visit.ts';
import { type Leases, leaseClock } from './leases/lease-clock.ts';
import { leasesRepository } from './rows/leases.repository.ts';
import { lostPlacesRepository } from './rows/lost-places.repository.ts';
import type { VisitRow } from './rows/visit-rows.ts';
import { visitWritesRepository } from './rows/visit-writes.repository.ts';
import { visitsRepository } from './rows/visits.repository.ts';
import { type Present, presentVisit } from './visits.presenter.ts';
import type { Change, VisitsNeeds } from './visits-needs.ts';

/** Context of the use cases of visits. */
export type VisitsContext = VisitsNeeds &
  Repositories & {
    leases: Leases;
    present: Present;
    /** Notifies everybody affected by a change, after the commit, and ends the call if the command does. */
    announce: (command: Change, row: VisitRow, seq: number) => Promise<void>;
  };

type Repositories = ReturnType<typeof repositories>;

const repositories = (database: Database) => ({
  visits: visitsRepository(database),
  visitWrites: visitWritesRepository(database),
  leaseholders: leasesRepository(database),
  lostPlaces: lostPlacesRepository(database),
});

export function createVisitsContext(needs: VisitsNeeds): VisitsContext {
  const specialtyName = specialtyNames(needs.catalogs);
  const leases = leaseClock(needs);
  const present: Present = async (row, reader, orderNumber = null) =>
    presentVisit(
      row,
      reader,
      { specialty: await specialtyName(row.specialty_id), now: needs.clock.now(), leases },
      orderNumber,
    );
  return {
    ...needs,
    ...repositories(needs.database),
    leases,
    present,
    announce: (command, row, seq) => announceVisit({ ...needs, present }, command, row, seq),
  };
}

/** Names of specialties, cached since they hardly ever change. */
function specialtyNames(catalogs: Pick<Catalogs, 'findSpecialty'>) {
  const known = new Map<number, string>();
  return async (id: number): Promise<string> => {
    const name = known.get(id) ?? (await catalogs.findSpecialty(id))?.name ?? '';
    known.set(id, name);
    return name;
  };
}
