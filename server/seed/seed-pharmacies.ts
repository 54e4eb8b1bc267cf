import { newId } from '../src/platform/ids.ts';
import { pharmacies, type SeedPharmacy } from './pharmacies.ts';
import { addAccount, type SeedContext } from './seed-people.ts';

/** Adds the demonstration's pharmacies, their branches, and a login for one of them. Returns that account. */
export async function seedPharmacies(context: SeedContext): Promise<string> {
  const accounts: string[] = [];
  for (const pharmacy of pharmacies) accounts.push(...(await addPharmacy(context, pharmacy)));
  return accounts[0] ?? '';
}

async function addPharmacy(
  context: SeedContext,
  { cuit, name, branches }: SeedPharmacy,
): Promise<string[]> {
  const { client } = context;
  const pharmacyId = newId();
  await client.query('insert into pharmacy (id, cuit, name) values ($1, $2, $3)', [
    pharmacyId,
    cuit,
    name,
  ]);
  const accounts: string[] = [];
  for (const branch of branches) {
    const branchId = newId();
    await client.query(
      `insert into branch_office
         (id, pharmacy_id, name, street_name, street_number, phone_number, locality, province_code, opening_hours)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [
        branchId,
        pharmacyId,
        branch.name,
        branch.street_name,
        branch.street_number,
        branch.phone_number,
        branch.locality,
        branch.province_code,
        JSON.stringify(branch.opening_hours),
      ],
    );
    if (!branch.email) continue;
    const accountId = await addAccount(context, branch.email, 'PHARMACY', null);
    await client.query('insert into branch_account (account_id, branch_id) values ($1, $2)', [
      accountId,
      branchId,
    ]);
    accounts.push(accountId);
  }
  return accounts;
}
