import { randomBytes } from 'node:crypto';
import { type CuirRegistration, isTestRegistration } from '@app/contract/prescriptions';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import { newId } from '../platform/ids.ts';
import {
  type NewPrescription,
  prescriptionWritesRepository,
} from './prescription-writes.repository.ts';
import type { LineRow } from './prescriptions.repository.ts';

/** The content of a prescription, and its lines with their keys. */
export type Issuing = Omit<NewPrescription, 'id' | 'external_id' | 'test_mark'>;
export type IssuedLine = Omit<LineRow, 'id' | 'prescription_id' | 'item'>;

const EXTERNAL_ID_BYTES = 16;

/**
 * Issues a prescription in the transaction of its consultation; its content never changes later
 * (requirement: unalterable prescription).
 */
export async function issuePrescription(
  transaction: DatabaseTransaction,
  registration: CuirRegistration,
  prescription: Issuing,
  lines: readonly IssuedLine[],
): Promise<string> {
  const id = newId();
  await prescriptionWritesRepository(transaction).insert(
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
}
