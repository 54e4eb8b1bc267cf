import {
  type ListColumn,
  type ListValues,
  type ReferencedList,
  type StaffListName,
  staffLists,
} from '@app/contract/catalogs';

/** Table and name column of the rows that a column refers to. */
export const REFERENCED: Readonly<Record<ReferencedList, { table: string; key: string }>> = {
  provinces: { table: 'province', key: 'indec_code' },
  specialties: { table: 'specialty', key: 'id' },
  insurers: { table: 'prepaid_health', key: 'id' },
};

type Stored = string | number | boolean | null;

/** A value as the database stores it; amounts are whole centavos. */
function stored({ kind, name }: ListColumn, value: string): Stored {
  if (value === '') return kind === 'text' ? '' : null;
  if (kind === 'switch') return value === 'true';
  if (kind === 'count') return Number(value);
  if (kind === 'price') return Math.round(Number(value) * 100);
  if (kind === 'reference') return name === 'province_code' ? value : Number(value);
  return value;
}

export const storedValues = (list: StaffListName, values: ListValues): Record<string, Stored> =>
  Object.fromEntries(
    staffLists[list].columns.map((column) => [
      column.name,
      stored(column, values[column.name] ?? ''),
    ]),
  );

/** Whether the fields that identify a row are unchanged. */
export const hasSameKey = (list: StaffListName, before: ListValues, after: ListValues): boolean =>
  staffLists[list].columns.every(({ isFixed, name }) => !isFixed || before[name] === after[name]);
