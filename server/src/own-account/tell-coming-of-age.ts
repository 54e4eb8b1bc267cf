import { addDays, type Day, daysBetween, HOUR_MS } from '@app/contract/kernel';
import { ADULT_AGE } from '@app/contract/profiles';
import { linkStands } from '../family-group/index.ts';
import type { NotificationRow } from '../notifications/index.ts';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import { statement } from '../platform/database/statement.ts';
import { type Periodic, periodically } from '../platform/jobs/periodically.ts';
import type { Platform } from '../platform/platform.ts';
import { comingOfAge } from './own-account.copy.ts';
import type { OwnAccount } from './own-account-context.ts';

/** How many days before the birthday both are told. */
const DAYS_BEFORE = [7, 30, 60];
const LONGEST = Math.max(...DAYS_BEFORE);

type Telling = Pick<Platform, 'database' | 'log'> & Pick<OwnAccount, 'notifications' | 'profiles'>;

/** A member whose link waits for an answer from their birthday on. */
type Coming = {
  link_id: string;
  birthday: Day;
  first_name: string;
  member_account: string | null;
  holder_account: string;
  holder_name: string;
};

const findComing = statement<{ today: Day; until: Day }, Coming>(
  ({
    today,
    until,
  }) => `select link.id as link_id, member.first_name, member.account_id as member_account,
     to_char(member.birth_date + interval '${ADULT_AGE} years', 'YYYY-MM-DD') as birthday,
     holder.account_id as holder_account, holder.first_name as holder_name
   from family_link link
   join person member on member.id = link.member_id
   join person holder on holder.id = link.holder_id and holder.account_id is not null
   where ${linkStands(today)} and link.answered_at is null
     and member.birth_date + interval '${ADULT_AGE} years' <= ${until}::date
   order by link.id`,
);

/**
 * Tells holder and member 60, 30 and 7 days before the member turns 18 what ends that day and how it goes on, each
 * once; who joined later gets only the nearest of the three (requirement: own account of a dependant).
 */
export async function tellComingOfAge({
  database,
  notifications,
  profiles,
}: Omit<Telling, 'log'>): Promise<void> {
  const today = profiles.today();
  for (const coming of await findComing(database, { today, until: addDays(today, LONGEST) })) {
    const told = await database
      .transaction()
      .execute((transaction) => tellBoth({ notifications }, transaction, coming, today));
    for (const notice of told) if (notice) await notifications.push(notice);
  }
}

async function tellBoth(
  { notifications }: Pick<Telling, 'notifications'>,
  transaction: DatabaseTransaction,
  coming: Coming,
  today: Day,
): Promise<(NotificationRow | undefined)[]> {
  const { birthday, holder_account, link_id, member_account } = coming;
  const days = DAYS_BEFORE.find((before) => daysBetween(today, birthday) <= before);
  const add = (accountId: string, words: { subject: string; description: string }) =>
    notifications.add(
      transaction,
      {
        ...words,
        account_id: accountId,
        event: 'own-account.coming-of-age',
        // With the birthday, since staff may correct it.
        event_key: `${link_id} ${birthday} ${days}`,
        entity_type: null,
        entity_id: null,
        visit_id: null,
      },
      { leadsTo: '/grupo-familiar' },
    );
  const words = comingOfAge({
    birthday,
    memberName: coming.first_name,
    holderName: coming.holder_name,
    hasAccount: member_account !== null,
  });
  const told = [await add(holder_account, words.toHolder)];
  if (member_account) told.push(await add(member_account, words.toMember));
  return told;
}

export const startTellingComingOfAge = (context: Telling): Periodic =>
  periodically(context, HOUR_MS, 'warnings before a member comes of age', () =>
    tellComingOfAge(context),
  );
