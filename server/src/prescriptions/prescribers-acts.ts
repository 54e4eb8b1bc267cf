import { nextPrescriptionStatusOn, type PrescriptionStatus } from '@app/contract/prescriptions';
import { recordAudit } from '../audit/index.ts';
import type { Documents } from '../documents/index.ts';
import type { Reader } from '../family-group/index.ts';
import type { LicenceVerification } from '../licence-verification/index.ts';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { refuseKernel } from '../platform/http/problem-handler.ts';
import type { Platform } from '../platform/platform.ts';
import { factsOf, statusOn } from './prescription-facts.ts';
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
    /**
     * Locks the pharmacy order that holds a prescription, before the prescription itself; returns what becomes of
     * the order once it is annulled. Passed in from orders, in a higher layer.
     */
    lockOrderOf: (
      transaction: DatabaseTransaction,
      actor: Actor,
      prescriptionId: string,
    ) => Promise<Following>;
  };

/** What else an act does in its transaction; returns what is done after the commit. */
type Following = () => Promise<AfterCommit>;
type AfterCommit = () => Promise<void>;

type Act = {
  command: 'annul' | 'reactivate';
  reason?: string;
  /** Runs in the transaction before the prescription is locked; what it returns runs after the move. */
  prepare?: (transaction: DatabaseTransaction, row: PrescriptionRow) => Promise<Following>;
  notice: (row: PrescriptionRow, prescription: string) => Pick<Notice, 'subject' | 'description'>;
};

/**
 * Annuls a prescription that was not dispensed, at a pharmacy too, with a reason (requirement: block and annul).
 * Its document is invalidated, and an order that holds it goes on without it.
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
    prepare: async (transaction, row) => {
      const followInOrder = await acts.lockOrderOf(transaction, actor, row.id);
      return async () => {
        await acts.documents.replace(transaction, row.consultation_id, ['prescription']);
        return followInOrder();
      };
    },
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

async function act(acts: PrescribersActs, actor: Actor, id: string, what: Act): Promise<void> {
  const row = await requireOwn(acts, actor, id, what.command);
  const reader = await readerOf(acts, row);
  const done = await acts.database
    .transaction()
    .execute((transaction) => moveIn(acts, transaction, actor, { row, reader, what }));
  // It was sent, blocked or released since it was read, which the act still allows.
  if (!done) return act(acts, actor, id, what);
  await done.afterwards?.();
  await pushNotices(acts, done.notices);
}

type Moving = { row: PrescriptionRow; reader: Reader | undefined; what: Act };

/** Applies an act to the version that was read; `undefined` if it has to be read again. */
async function moveIn(
  acts: PrescribersActs,
  transaction: DatabaseTransaction,
  actor: Actor,
  { row, reader, what }: Moving,
) {
  const { command, reason, prepare, notice } = what;
  const { id, version } = row;
  const follow = await prepare?.(transaction, row);
  const at = { now: acts.clock.now(), today: acts.today() };
  const move = { id, command, version, ...at, ...(reason && { reason }) };
  if (!(await prescriptionWritesRepository(transaction).move(move))) {
    await refuseUnlessMoved(transaction, row, command, at.today);
    return undefined;
  }
  const afterwards = await follow?.();
  await recordAudit(transaction, actor, { ...auditOf(command, id, row), rule: 'author' });
  const notices = await tellReader(acts, transaction, reader, (prescription) => ({
    ...notice(row, prescription),
    event: `prescription.${command}`,
    event_key: `${id}-${version}-${command}`,
  }));
  return { afterwards, notices };
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

/** Refuses an act by the prescription's current status, unless only its version changed. */
async function refuseUnlessMoved(
  transaction: DatabaseTransaction,
  { id, version }: PrescriptionRow,
  command: Act['command'],
  today: string,
): Promise<void> {
  const row = await standingRepository(transaction).findStanding(id);
  const isMoved = row && row.version !== version;
  if (isMoved && nextPrescriptionStatusOn(factsOf(row), command, today)) return;
  throw refuse((row && REFUSED[statusOn(row, today)]) ?? 'prescriptions.command-refused');
}
