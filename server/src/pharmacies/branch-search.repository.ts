import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { likeLiteral } from '../platform/database/like-literal.ts';
import { type BranchRow, openBranches } from './pharmacies.repository.ts';

/** Where a person lives, according to their profile. */
export type Place = { city: string; province: string };

/** The columns in which a branch is searched. */
const SEARCHED = ['pharmacy.name', 'branch_office.name', 'branch_office.street_name'];

const isPlace = (column: string, place: string) =>
  sql<boolean>`search_text(${sql.ref(column)}) = search_text(${place})`;

/** Active branches by a part of the pharmacy's name, their own name or their street; those of a place first. */
export function searchBranches(
  database: Database,
  text: string,
  near: Place | undefined,
  size: number,
): Promise<BranchRow[]> {
  const part = sql<string>`'%' || search_text(${likeLiteral(text)}) || '%'`;
  const inProvince = isPlace('province.name', near?.province ?? '');
  const inCity = isPlace('branch_office.locality', near?.city ?? '');
  return openBranches(database)
    .where((eb) =>
      eb.or(SEARCHED.map((column) => sql<boolean>`search_text(${sql.ref(column)}) like ${part}`)),
    )
    .orderBy(sql`${inProvince} and ${inCity}`, 'desc')
    .orderBy(inProvince, 'desc')
    .orderBy('pharmacy.name')
    .orderBy('branch_office.name')
    .orderBy('branch_office.id')
    .limit(size)
    .execute();
}
