import type { NewRow } from '../platform/database/rows.ts';
import { newId } from '../platform/ids.ts';
import type { TestApp } from './test-app.ts';

/** A text message of a call, added without joining it. */
export async function addCallMessage(
  { pool }: Pick<TestApp, 'pool'>,
  { visit_id, account_id, side, body, sent_at }: Omit<NewRow<'call_message'>, 'id'>,
): Promise<void> {
  await pool.query(
    'insert into call_message (id, visit_id, account_id, side, body, sent_at) values ($1, $2, $3, $4, $5, $6)',
    [newId(), visit_id, account_id, side, body, sent_at],
  );
}
