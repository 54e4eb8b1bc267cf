import { z } from 'zod';
import { cleanText, searchDay } from '../kernel/index.ts';
import { insurerKinds, SALE_CONDITIONS } from './catalogs.schema.ts';

/** Lists that other lists refer to; a short one is offered as a whole to choose from. */
export const referencedLists = ['provinces', 'specialties', 'insurers'] as const;
export type ReferencedList = (typeof referencedLists)[number];

/** A column of a list that staff edits: what it holds, and how much of it. */
export type ListColumn = {
  name: string;
  /** Part of the row's identity: set once and never changed. */
  isFixed?: true;
  isOptional?: true;
} & (
  | { kind: 'text'; max: number; isLong?: true }
  | { kind: 'code' | 'day' | 'switch' }
  | { kind: 'price'; isNotZero?: true }
  | { kind: 'choice'; options: readonly string[] }
  | { kind: 'count'; max: number }
  | { kind: 'reference'; to: ReferencedList }
);

/** A list that staff edits. Its columns define its table, its form and the server's checks. */
export type StaffList = {
  columns: readonly ListColumn[];
  /** A list of coverages: changing it requires a proof of identity and a reason. */
  isCoverage: boolean;
  /** Name of its importer, if it can be imported from files. */
  isImported: boolean;
};

const name = (max: number) => ({ name: 'name', kind: 'text', max }) as const;
const list = (columns: readonly ListColumn[], isImported = true): StaffList => ({
  columns,
  isCoverage: false,
  isImported,
});
const coverage = (columns: readonly ListColumn[]): StaffList => ({
  columns,
  isCoverage: true,
  isImported: true,
});

export const staffListNames = [
  'specialties',
  'diagnoses',
  'medications',
  'surgeries',
  'diseases',
  'localities',
  'indications',
  'holidays',
  'insurers',
  'plans',
  'tariffs',
] as const;
export type StaffListName = (typeof staffListNames)[number];

/** Every list of options that staff edits, by its name in the address; the lengths are those of the import. */
export const staffLists: Readonly<Record<StaffListName, StaffList>> = {
  specialties: list([name(120), { name: 'on_guard', kind: 'switch' }], false),
  diagnoses: list([
    { name: 'cie_10', kind: 'code', isFixed: true },
    name(300),
    { name: 'everyday_words', kind: 'text', max: 300, isOptional: true },
  ]),
  medications: list([
    { name: 'generic_name', kind: 'text', max: 200 },
    { name: 'form', kind: 'text', max: 120 },
    { name: 'concentration', kind: 'text', max: 120 },
    { name: 'presentation', kind: 'text', max: 160 },
    { name: 'sale_condition', kind: 'choice', options: SALE_CONDITIONS },
  ]),
  surgeries: list([name(160)]),
  diseases: list([name(160)]),
  localities: list([
    name(90),
    { name: 'department', kind: 'text', max: 90, isOptional: true },
    { name: 'province_code', kind: 'reference', to: 'provinces' },
  ]),
  indications: list([name(120), { name: 'body', kind: 'text', max: 4000, isLong: true }], false),
  holidays: list([{ name: 'day', kind: 'day', isFixed: true }, name(120)]),
  insurers: coverage([name(120), { name: 'kind', kind: 'choice', options: insurerKinds }]),
  plans: coverage([
    name(120),
    { name: 'prepaid_health_id', kind: 'reference', to: 'insurers', isFixed: true },
    { name: 'monthly_consultations', kind: 'count', max: 9999, isOptional: true },
    { name: 'family_members_allowed', kind: 'count', max: 3 },
    { name: 'private_price', kind: 'price', isOptional: true, isNotZero: true },
  ]),
  tariffs: coverage([
    { name: 'prepaid_health_id', kind: 'reference', to: 'insurers', isFixed: true },
    {
      name: 'consultation_type',
      kind: 'choice',
      options: ['VIRTUAL_GUARD', 'APPOINTMENT'],
      isFixed: true,
    },
    {
      name: 'specialty_id',
      kind: 'reference',
      to: 'specialties',
      isOptional: true,
      isFixed: true,
    },
    { name: 'valid_from', kind: 'day', isFixed: true },
    { name: 'price', kind: 'price' },
  ]),
};

/** The values of a row: a text for each column, empty if it has none; switches are 'true' or 'false'. */
export type ListValues = Record<string, string>;

const written = (max: number, isLong = false) =>
  z
    .string()
    .transform((text) => (isLong ? cleanText(text) : cleanText(text).replace(/\s+/g, ' ')))
    .pipe(z.string().max(max, 'value.too-long'));

function valueSchema(column: ListColumn): z.ZodType<string, string> {
  switch (column.kind) {
    case 'text':
      return written(column.max, column.isLong);
    case 'code':
      return written(6)
        .transform((code) => code.toUpperCase())
        .pipe(z.string().regex(/^[A-Z]\d\d(\.\d\d?)?$/, 'code.invalid'));
    case 'day':
      return searchDay;
    case 'switch':
      return z.enum(['true', 'false']);
    case 'price':
      return written(12)
        .transform((price) => price.replace(',', '.'))
        .pipe(z.string().regex(/^\d{1,8}(\.\d{1,2})?$/, 'price.invalid'))
        .refine((price) => !column.isNotZero || Number(price) > 0, 'price.invalid');
    case 'choice':
      return z.string().refine((one) => column.options.includes(one), 'choice.unknown');
    case 'count':
      return z
        .string()
        .regex(/^\d{1,4}$/, 'count.invalid')
        .refine((count) => Number(count) <= column.max, 'count.too-high');
    case 'reference':
      return z.string().regex(/^\d{1,9}$/, 'reference.unknown');
  }
}

const columnSchema = (column: ListColumn): z.ZodType<string, string> =>
  z
    .string()
    .refine((text) => column.isOptional || cleanText(text) !== '', 'value.required')
    .pipe(column.isOptional ? z.union([z.literal(''), valueSchema(column)]) : valueSchema(column));

/** Schema for the values of a row of a list; screen and server use the same. */
export const listValuesSchema = (of: StaffListName): z.ZodType<ListValues, ListValues> =>
  z.strictObject(
    Object.fromEntries(staffLists[of].columns.map((column) => [column.name, columnSchema(column)])),
  );

/** Whether a change of a row requires a reason: in a list of coverages, or when it is taken out of use. */
export const needsReason = (list: StaffListName, wasActive: boolean, isActive: boolean): boolean =>
  staffLists[list].isCoverage || (wasActive && !isActive);
