import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { likeLiteral } from '../platform/database/like-literal.ts';
import type { Row } from '../platform/database/rows.ts';
import type { Tables } from '../platform/database/tables.ts';
import {
  hasMedicineWords,
  hasWholeNumbers,
  likeNormal,
  wordsOfMedicine,
} from './medicines-found.repository.ts';

export type MedicationRow = Row<'medication'>;

/** Diagnoses and medicines: long lists, which are only searched. */
export const catalogsRepository = (database: Database) => {
  const db = database.withTables<Pick<Tables, 'diagnosis' | 'medication'>>();
  return {
    /**
     * Every word must match. Order: exact code, then the given codes, then official and everyday names that
     * start with the text.
     */
    searchDiagnoses: (text: string, rows: number, first: string[]) => {
      const searched = sql`diagnosis_search_text(cie_10, name, everyday_words)`;
      const beginning = sql`search_text(${likeLiteral(text)}) || '%'`;
      return db
        .selectFrom('diagnosis')
        .select(['cie_10', 'name'])
        .where('active', '=', true)
        .where(containsEveryWord(searched, text))
        .orderBy(
          sql`replace(search_text(cie_10), '.', '') = replace(search_text(${text}), '.', '')`,
          'desc',
        )
        .orderBy(placeAmong(first, sql.ref('cie_10')))
        .orderBy(sql`search_text(name) like ${beginning}`, 'desc')
        .orderBy(sql`search_text(everyday_words) like ${beginning}`, 'desc')
        .orderBy('name')
        .limit(rows)
        .execute();
    },

    /**
     * Every word must match, brands and abbreviations as their generic name, a number from its first digit.
     * Order: whole numbers, the given ids, then names that start with the text.
     */
    searchMedications: (text: string, rows: number, first: string[]) => {
      const searched = sql`medicine_text(generic_name || ' ' || concentration || ' ' || form)`;
      const words = wordsOfMedicine(text);
      return db
        .selectFrom('medication')
        .selectAll()
        .where('active', '=', true)
        .where(hasMedicineWords(searched, words))
        .orderBy(hasWholeNumbers(searched, words), 'desc')
        .orderBy(placeAmong(first, sql`id::text`))
        .orderBy(
          sql`medicine_text(generic_name) like ${likeNormal(words.join(' '))} || '%'`,
          'desc',
        )
        .orderBy('generic_name')
        .orderBy('id')
        .limit(rows)
        .execute();
    },

    /** Finds diagnoses by code, including those no longer offered. */
    findDiagnoses: (codes: string[]) =>
      db
        .selectFrom('diagnosis')
        .select(['cie_10', 'name', 'active'])
        .where('cie_10', '=', sql<string>`any(${codes}::text[])`)
        .execute(),

    findMedications: (ids: number[]) =>
      ids.length === 0
        ? Promise.resolve([])
        : db.selectFrom('medication').selectAll().where('id', 'in', ids).execute(),

    /** Medicines by the description in lists; each description belongs to one. */
    findDescribed: (descriptions: string[]) =>
      descriptions.length === 0
        ? Promise.resolve([])
        : db
            .selectFrom('medication')
            .selectAll()
            .where(
              sql<boolean>`generic_name || ' ' || concentration || ', ' || form || ' (' || presentation || ')'
                = any(${descriptions}::text[])`,
            )
            .execute(),
  };
};

/** 'Amoxicilina 500 mg, comprimido (envase por 16)': generic name, strength and form (Ley 25.649). */
export const describeMedication = ({
  generic_name,
  concentration,
  form,
  presentation,
}: MedicationRow): string => `${generic_name} ${concentration}, ${form} (${presentation})`;

/** Position of a key in a list of preferred keys; all others sort after them. */
const placeAmong = (first: string[], key: ReturnType<typeof sql>) =>
  sql`array_position(${first}::text[], ${key})`;

function containsEveryWord(searched: ReturnType<typeof sql>, text: string) {
  const words = text.split(/\s+/).filter(Boolean).slice(0, 6);
  const conditions = words.map(
    (word) => sql`${searched} like '%' || search_text(${likeLiteral(word)}) || '%'`,
  );
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}
