import type { NewRow, Row } from '../../platform/database/rows.ts';

/** Data of a new session. */
export type NewSession = Required<
  Omit<
    NewRow<'session'>,
    'created_at' | 'step_up_at' | 'second_factor_at' | 'ended_at' | 'ended_reason'
  >
>;

/** Expiry times of a session. */
export type SessionLimits = Pick<
  Row<'session'>,
  'remember_me' | 'idle_expires_at' | 'absolute_expires_at'
>;

/** A session with its account. */
export type LiveSession = SessionLimits &
  Pick<Row<'session'>, 'id' | 'account_id' | 'step_up_at' | 'second_factor_at' | 'used_at'> &
  Pick<Row<'account'>, 'email' | 'role'>;
