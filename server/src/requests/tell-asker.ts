import type { DatabaseTransaction } from '../platform/database/database.ts';
import { escapeHtml } from '../platform/escape-html.ts';
import type { StaffRequestRow } from './request-rows.ts';
import { answerSubject } from './requests.copy.ts';
import type { RequestsContext } from './requests-context.ts';

/** Notifies the requester of staff's answer, in its transaction; pushed after the commit. */
export async function tellAsker(
  { notifications }: Pick<RequestsContext, 'notifications'>,
  transaction: DatabaseTransaction,
  request: StaffRequestRow,
): Promise<() => Promise<void>> {
  const row = await notifications.add(transaction, {
    account_id: request.account_id,
    event: 'request.answered',
    event_key: request.id,
    subject: answerSubject(request.kind, request.state),
    description: escapeHtml(request.answer ?? ''),
    entity_type: null,
    entity_id: null,
    visit_id: null,
  });
  return async () => {
    if (row) await notifications.push(row);
  };
}
