import type { Documents } from '../documents/index.ts';
import type { Pharmacies } from '../pharmacies/index.ts';
import type { Actor } from '../platform/http/actor.ts';
import type { Platform } from '../platform/platform.ts';
import type { PrescriptionRow, Prescriptions, Telling } from '../prescriptions/index.ts';
import { dispensingRepository } from './dispensing.repository.ts';

/** Dependencies of dispensing at the counters of pharmacies. */
export type DispensingNeeds = Pick<Platform, 'clock' | 'config' | 'database'> &
  Telling & {
    documents: Pick<Documents, 'findOfEntity'>;
    pharmacies: Pick<Pharmacies, 'requireOpenBranch' | 'requireOwnBranch'>;
    prescriptions: Pick<
      Prescriptions,
      'findByCuir' | 'findById' | 'findLines' | 'lockAll' | 'move' | 'standingIn' | 'today'
    >;
  };

export type Dispensing = DispensingNeeds & { dispensing: ReturnType<typeof dispensingRepository> };

export const createDispensing = (needs: DispensingNeeds): Dispensing => ({
  ...needs,
  dispensing: dispensingRepository(needs.database),
});

/** Attempts of a branch at its counter, counted per kind. */
export type CounterTry = 'opening' | 'act';

/** The counter of a branch, with its limits. */
export type Counter = Dispensing & {
  /**
   * Refuses a branch with too many attempts that found nothing (requirement: counter limit); returns what takes
   * this one back.
   */
  countTry: (branchId: string, what: CounterTry) => Promise<() => Promise<void>>;
};

/** Further dependencies for reading the proof of a dispensing. */
export type DispensingReading = Dispensing & {
  /** The single access check of records, passed in from a higher layer. */
  requireRecordAccess: (
    actor: Actor,
    personId: string | undefined,
    read?: Pick<PrescriptionRow, 'author_id'>,
  ) => Promise<string>;
};
