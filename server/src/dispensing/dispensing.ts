import type { Documents } from '../documents/index.ts';
import type { Pharmacies } from '../pharmacies/index.ts';
import type { Actor } from '../platform/http/actor.ts';
import type { Platform } from '../platform/platform.ts';
import type { PrescriptionRow, Prescriptions, Telling } from '../prescriptions/index.ts';
import { dispensingRepository } from './dispensing.repository.ts';

/** What serving prescriptions at the counters of pharmacies stands on. */
export type DispensingNeeds = Pick<Platform, 'clock' | 'config' | 'database'> &
  Telling & {
    documents: Pick<Documents, 'findOfEntity'>;
    pharmacies: Pick<Pharmacies, 'requireOpenBranch' | 'requireOwnBranch'>;
    prescriptions: Pick<
      Prescriptions,
      'findByCuir' | 'findById' | 'findLines' | 'move' | 'standingIn' | 'today'
    >;
  };

export type Dispensing = DispensingNeeds & { dispensing: ReturnType<typeof dispensingRepository> };

export const createDispensing = (needs: DispensingNeeds): Dispensing => ({
  ...needs,
  dispensing: dispensingRepository(needs.database),
});

/** What a branch tries at its counter, each counted for itself. */
export type CounterTry = 'opening' | 'act';

/** The counter of a branch, with what counts its tries. */
export type Counter = Dispensing & {
  /** Refuses a branch that tried too often (requirement: counter limit). */
  countTry: (branchId: string, what: CounterTry) => Promise<void>;
};

/** What reading the proof of a dispensing stands on besides. */
export type DispensingReading = Dispensing & {
  /** The one door to a record, decided above, where records are. */
  requireRecordAccess: (
    actor: Actor,
    personId: string | undefined,
    read?: Pick<PrescriptionRow, 'author_id'>,
  ) => Promise<string>;
};
