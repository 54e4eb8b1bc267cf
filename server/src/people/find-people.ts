import { addDays } from '@app/contract/kernel';
import { EXPIRING_DAYS, type PersonRow, type searchPeople } from '@app/contract/people';
import type { z } from 'zod';
import { recordAudit } from '../audit/index.ts';
import { pageEndOf, pageOf } from '../platform/database/pages.ts';
import type { Actor } from '../platform/http/actor.ts';
import { type FoundPerson, findPeople } from './people.repository.ts';
import type { PeopleContext } from './people-context.ts';

type Asked = z.output<typeof searchPeople.body>;

/** A page of accounts of a kind, for staff (requirement: search by staff). Audited with each page. */
export async function searchForStaff(
  { database, profiles }: PeopleContext,
  actor: Actor,
  { kind, search, state, verification, expiring, doubled, after }: Asked,
): Promise<{ data: PersonRow[]; next: string | null }> {
  const today = profiles.today();
  const rows = await database.transaction().execute(async (transaction) => {
    await recordAudit(transaction, actor, {
      type: 'people.search',
      action: 'R',
      purpose: 'HOPERAT',
      rule: kind,
    });
    return findPeople(transaction, {
      kind,
      search: search || undefined,
      state,
      verification,
      today,
      soon: addDays(today, EXPIRING_DAYS),
      expiring: expiring === true,
      doubled: doubled === true,
      end: pageEndOf(after, 'id'),
    });
  });
  const { data, next } = pageOf(rows, ({ id }) => ({ key: '', id }));
  return { data: data.map(presentRow), next };
}

const presentRow = (row: FoundPerson): PersonRow => ({
  accountId: row.id,
  name: row.first_name === null ? null : `${row.first_name} ${row.last_name}`,
  idNumber: row.id_number,
  email: row.email,
  role: row.role,
  state: row.status,
  verification: row.verification,
  licenceEnds: row.licence_ends,
  isDoubled: row.is_doubled,
});
