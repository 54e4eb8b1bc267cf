import { randomBytes } from 'node:crypto';
import {
  type CuirRegistration,
  type CuirType,
  composeCuir,
  isTestRegistration,
  newCuirGroup,
  type Prescription,
  type PrescriptionState,
} from '@app/contract/prescriptions';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import { newId } from '../platform/ids.ts';
import type { Platform } from '../platform/platform.ts';
import { presentPrescription } from './prescriptions.presenter.ts';
import {
  type LineRow,
  type NewPrescription,
  type PrescriptionRow,
  prescriptionsRepository,
} from './prescriptions.repository.ts';

/** Issued prescriptions and the keys that identify them. */
export type Prescriptions = ReturnType<typeof createPrescriptions>;

type IssuedLine = Omit<LineRow, 'id' | 'prescription_id' | 'item' | 'cuir'>;
type IssuePrescription = Omit<NewPrescription, 'id' | 'external_id' | 'test_mark'>;

const EXTERNAL_ID_BYTES = 16;

export function createPrescriptions(platform: Platform, today: () => string) {
  const { config, database } = platform;
  const prescriptions = prescriptionsRepository(database);
  const registration: CuirRegistration = {
    platformNumber: config.CUIR_PLATFORM_NUMBER,
    repositoryNumber: config.CUIR_REPOSITORY_NUMBER,
  };

  async function withLines(rows: PrescriptionRow[], mayKnowVih: boolean): Promise<Prescription[]> {
    const lines = await prescriptions.findLines(rows.map(({ id }) => id));
    return rows.map((row) =>
      presentPrescription(
        row,
        lines.filter(({ prescription_id }) => prescription_id === row.id),
        today(),
        mayKnowVih,
      ),
    );
  }

  return {
    /** True while the installation lacks its official numbers (requirement: test documents). */
    isTest: isTestRegistration(registration),

    findById: prescriptions.findById,
    findByExternalId: prescriptions.findByExternalId,
    findStatus: prescriptions.findStatus,
    withLines,

    /** Fresh keys for the lines of one order: one group, numbered items (requirement: prescription key). */
    newCuirs(jurisdictionCode: string, types: readonly CuirType[]): string[] {
      const groupId = newCuirGroup(randomBytes);
      return types.map((type, index) =>
        composeCuir({ ...registration, jurisdictionCode, type, groupId, item: index + 1 }),
      );
    },

    /** Issues a prescription in the transaction of its consultation; nothing of it changes later (requirement: unalterable prescription). */
    async issue(
      transaction: DatabaseTransaction,
      prescription: IssuePrescription,
      lines: (IssuedLine & { cuir: string })[],
    ): Promise<string> {
      const id = newId();
      await prescriptionsRepository(transaction).insert(
        {
          ...prescription,
          id,
          external_id: randomBytes(EXTERNAL_ID_BYTES).toString('base64url'),
          test_mark: isTestRegistration(registration),
        },
        lines.map((line, index) => ({
          ...line,
          id: newId(),
          prescription_id: id,
          item: index + 1,
        })),
      );
      return id;
    },

    /**
     * Ends the prescriptions of a record in the transaction of its edit. False where one
     * is already at a pharmacy or served: then nothing of the record may change.
     */
    async annulOf(
      transaction: DatabaseTransaction,
      consultationId: string,
      now: Date,
    ): Promise<boolean> {
      const own = prescriptionsRepository(transaction);
      await own.annulOf(consultationId, now);
      return (await own.countStanding(consultationId)) === 0;
    },

    async listOf(
      personIds: string[],
      state: PrescriptionState | undefined,
      size: number,
      page: number,
      reader: string | null,
    ) {
      const rows = await prescriptions.list(personIds, state, today(), size, page, reader);
      return withLines(rows, true);
    },
  };
}
