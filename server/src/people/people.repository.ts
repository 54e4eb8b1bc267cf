import type { Role } from '@app/contract/accounts';
import type { Day } from '@app/contract/kernel';
import type { AccountState, PersonKind, VerificationStanding } from '@app/contract/people';
import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { PAGE_ROWS, type PageEnd } from '../platform/database/pages.ts';
import type { Tables } from '../platform/database/tables.ts';
import { peopleFound } from './people-found.repository.ts';

export type PeopleTables = Pick<
  Tables,
  'account' | 'person' | 'professional' | 'professional_licence'
>;

/** Filters of the list; absent ones do not apply. */
export type AskedPeople = {
  kind: PersonKind;
  search: string | undefined;
  state: AccountState | undefined;
  verification: VerificationStanding | undefined;
  /** The period in which a licence about to expire ends. */
  today: Day;
  soon: Day;
  expiring: boolean;
  /** Only accounts with the number of another one in use. */
  doubled: boolean;
  end: PageEnd | undefined;
};

const ROLES: Record<PersonKind, Role[]> = {
  patients: ['PATIENT'],
  professionals: ['PROFESSIONAL'],
  staff: ['ADMIN', 'MEDICAL_DIRECTOR'],
  pharmacies: ['PHARMACY'],
};

/** The verification status, from the row of a professional, which may be missing. */
const standing = sql<VerificationStanding | null>`case
  when account.role <> 'PROFESSIONAL' then null
  when professional.full_profile is not true then 'PENDING_PROFILE'
  when professional.observation is not null then 'OBSERVED'
  when professional.suspended_by_registry then 'SUSPENDED_BY_REGISTRY'
  else professional.verification end`;

const isDoubled = sql<boolean>`exists (select from doubles_of(account.id))`;

/** Other accounts in use with the DNI or CUIL of one (requirement: one form of a DNI). */
export const findDoubles = (database: Database, accountId: string) =>
  database
    .withTables<PeopleTables>()
    .selectFrom('account')
    .select(['id', 'email'])
    .where(sql<boolean>`id in (select doubles_of(${accountId}))`)
    .orderBy('id')
    .execute();

/** A page of accounts, newest first: ids grow with time. */
export function findPeople(database: Database, asked: AskedPeople) {
  const { kind, search, state, verification, today, soon, expiring, doubled, end } = asked;
  const ends = sql<Day | null>`(select min(valid_until) from professional_licence
    where professional_id = account.id and valid_until between ${today} and ${soon})`;
  return database
    .withTables<PeopleTables>()
    .selectFrom('account')
    .leftJoin('person', 'person.account_id', 'account.id')
    .leftJoin('professional', 'professional.account_id', 'account.id')
    .select(['account.id', 'email', 'role', 'status', 'first_name', 'last_name'])
    .select([
      sql<string | null>`coalesce(person.id_number, account.id_number)`.as('id_number'),
      standing.as('verification'),
      ends.as('licence_ends'),
      isDoubled.as('is_doubled'),
    ])
    .where('role', 'in', ROLES[kind])
    .$if(search !== undefined, (rows) => rows.where(peopleFound(search ?? '')))
    .$if(state !== undefined, (rows) => rows.where('status', '=', state ?? 'ACTIVE'))
    .$if(verification !== undefined, (rows) => rows.where(standing, '=', verification ?? null))
    .$if(expiring, (rows) => rows.where(ends, 'is not', null))
    .$if(doubled, (rows) => rows.where(isDoubled))
    .$if(end !== undefined, (rows) => rows.where('account.id', '<', end?.id ?? ''))
    .orderBy('account.id', 'desc')
    .limit(PAGE_ROWS)
    .execute();
}

export type FoundPerson = Awaited<ReturnType<typeof findPeople>>[number];
