import type { Selectable } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { LicenceRow, ProfessionalRow } from './profiles.repository.ts';

type InsurerRow = { professional_id: string; prepaid_health_id: number; is_provider: boolean };

type Tables = {
  professional: ProfessionalRow & { verified_at: Date | null; verified_by: string | null };
  professional_licence: LicenceRow;
  professional_specialty: { professional_id: string; specialty_id: number; position: number };
  professional_insurer: InsurerRow;
};

export type NewProfessional = Omit<
  Selectable<Tables['professional']>,
  'verification' | 'verified_at' | 'verified_by'
>;

export const professionalWritesRepository = (database: Database) => {
  const db = database.withTables<Tables>();
  return {
    upsert: ({ account_id, ...facts }: NewProfessional) =>
      db
        .insertInto('professional')
        .values({
          account_id,
          ...facts,
          verification: 'PENDING_VERIFICATION',
          verified_at: null,
          verified_by: null,
        })
        .onConflict((conflict) => conflict.column('account_id').doUpdateSet(facts))
        .execute(),

    /** What is declared of a practice; the row of its person is locked. */
    findPractice: (accountId: string) =>
      db
        .selectFrom('professional')
        .select(['profession', 'refeps_code'])
        .where('account_id', '=', accountId)
        .executeTakeFirst(),

    /** What was verified is no longer what is declared: it has to be looked at again (requirement: verified licence). */
    takeVerificationAway: (accountId: string) =>
      db
        .updateTable('professional')
        .set({ verification: 'PENDING_VERIFICATION', verified_at: null, verified_by: null })
        .where('account_id', '=', accountId)
        .where('verification', '=', 'VERIFIED')
        .execute(),

    findLicences: (accountId: string) =>
      db
        .selectFrom('professional_licence')
        .selectAll()
        .where('professional_id', '=', accountId)
        .orderBy('position')
        .execute(),

    /** Nobody states, verifies or suspends anything of a professional until the transaction ends. */
    lock: (accountId: string) =>
      db
        .selectFrom('professional')
        .select('account_id')
        .where('account_id', '=', accountId)
        .forShare()
        .execute(),

    specialtyIds: async (accountId: string) =>
      (
        await db
          .selectFrom('professional_specialty')
          .select('specialty_id')
          .where('professional_id', '=', accountId)
          .execute()
      ).map(({ specialty_id }) => specialty_id),

    replaceLicences: async (accountId: string, rows: LicenceRow[]) => {
      await db
        .deleteFrom('professional_licence')
        .where('professional_id', '=', accountId)
        .execute();
      await db.insertInto('professional_licence').values(rows).execute();
    },

    replaceSpecialties: async (accountId: string, ids: readonly number[]) => {
      await db
        .deleteFrom('professional_specialty')
        .where('professional_id', '=', accountId)
        .execute();
      const rows = ids.map((specialty_id, position) => ({
        professional_id: accountId,
        specialty_id,
        position,
      }));
      await db.insertInto('professional_specialty').values(rows).execute();
    },

    replaceInsurers: async (
      accountId: string,
      insurers: readonly Omit<InsurerRow, 'professional_id'>[],
    ) => {
      await db
        .deleteFrom('professional_insurer')
        .where('professional_id', '=', accountId)
        .execute();
      if (insurers.length === 0) return;
      const rows = insurers.map((insurer) => ({ professional_id: accountId, ...insurer }));
      await db.insertInto('professional_insurer').values(rows).execute();
    },
  };
};
