import {
  type ListColumn,
  type ListValues,
  type ReferencedList,
  type StaffListName,
  staffLists,
} from '@app/contract/catalogs';

/** Where the rows that a column names are, and what they are named by. */
export const REFERENCED: Readonly<Record<ReferencedList, { table: string; key: string }>> = {
  provinces: { table: 'province', key: 'indec_code' },
  specialties: { table: 'specialty', key: 'id' },
  insurers: { table: 'prepaid_health', key: 'id' },
};

type Stored = string | number | boolean | null;

/** What the database keeps of a value; amounts are whole centavos. */
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

/** Whether what makes a row the same one is as it was. */
export const hasSameKey = (list: StaffListName, before: ListValues, after: ListValues): boolean =>
  staffLists[list].columns.every(({ isFixed, name }) => !isFixed || before[name] === after[name]);
