import type { WhatsAppReach } from '@app/contract/notifications';
import type { Database } from '../../platform/database/database.ts';
import type { PersonRow } from '../profile-rows.ts';
import { profilesRepository } from '../profiles.repository.ts';
import type { ProfilesContext } from '../profiles-context.ts';
import { telephoneCodesRepository } from './telephone-codes.repository.ts';

/** Whether WhatsApp reaches a person, and at which telephone, in international form. */
export type Reached = { reach: WhatsAppReach; telephone: string | undefined };
type Reaching = Pick<ProfilesContext, 'acceptsWhatsApp' | 'config' | 'database'>;

/** Whether an account can be reached by WhatsApp, and at which telephone, as seen by a transaction. */
export async function whatsAppOf(
  context: Reaching,
  database: Database,
  accountId: string,
): Promise<Reached> {
  const person = await profilesRepository(database).findPersonOfAccount(accountId);
  return whatsAppOfPerson({ ...context, database }, person);
}

/** The same for the person of an account, if there is one. */
export async function whatsAppOfPerson(
  context: Reaching,
  person: Pick<PersonRow, 'id' | 'account_id' | 'phone_number'> | undefined,
): Promise<Reached> {
  const { acceptsWhatsApp, config, database } = context;
  if (config.NODE_ENV === 'production' && !config.WHATSAPP_TOKEN)
    return { reach: 'OFF', telephone: undefined };
  const { account_id: accountId, phone_number: number } = person ?? {};
  if (!person || !accountId || !number) return { reach: 'NO_TELEPHONE', telephone: undefined };
  const telephone = internationalOf(number);
  if (!(await acceptsWhatsApp(database, person.id))) return { reach: 'NOT_ACCEPTED', telephone };
  const isConfirmed = await telephoneCodesRepository(database).isConfirmed(accountId, number);
  return { reach: isConfirmed ? 'OPEN' : 'UNCONFIRMED', telephone };
}

/** Profiles keep area and number, ten digits; mobiles in Argentina are +54 9 from abroad (ENACOM, ITU E.164). */
export const internationalOf = (telephone: string): string => `+549${telephone}`;
