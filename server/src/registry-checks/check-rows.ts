import type { CheckedLicence } from '@app/contract/registry-checks';
import type { Known, RowOf } from '../platform/database/rows.ts';

export type CheckTables = {
  registry_check: Known<'registry_check', { licences: CheckedLicence[] }>;
};
export type CheckRow = RowOf<CheckTables['registry_check']>;
