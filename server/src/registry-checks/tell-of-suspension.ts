import { activeOfRole, composeMail } from '../accounts/index.ts';
import type { NotificationRow } from '../notifications/index.ts';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import { newId } from '../platform/ids.ts';
import { type ProfessionalProfile, titledName } from '../profiles/index.ts';
import { suspensionCopy as copy } from './registry-checks.copy.ts';
import type { RegistryChecks } from './registry-checks-context.ts';

/**
 * Notifies the professional, in the inbox and by mail, and every medical director, in the transaction of the
 * suspension. After the commit the professional leaves guard and call, as after a suspension by staff.
 */
export async function tellOfSuspension(
  context: RegistryChecks,
  transaction: DatabaseTransaction,
  { email, person, professional }: ProfessionalProfile,
  said: string,
): Promise<() => Promise<void>> {
  const { config, leaveCare, notifications, publicUrl, sendMail } = context;
  const { account_id: accountId } = professional;
  const name = titledName(person);
  const directors = await activeOfRole(transaction, 'MEDICAL_DIRECTOR');
  const notices = [
    { account_id: accountId, ...copy.professional(said) },
    ...directors.map((account_id) => ({ account_id, ...copy.director(name, said) })),
  ];
  const added: (NotificationRow | undefined)[] = [];
  for (const notice of notices)
    added.push(await notifications.add(transaction, { ...notice, ...EVENT, event_key: newId() }));
  const link = { label: copy.link, url: `${publicUrl}/registro-completo` };
  const supportEmail = config.SUPPORT_EMAIL;
  await sendMail(transaction, composeMail({ to: email, ...copy.mail(said), link, supportEmail }));
  return async () => {
    for (const row of added) if (row) await notifications.push(row);
    await leaveCare(accountId);
  };
}

const EVENT = {
  event: 'verification.suspended',
  entity_type: null,
  entity_id: null,
  visit_id: null,
};
