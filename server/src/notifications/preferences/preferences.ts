import {
  DEFAULT_PREFERENCES,
  type OwnPreferences,
  type PreferenceKind,
  type Preferences,
} from '@app/contract/notifications';
import type { Database } from '../../platform/database/database.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { NotificationsContext } from '../notifications-context.ts';
import { preferencesRepository } from './preferences.repository.ts';
import { endOfQuiet } from './quiet-hours.ts';

export async function readPreferences(
  { database, reach }: NotificationsContext,
  { accountId }: Actor,
): Promise<OwnPreferences> {
  const [chosen, whatsApp] = await Promise.all([
    preferencesIn(database, accountId),
    reach.whatsAppOf(database, accountId),
  ]);
  return { ...chosen, whatsAppReach: whatsApp.reach };
}

export async function storePreferences(
  { database }: NotificationsContext,
  { accountId }: Actor,
  chosen: Preferences,
): Promise<void> {
  await preferencesRepository(database).store(accountId, chosen);
}

const NO_CHANNEL: Preferences = { email: [], whatsapp: [], push: [], quiet: null };

/** The channels on which an account is notified: none while it may not log in, since its inbox keeps everything. */
export async function preferencesIn(database: Database, accountId: string): Promise<Preferences> {
  const chosen = await preferencesRepository(database).findOfActive(accountId);
  return chosen ? (chosen.preferences ?? DEFAULT_PREFERENCES) : NO_CHANNEL;
}

/** Whether an account may get mail about a kind of event, and from when on. */
export type MailChoice = { isMailed: boolean; notBefore: Date | undefined };

/** @param isUrgent it begins within two hours, so quiet hours do not delay it */
export async function mailChoice(
  { clock }: Pick<NotificationsContext, 'clock'>,
  transaction: Database,
  { accountId, kind, isUrgent }: { accountId: string; kind: PreferenceKind; isUrgent: boolean },
): Promise<MailChoice> {
  const { email, quiet } = await preferencesIn(transaction, accountId);
  const notBefore = isUrgent ? undefined : endOfQuiet(quiet, clock.now());
  return { isMailed: email.includes(kind), notBefore };
}
