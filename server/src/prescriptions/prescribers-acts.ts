import type { PrescriptionStatus } from '@app/contract/prescriptions';
import { recordAudit } from '../audit/index.ts';
import type { Documents } from '../documents/index.ts';
import type { LicenceVerification } from '../licence-verification/index.ts';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { refuseKernel } from '../platform/http/problem-handler.ts';
import type { Platform } from '../platform/platform.ts';
import type { Refusal } from '../platform/refusal.ts';
import { statusOn } from './prescription-facts.ts';
import { prescriptionWritesRepository } from './prescription-writes.repository.ts';
import { annulledNotice, reactivatedNotice } from './prescriptions.copy.ts';
import { refuse } from './prescriptions.refusals.ts';
import type { PrescriptionRow } from './prescriptions.repository.ts';
import { standingRepository } from './standing.repository.ts';
import {
  type Notice,
  pushNotices,
  readerOf,
  type Telling,
  tellReader,
} from './tell-of-prescription.ts';

/** Dependencies of a prescriber's acts on an issued prescription. */
export type PrescribersActs = Pick<Platform, 'clock' | 'database'> &
  Telling & {
    documents: Pick<Documents, 'replace'>;
    licences: Pick<LicenceVerification, 'requireVerified'>;
    today: () => string;
  };

type Act = {
  command: 'annul' | 'reactivate';
  reason?: string;
  /** Runs in the transaction of the act. */
  also?: (transaction: DatabaseTransaction, row: PrescriptionRow) => Promise<unknown>;
  notice: (row: PrescriptionRow, prescription: string) => Pick<Notice, 'subject' | 'description'>;
};

/**
 * Annuls a prescription that was not dispensed, with a reason (requirement: block and annul). Its document is
 * invalidated too.
 */
export const annulPrescription = (
  acts: PrescribersActs,
  actor: Actor,
  id: string,
  reason: string,
): Promise<void> =>
  act(acts, actor, id, {
    command: 'annul',
    reason,
    also: (transaction, row) =>
      acts.documents.replace(transaction, row.consultation_id, ['prescription']),
    notice: ({ professional_name }, prescription) =>
      annulledNotice(prescription, professional_name, reason),
  });

/** Lets a prescription blocked by a pharmacist be dispensed again. Its validity days kept counting. */
export const reactivatePrescription = (
  acts: PrescribersActs,
  actor: Actor,
  id: string,
): Promise<void> =>
  act(acts, actor, id, {
    command: 'reactivate',
    notice: ({ professional_name }, prescription) =>
      reactivatedNotice(prescription, professional_name),
  });

async function act(
  acts: PrescribersActs,
  actor: Actor,
  id: string,
  { command, reason, also, notice }: Act,
): Promise<void> {
  const { clock, database, today } = acts;
  const row = await requireOwn(acts, actor, id, command);
  const reader = await readerOf(acts, row);
  const notices = await database.transaction().execute(async (transaction) => {
    const move = { id, command, now: clock.now(), today: today(), ...(reason && { reason }) };
    if (!(await prescriptionWritesRepository(transaction).move(move)))
      throw await refusalNow(transaction, id, today());
    await also?.(transaction, row);
    await recordAudit(transaction, actor, { ...auditOf(command, id, row), rule: 'author' });
    return tellReader(acts, transaction, reader, (prescription) => ({
      ...notice(row, prescription),
      event: `prescription.${command}`,
      event_key: `${id}-${row.version}-${command}`,
    }));
  });
  await pushNotices(acts, notices);
}

/** A prescription for its author; for others it is reported as not found, and the attempt is audited. */
async function requireOwn(
  { database, licences }: PrescribersActs,
  actor: Actor,
  id: string,
  command: Act['command'],
): Promise<PrescriptionRow> {
  await licences.requireVerified(actor);
  const row = await standingRepository(database).findStanding(id);
  if (row?.author_id === actor.accountId) return row;
  await recordAudit(database, actor, { ...auditOf(command, id, row), outcome: 'denied' });
  throw refuseKernel('request.not-found');
}

const auditOf = (command: Act['command'], id: string, row: PrescriptionRow | undefined) => ({
  type: `prescription.${command}`,
  action: 'U' as const,
  purpose: 'TREAT' as const,
  patient_id: row?.person_id ?? null,
  entity_type: 'prescription',
  entity_id: id,
});

const REFUSED: Partial<Record<PrescriptionStatus, Parameters<typeof refuse>[0]>> = {
  DISPENSED: 'prescriptions.already-dispensed',
  ANNULLED: 'prescriptions.annulled',
  OVERDUE: 'prescriptions.overdue',
};

/** Why an act failed, by the prescription's current status. */
async function refusalNow(
  transaction: DatabaseTransaction,
  id: string,
  today: string,
): Promise<Refusal> {
  const row = await standingRepository(transaction).findStanding(id);
  const code = row && REFUSED[statusOn(row, today)];
  return refuse(code ?? 'prescriptions.command-refused');
}
