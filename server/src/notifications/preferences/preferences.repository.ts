import type { PreferenceKind, Preferences } from '@app/contract/notifications';
import type { Database } from '../../platform/database/database.ts';
import type { Known } from '../../platform/database/rows.ts';
import type { Tables } from '../../platform/database/tables.ts';

type Lists = { email: PreferenceKind[]; whatsapp: PreferenceKind[]; push: PreferenceKind[] };
type Stored = { notification_preference: Known<'notification_preference', Lists> } & Pick<
  Tables,
  'account'
>;

/** The choice of an account; null if it never chose. */
type Chosen = { preferences: Preferences | null };

export const preferencesRepository = (database: Database) => {
  const db = database.withTables<Stored>();
  return {
    /** The choice of an account that may log in; undefined for any other. */
    findOfActive: async (accountId: string): Promise<Chosen | undefined> => {
      const row = await db
        .selectFrom('account')
        .leftJoin('notification_preference as chosen', 'chosen.account_id', 'account.id')
        .select([
          'chosen.email',
          'chosen.whatsapp',
          'chosen.push',
          'chosen.quiet_from as from',
          'chosen.quiet_to as to',
        ])
        .where('account.id', '=', accountId)
        .where('account.status', '=', 'ACTIVE')
        .executeTakeFirst();
      if (!row) return undefined;
      const { email, whatsapp, push, from, to } = row;
      if (!(email && whatsapp && push)) return { preferences: null };
      return { preferences: { email, whatsapp, push, quiet: from && to ? { from, to } : null } };
    },

    store: (accountId: string, { quiet, ...lists }: Preferences) => {
      const row = { ...lists, quiet_from: quiet?.from ?? null, quiet_to: quiet?.to ?? null };
      return db
        .insertInto('notification_preference')
        .values({ account_id: accountId, ...row })
        .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
        .execute();
    },
  };
};
