import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { NewRow } from '../../platform/database/rows.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { type Claim, claim } from './claim.statement.ts';
import type { NeededConsent, VisitChange, VisitRow } from './visit-rows.ts';

/** SQL conditions of the consent of a visit's patient. */
const CONSENTS: Record<NeededConsent, RawBuilder<boolean>> = {
  'in force': sql<boolean>`accepts_teleconsultation(person_id)`,
  standing: sql<boolean>`stands_by_teleconsultation(person_id)`,
};

/** Adds and changes visits, each change with its event. */
export const visitWritesRepository = (database: Database) => {
  const db = database.withTables<Pick<Tables, 'visit' | 'visit_event'>>();
  return {
    insert: (row: NewRow<'visit'>) =>
      db.insertInto('visit').values(row).returningAll().executeTakeFirstOrThrow(),

    /** Replaces the e-mail on the visits of an account; nothing else of them changes. */
    renameEmail: (accountId: string, holder_email: string) =>
      db.updateTable('visit').set({ holder_email }).where('account_id', '=', accountId).execute(),

    /** A new claim number (requirement: claim number). */
    nextClaim: async () => {
      const { epoch } = await db
        .selectNoFrom(sql<number>`nextval('visit_claim_epoch')`.as('epoch'))
        .executeTakeFirstOrThrow();
      return epoch;
    },

    /** Marks a visit as paid by its patient instead of the plan (requirement: private consultation). */
    markPrivate: (id: string) =>
      db
        .updateTable('visit')
        .set({ paid_privately: true, financer: 'Particular' })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow(),

    /**
     * Gives a waiting visit to one professional under a new claim, with its event; a second claim finds it
     * taken.
     */
    claim: async (by: Claim) => {
      const [claimed] = await claim(database, by);
      if (!claimed) return undefined;
      const { seq, ...visit } = claimed;
      return { visit, seq: Number(seq) };
    },

    /**
     * Changes a visit only if its state and claim are as the caller read them and, if consent is needed, only
     * if its patient has given it.
     */
    move: (seen: VisitRow, change: VisitChange, consent: NeededConsent | undefined) =>
      db
        .updateTable('visit')
        .set({ ...change, version: sql<number>`version + 1` })
        .where('id', '=', seen.id)
        .where('phase', '=', seen.phase)
        .where('status', '=', seen.status)
        .where('specialty_id', '=', seen.specialty_id)
        .where('claim_epoch', 'is not distinct from', seen.claim_epoch)
        .where('left_open_at', 'is not distinct from', seen.left_open_at)
        .where(consent ? CONSENTS[consent] : sql.lit(true))
        .returningAll()
        .executeTakeFirst(),

    addEvent: async (row: NewRow<'visit_event'>) => {
      const { seq } = await db
        .insertInto('visit_event')
        .values(row)
        .returning('seq')
        .executeTakeFirstOrThrow();
      return Number(seq);
    },

    /** Finds what an account did under a command id. */
    findCommand: (accountId: string, commandId: string) =>
      db
        .selectFrom('visit_event')
        .select(['visit_id', 'command', 'reason'])
        .where('account_id', '=', accountId)
        .where('command_id', '=', commandId)
        .executeTakeFirst(),
  };
};
