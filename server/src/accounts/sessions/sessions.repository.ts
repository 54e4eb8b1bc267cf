import type { Config } from '../../platform/config.ts';
import { batchById } from '../../platform/database/batch-by-id.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Row } from '../../platform/database/rows.ts';
import { statement } from '../../platform/database/statement.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { LiveSession, SessionLimits } from './session-rows.ts';

/** Sessions not ended, of accounts that may log in; expiry is checked against the product's clock. */
const OPEN = `select session.id, account_id, step_up_at, second_factor_at, used_at, idle_expires_at,
  absolute_expires_at, remember_me, email, role
  from session join account on account.id = account_id where ended_at is null and status = 'ACTIVE'`;

const openByIds = statement<{ ids: string[] }, LiveSession>(
  ({ ids }) => `${OPEN} and stage = 'FULL' and session.id = any(${ids}::uuid[])`,
);

const openByToken = statement<Pick<Row<'session'>, 'stage' | 'token_hash'>, LiveSession>(
  ({ stage, token_hash }) => `${OPEN} and stage = ${stage} and token_hash = ${token_hash}`,
);

const isWithinLimits = ({ idle_expires_at, absolute_expires_at }: SessionLimits, now: Date) =>
  idle_expires_at > now && absolute_expires_at > now;

/** Selects the complete, live sessions of an account. */
export const liveSessions = (database: Database, accountId: string, now: Date) =>
  database
    .withTables<Pick<Tables, 'session'>>()
    .selectFrom('session')
    .where('account_id', '=', accountId)
    .where('stage', '=', 'FULL')
    .where('ended_at', 'is', null)
    .where('idle_expires_at', '>', now)
    .where('absolute_expires_at', '>', now);

/** Reads sessions. */
export const sessionsRepository = (
  database: Database,
  { REQUIRE_SECOND_FACTOR }: Pick<Config, 'REQUIRE_SECOND_FACTOR'>,
) => {
  // A session opened before the second factor became mandatory ends then.
  const isLive = (session: LiveSession, now: Date) =>
    isWithinLimits(session, now) &&
    (!REQUIRE_SECOND_FACTOR || session.role === 'PATIENT' || session.second_factor_at !== null);
  const findOpen = batchById(async (ids) => {
    const rows = await openByIds(database, { ids });
    return new Map(rows.map((row) => [row.id, row]));
  });
  return {
    findLive: async (id: string, now: Date) => {
      const session = await findOpen(id);
      return session && isLive(session, now) ? session : undefined;
    },

    /** Finds the complete session of a cookie. */
    findLiveByToken: async (token_hash: Buffer, now: Date) => {
      const [session] = await openByToken(database, { stage: 'FULL', token_hash });
      return session && isLive(session, now) ? session : undefined;
    },

    /** Finds the login of a cookie that waits for its second factor. */
    findWaiting: async (token_hash: Buffer, now: Date) => {
      const [session] = await openByToken(database, { stage: 'PASSWORD_OK', token_hash });
      return session && isWithinLimits(session, now) ? session : undefined;
    },

    /** Lists an account's own sessions, most recently used first. */
    listLive: (accountId: string, now: Date) =>
      liveSessions(database, accountId, now)
        .select(['id', 'device', 'auth_method', 'remember_me', 'created_at', 'used_at'])
        .orderBy('used_at', 'desc')
        .execute(),

    /** Returns those of the given sessions that ended, expired, or belong to an account that may no longer log in. */
    findOver: async (ids: string[], now: Date) => {
      const open = await openByIds(database, { ids });
      const live = new Set(open.filter((row) => isLive(row, now)).map(({ id }) => id));
      return ids.filter((id) => !live.has(id));
    },

    /** Returns the sessions among these accounts and ids that have not been renewed since then. */
    findStale: async (accountIds: string[], ids: string[], usedBefore: Date) =>
      (await openByIds(database, { ids })).filter(
        ({ account_id, used_at }) => accountIds.includes(account_id) && used_at < usedBefore,
      ),
  };
};
