import type { EndpointAnswer } from '@app/contract/kernel';
import type { BranchOffice, getOwnBranch } from '@app/contract/pharmacies';
import type { BranchRow } from './pharmacies.repository.ts';

/** A branch as everybody reads it. */
export const presentBranch = (row: BranchRow): BranchOffice => ({
  id: row.id,
  name: row.name,
  streetName: row.street_name,
  streetNumber: row.street_number,
  phoneNumber: row.phone_number,
  locality: row.locality,
  province: row.province_name,
  openingHours: row.opening_hours,
  pharmacy: { name: row.pharmacy_name },
});

/** The same for those who may change it: with whether it is active, and its version. */
export const presentOwnBranch = (row: BranchRow): EndpointAnswer<typeof getOwnBranch>['data'] => ({
  ...presentBranch(row),
  active: isOpen(row),
  version: row.version,
});

/** Whether a branch is offered to patients and has a counter: it and its pharmacy are active. */
export const isOpen = (row: Pick<BranchRow, 'active' | 'pharmacy_active'>): boolean =>
  row.active && row.pharmacy_active;
