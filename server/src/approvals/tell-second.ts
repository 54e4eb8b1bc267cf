import { rolesOfAct } from '@app/contract/approvals';
import { dayOf } from '@app/contract/kernel';
import { activeOfRole, composeMail } from '../accounts/index.ts';
import type { NotificationRow } from '../notifications/index.ts';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import { waitingCopy as copy } from './approvals.copy.ts';
import { approvalsRepository } from './approvals.repository.ts';
import type { ApprovalsContext } from './approvals-context.ts';
import type { StaffActRow } from './staff-act.ts';

const LIST = '/admin/solicitudes';

/**
 * Tells everybody who may approve an act that it waits for them, in the inbox and by mail, whatever they chose for
 * news of the clinic: without them it is not done. Push what it returns after the commit.
 */
export async function tellSecond(
  context: ApprovalsContext,
  transaction: DatabaseTransaction,
  act: StaffActRow,
): Promise<NotificationRow[]> {
  const { config, notifications, publicUrl, sendMail } = context;
  const expires = dayOf(act.expires_at);
  const people = approvalsRepository(transaction);
  const asker = await people.emailOf(act.asked_by);
  const link = { label: copy.link, url: `${publicUrl}${LIST}` };
  const told: NotificationRow[] = [];
  for (const account_id of await secondsOf(transaction, act)) {
    const notice = await notifications.add(transaction, {
      ...copy.notice(asker, act.subject, expires),
      account_id,
      event: 'approval.waiting',
      event_key: act.id,
      entity_type: null,
      entity_id: null,
      visit_id: null,
    });
    if (notice) told.push(notice);
    const to = await people.emailOf(account_id);
    const supportEmail = config.SUPPORT_EMAIL;
    await sendMail(transaction, composeMail({ to, ...copy.mail(expires), link, supportEmail }));
  }
  return told;
}

/** Everybody who may decide on it: neither who asked, nor whom it is about. */
async function secondsOf(
  transaction: DatabaseTransaction,
  { asked_by, kind, subject_id }: StaffActRow,
): Promise<string[]> {
  const roles = rolesOfAct(kind).filter((role) => role === 'ADMIN' || role === 'MEDICAL_DIRECTOR');
  const found = await Promise.all(roles.map((role) => activeOfRole(transaction, role)));
  return found.flat().filter((id) => id !== asked_by && id !== subject_id);
}
