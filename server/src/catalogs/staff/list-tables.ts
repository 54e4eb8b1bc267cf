import type { StaffListName } from '@app/contract/catalogs';

/** Where a list is stored, and how it is paged. */
export type ListTable = {
  table:
    | 'diagnosis'
    | 'holiday'
    | 'indications_template'
    | 'locality'
    | 'medication'
    | 'pre_existing_disease'
    | 'prepaid_health'
    | 'prepaid_health_category'
    | 'specialty'
    | 'surgery'
    | 'tariff';
  key: { column: string; type: 'integer' | 'text' | 'date' };
  /** The order of the list; `words` are compared without accents and case. */
  order: { column: string; type: 'words' | 'text' | 'date'; isDescending?: true };
  /** Columns of other capabilities that refer to a row: counted, never read. */
  uses: readonly Use[];
};

/** A table, the column that refers to the row and, if the column refers to several lists, the kind of this one. */
type Use = readonly [table: string, column: string, kind?: string];

const id = { column: 'id', type: 'integer' } as const;
const byName = { column: 'name', type: 'words' } as const;

/** Addresses store the name of their locality, so nothing refers to localities. */
export const listTables: Readonly<Record<StaffListName, ListTable>> = {
  specialties: {
    table: 'specialty',
    key: id,
    order: byName,
    uses: [
      ['professional_specialty', 'specialty_id'],
      ['visit', 'specialty_id'],
      ['appointment', 'specialty_id'],
      ['guard_shift', 'specialty_id'],
      ['tariff', 'specialty_id'],
    ],
  },
  diagnoses: {
    table: 'diagnosis',
    key: { column: 'cie_10', type: 'text' },
    order: { column: 'cie_10', type: 'text' },
    uses: [['consultation', 'diagnosis_code']],
  },
  medications: {
    table: 'medication',
    key: id,
    order: { column: 'generic_name', type: 'words' },
    uses: [
      ['prescription_line', 'medication_id'],
      ['patient_antecedent', 'catalog_id', 'medication'],
    ],
  },
  surgeries: {
    table: 'surgery',
    key: id,
    order: byName,
    uses: [['patient_antecedent', 'catalog_id', 'surgery']],
  },
  diseases: {
    table: 'pre_existing_disease',
    key: id,
    order: byName,
    uses: [['patient_antecedent', 'catalog_id', 'disease']],
  },
  localities: { table: 'locality', key: id, order: byName, uses: [] },
  indications: { table: 'indications_template', key: id, order: byName, uses: [] },
  holidays: {
    table: 'holiday',
    key: { column: 'day', type: 'date' },
    order: { column: 'day', type: 'date', isDescending: true },
    uses: [],
  },
  insurers: {
    table: 'prepaid_health',
    key: id,
    order: byName,
    uses: [
      ['prepaid_health_category', 'prepaid_health_id'],
      ['tariff', 'prepaid_health_id'],
    ],
  },
  plans: {
    table: 'prepaid_health_category',
    key: id,
    order: byName,
    uses: [
      ['patient', 'prepaid_health_category_id'],
      ['plan_request', 'wanted_plan_id'],
    ],
  },
  tariffs: {
    table: 'tariff',
    key: id,
    order: { column: 'valid_from', type: 'date', isDescending: true },
    uses: [],
  },
};
