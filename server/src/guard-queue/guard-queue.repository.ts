import type { QueueCommand, QueuePhase, QueueStatus } from '@app/contract/guard-queue';
import { heldPhases, livePhases } from '@app/contract/guard-queue';
import { type Generated, type Selectable, sql, type Updateable } from 'kysely';
import { batchById } from '../platform/database/batch-by-id.ts';
import type { Database } from '../platform/database/database.ts';
import { claim } from './claim.statement.ts';
import { guardLeasesRepository } from './guard-leases.repository.ts';

export type GuardQueueTables = {
  guard_queue_entry: {
    id: string;
    person_id: string;
    holder_id: string;
    account_id: string;
    specialty_id: number;
    reason: string;
    first_name: string;
    last_name: string;
    alias: string | null;
    sex_str: 'FEMALE' | 'MALE' | 'NON_BINARY';
    birth_date: string;
    financer: string;
    holder_email: string;
    phase: QueuePhase;
    status: QueueStatus;
    professional_id: string | null;
    professional_name: string | null;
    professional_licence: string | null;
    claim_epoch: number | null;
    version: Generated<number>;
    created_at: Generated<Date>;
    offered_at: Date | null;
    accepted_at: Date | null;
    started_at: Date | null;
    /** When the patient was out of the visit: they finished it, or it was left open. */
    patient_out_at: Date | null;
    /** When a side had been away for too long for the visit to go on. */
    left_open_at: Date | null;
    director_told_at: Date | null;
    closed_at: Date | null;
    closed_reason: string | null;
    /** When its patient said that they know that the place was lost. */
    loss_seen_at: Date | null;
    patient_lease_until: Date;
    professional_lease_until: Date | null;
  };
  guard_queue_event: {
    seq: Generated<number>;
    queue_id: string;
    command: string;
    from_phase: string | null;
    to_phase: string;
    claim_epoch: number | null;
    account_id: string | null;
    session_id: string | null;
    command_id: string | null;
    reason: string | null;
    at: Generated<Date>;
  };
  queue_rating: {
    queue_id: string;
    account_id: string;
    rating: number;
    created_at: Generated<Date>;
  };
};

export type EntryRow = Selectable<GuardQueueTables['guard_queue_entry']>;
export type NewEntry = Pick<
  EntryRow,
  | 'id'
  | 'person_id'
  | 'holder_id'
  | 'account_id'
  | 'specialty_id'
  | 'reason'
  | 'first_name'
  | 'last_name'
  | 'alias'
  | 'sex_str'
  | 'birth_date'
  | 'financer'
  | 'holder_email'
  | 'patient_lease_until'
>;
export type EntryChange = Updateable<GuardQueueTables['guard_queue_entry']>;
export type Claimant = Pick<
  EntryRow,
  'professional_id' | 'professional_name' | 'professional_licence'
>;

/** Out of which session, and under which command id, a claim comes. */
type ClaimedBy = { sessionId: string; commandId?: string | undefined };

export const guardQueueRepository = (database: Database) => {
  const db = database.withTables<GuardQueueTables>();
  const entries = () => db.selectFrom('guard_queue_entry').selectAll();
  const countsOfWaiting = batchById(async (specialtyIds) => {
    const rows = await db
      .selectFrom('guard_queue_entry')
      .select((eb) => ['specialty_id', eb.fn.countAll<number>().as('waiting')])
      .where('specialty_id', '=', sql<number>`any(${specialtyIds}::int[])`)
      .where('phase', '=', 'WAITING')
      .groupBy('specialty_id')
      .execute();
    return new Map(rows.map((row) => [String(row.specialty_id), Number(row.waiting)]));
  });
  return {
    ...guardLeasesRepository(database),

    insert: (row: NewEntry) =>
      db
        .insertInto('guard_queue_entry')
        .values({ ...row, phase: 'WAITING', status: 'WAITING' })
        .returningAll()
        .executeTakeFirstOrThrow(),

    /** An entry as it is when asked. */
    findById: batchById(async (ids) => {
      const rows = await entries().where('id', '=', sql<string>`any(${ids}::uuid[])`).execute();
      return new Map(rows.map((row) => [row.id, row]));
    }),

    findWaiting: (specialtyId: number) =>
      entries()
        .where('specialty_id', '=', specialtyId)
        .where('phase', '=', 'WAITING')
        .orderBy('created_at')
        .orderBy('id')
        .execute(),

    findLiveOfSpecialty: (specialtyId: number) =>
      entries()
        .where('specialty_id', '=', specialtyId)
        .where('phase', 'in', livePhases)
        .orderBy('created_at')
        .orderBy('id')
        .execute(),

    findLiveOfAccount: (accountId: string) =>
      entries()
        .where('account_id', '=', accountId)
        .where('phase', 'in', livePhases)
        .orderBy('created_at')
        .execute(),

    findLiveOfPerson: (personId: string) =>
      entries()
        .where('person_id', '=', personId)
        .where('phase', 'in', livePhases)
        .executeTakeFirst(),

    /** What a professional holds, and failed saves that wait to be saved again. */
    findOfProfessional: (accountId: string) =>
      entries()
        .where('professional_id', '=', accountId)
        .where((eb) =>
          eb.or([eb('phase', 'in', heldPhases), eb('status', '=', 'FAIL_SAVE_CONSULTATION')]),
        )
        .orderBy('created_at')
        .execute(),

    /** Whether a professional holds a visit of a person, or still owes the record of one that began since an instant. */
    attends: async (accountId: string, personId: string, since: Date) => {
      const row = await db
        .selectFrom('guard_queue_entry')
        .select('id')
        .where('professional_id', '=', accountId)
        .where('person_id', '=', personId)
        .where((eb) =>
          eb.or([
            eb('phase', 'in', ['OFFERED', 'ACCEPTED', 'IN_CALL']),
            eb.and([
              eb.or([eb('phase', '=', 'WRAP_UP'), eb('status', '=', 'FAIL_SAVE_CONSULTATION')]),
              eb('started_at', '>', since),
            ]),
          ]),
        )
        .limit(1)
        .executeTakeFirst();
      return row !== undefined;
    },

    countWaiting: async (specialtyId: number) => (await countsOfWaiting(String(specialtyId))) ?? 0,

    /** Place in line: one more than the older entries of the specialty. */
    positionOf: async ({
      specialty_id,
      created_at,
      id,
    }: Pick<EntryRow, 'specialty_id' | 'created_at' | 'id'>) => {
      const row = await db
        .selectFrom('guard_queue_entry')
        .select((eb) => eb.fn.countAll<number>().as('older'))
        .where('specialty_id', '=', specialty_id)
        .where('phase', '=', 'WAITING')
        .where(sql<boolean>`(created_at, id) < (${created_at}::timestamptz, ${id}::uuid)`)
        .executeTakeFirstOrThrow();
      return Number(row.older) + 1;
    },

    /** Gives a waiting entry to one professional under a fresh claim, with its event: two cannot take one patient. */
    claim: async (
      id: string,
      claimant: Claimant,
      by: ClaimedBy,
      { offeredAt, leaseUntil }: { offeredAt: Date; leaseUntil: Date },
    ) => {
      const { professional_id, professional_name, professional_licence } = claimant;
      const [claimed] = await claim(
        database,
        id,
        professional_id,
        professional_name,
        professional_licence,
        leaseUntil,
        by.sessionId,
        by.commandId ?? null,
        offeredAt,
      );
      if (!claimed) return undefined;
      const { seq, ...entry } = claimed;
      return { entry, seq: Number(seq) };
    },

    /** Changes an entry only if it still is where the caller saw it, under the same claim. */
    move: (seen: EntryRow, change: EntryChange) =>
      db
        .updateTable('guard_queue_entry')
        .set({ ...change, version: sql<number>`version + 1` })
        .where('id', '=', seen.id)
        .where('phase', '=', seen.phase)
        .where('status', '=', seen.status)
        .where('claim_epoch', 'is not distinct from', seen.claim_epoch)
        .where('left_open_at', 'is not distinct from', seen.left_open_at)
        .returningAll()
        .executeTakeFirst(),

    addEvent: async (row: Omit<GuardQueueTables['guard_queue_event'], 'seq' | 'at'>) => {
      const { seq } = await db
        .insertInto('guard_queue_event')
        .values(row)
        .returning('seq')
        .executeTakeFirstOrThrow();
      return Number(seq);
    },

    /** What an account did under a command id. */
    findCommand: (accountId: string, commandId: string) =>
      db
        .selectFrom('guard_queue_event')
        .select(['queue_id', 'command', 'reason'])
        .where('account_id', '=', accountId)
        .where('command_id', '=', commandId)
        .executeTakeFirst(),

    insertRating: (row: { queue_id: string; account_id: string; rating: number }) =>
      db
        .insertInto('queue_rating')
        .values(row)
        .onConflict((conflict) => conflict.column('queue_id').doNothing())
        .returning('queue_id')
        .executeTakeFirst(),
  };
};

export type RecordedCommand = QueueCommand | 'SetOrder';
