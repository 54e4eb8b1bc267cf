import type { PreferenceKind, Preferences } from '@app/contract/notifications';
import type { Database } from '../../platform/database/database.ts';
import type { Known } from '../../platform/database/rows.ts';

type Lists = { email: PreferenceKind[]; whatsapp: PreferenceKind[]; push: PreferenceKind[] };
type Stored = { notification_preference: Known<'notification_preference', Lists> };

export const preferencesRepository = (database: Database) => {
  const db = database.withTables<Stored>();
  return {
    find: async (accountId: string): Promise<Preferences | undefined> => {
      const row = await db
        .selectFrom('notification_preference')
        .selectAll()
        .where('account_id', '=', accountId)
        .executeTakeFirst();
      if (!row) return undefined;
      const { email, whatsapp, push, quiet_from: from, quiet_to: to } = row;
      return { email, whatsapp, push, quiet: from && to ? { from, to } : null };
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
