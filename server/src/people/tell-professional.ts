import type { AfterCommit } from '../approvals/index.ts';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import { newId } from '../platform/ids.ts';
import type { PeopleContext } from './people-context.ts';

type Told = {
  accountId: string;
  event: string;
  subject: string;
  description: string;
};

/** Notifies a professional of a decision, in its transaction; pushed after the commit. */
export async function tellProfessional(
  { notifications }: Pick<PeopleContext, 'notifications'>,
  transaction: DatabaseTransaction,
  { accountId, event, subject, description }: Told,
): Promise<AfterCommit> {
  const row = await notifications.add(transaction, {
    account_id: accountId,
    event,
    event_key: newId(),
    subject,
    description,
    entity_type: null,
    entity_id: null,
    visit_id: null,
  });
  return async () => {
    if (row) await notifications.push(row);
  };
}
