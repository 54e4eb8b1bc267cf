import type { BranchOffice } from '@app/contract/pharmacies';
import { BRANCHES_PAGE } from '@app/contract/pharmacy-orders';
import { presentBranch } from '../../pharmacies/index.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { PharmacyOrders } from '../pharmacy-orders.ts';

/** Active branches by name or street, those near the caller's home first. */
export async function searchBranches(
  { pharmacies, profiles }: Pick<PharmacyOrders, 'pharmacies' | 'profiles'>,
  { accountId }: Actor,
  name: string,
): Promise<BranchOffice[]> {
  const person = await profiles.findPersonOfAccount(accountId);
  const address = person && (await profiles.findAddress(person.id));
  return (await pharmacies.search(name, address, BRANCHES_PAGE)).map(presentBranch);
}
