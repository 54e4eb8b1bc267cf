import { composeMail } from '../accounts/index.ts';
import type { AfterCommit } from '../approvals/index.ts';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import { escapeHtml } from '../platform/escape-html.ts';
import { newId } from '../platform/ids.ts';
import { verificationCopy as copy } from './people.copy.ts';
import type { PeopleContext } from './people-context.ts';

type Told = { accountId: string; event: string; subject: string; text: string };

/**
 * Notifies a professional of a decision in the product and by mail, in its transaction; pushed after the
 * commit. Whoever waits to be verified is not logged in.
 */
export async function tellProfessional(
  { accounts, notifications }: Pick<PeopleContext, 'accounts' | 'notifications'>,
  transaction: DatabaseTransaction,
  { accountId, event, subject, text }: Told,
): Promise<AfterCommit> {
  const row = await notifications.add(transaction, {
    account_id: accountId,
    event,
    event_key: newId(),
    subject,
    description: escapeHtml(text),
    entity_type: null,
    entity_id: null,
    visit_id: null,
  });
  const account = await accounts.inTransaction(transaction).accounts.findById(accountId);
  const link = { label: copy.profile, url: `${accounts.publicUrl}/registro-completo` };
  const supportEmail = accounts.config.SUPPORT_EMAIL;
  if (account)
    await accounts.sendMail(
      transaction,
      composeMail({ to: account.email, subject, paragraphs: [text], link, supportEmail }),
    );
  return async () => {
    if (row) await notifications.push(row);
  };
}
