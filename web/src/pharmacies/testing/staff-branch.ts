import type { StaffBranchSheet } from '@app/contract/pharmacies';
import { centro } from './branch.ts';

/** The same branch as staff reads it. */
export const centroForStaff = (changes: Partial<StaffBranchSheet> = {}): StaffBranchSheet => ({
  ...centro,
  id: '01957000-0000-7000-8000-0000000000b1',
  pharmacy: { name: 'Farmacia del Parque', cuit: '30712345671', active: true },
  provinceCode: '02',
  accounts: [{ id: 'a1', email: 'farmacia@ejemplo.test' }],
  openOrders: 2,
  history: [],
  ...changes,
});
