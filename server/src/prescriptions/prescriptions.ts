import {
  type CuirRegistration,
  type CuirType,
  isTestRegistration,
} from '@app/contract/prescriptions';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import type { Platform } from '../platform/platform.ts';
import { annulPrescriptions } from './annul-prescriptions.ts';
import { type IssuedLine, type Issuing, issuePrescription } from './issue-prescription.ts';
import { newCuirs } from './new-cuirs.ts';
import { type Move, prescriptionWritesRepository } from './prescription-writes.repository.ts';
import { prescriptionsRepository } from './prescriptions.repository.ts';
import { standingRepository } from './standing.repository.ts';
import { writingAidsRepository } from './writing-aids.repository.ts';

/** Issued prescriptions and the keys that identify them. */
export type Prescriptions = ReturnType<typeof createPrescriptions>;

export function createPrescriptions(
  { config, database }: Pick<Platform, 'config' | 'database'>,
  today: () => string,
) {
  const registration: CuirRegistration = {
    platformNumber: config.CUIR_PLATFORM_NUMBER,
    repositoryNumber: config.CUIR_REPOSITORY_NUMBER,
  };
  const standing = standingRepository(database);
  return {
    ...prescriptionsRepository(database),
    ...writingAidsRepository(database),
    findByCuir: standing.findByCuir,
    findStanding: standing.findStanding,
    today,

    /** True while the installation lacks its official numbers (requirement: test documents). */
    isTest: isTestRegistration(registration),

    newCuirs: (jurisdictionCode: string, types: readonly CuirType[]) =>
      newCuirs(registration, jurisdictionCode, types),

    issue: (transaction: DatabaseTransaction, prescription: Issuing, lines: IssuedLine[]) =>
      issuePrescription(transaction, registration, prescription, lines),

    annulOf: annulPrescriptions,

    /** Applies a command to a prescription in a transaction, only if it is still allowed. */
    move: (transaction: DatabaseTransaction, move: Move) =>
      prescriptionWritesRepository(transaction).move(move),

    /**
     * Releases the prescriptions of an order that ended without dispensing; overdue ones stay overdue by their
     * dates.
     */
    release: (transaction: DatabaseTransaction, ids: readonly string[]) =>
      prescriptionWritesRepository(transaction).release(ids),

    /** The state of some prescriptions, locked until the end of the transaction. */
    lockAll: (transaction: DatabaseTransaction, ids: readonly string[]) =>
      standingRepository(transaction).lockAll(ids),

    /** The state of a prescription, as seen by a transaction. */
    standingIn: (transaction: DatabaseTransaction, id: string) =>
      standingRepository(transaction).findStanding(id),
  };
}
