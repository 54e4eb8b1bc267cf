import type { NewRow, Row } from '../../platform/database/rows.ts';

/** What a login knows of the session it opens. */
export type NewSession = Required<
  Omit<
    NewRow<'session'>,
    'created_at' | 'step_up_at' | 'second_factor_at' | 'ended_at' | 'ended_reason'
  >
>;

/** When a session ends by itself. */
export type SessionLimits = Pick<
  Row<'session'>,
  'remember_me' | 'idle_expires_at' | 'absolute_expires_at'
>;

/** A session with the account it belongs to. */
export type LiveSession = SessionLimits &
  Pick<Row<'session'>, 'id' | 'account_id' | 'step_up_at' | 'second_factor_at' | 'used_at'> &
  Pick<Row<'account'>, 'email' | 'role'>;
