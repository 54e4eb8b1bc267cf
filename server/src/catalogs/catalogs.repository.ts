import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { likeLiteral } from '../platform/database/like-literal.ts';
import type { Row } from '../platform/database/rows.ts';
import type { Tables } from '../platform/database/tables.ts';

export type MedicationRow = Row<'medication'>;

/** Diagnoses and medicines: long lists, which are searched. */
export const catalogsRepository = (database: Database) => {
  const db = database.withTables<Pick<Tables, 'diagnosis' | 'medication'>>();
  return {
    /**
     * Every word must appear; an exact code comes first, then the codes asked for first, then official and everyday
     * names that start with the text.
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

    /** Every word must appear; the ids asked for first, then names that start with the text. */
    searchMedications: (text: string, rows: number, first: string[]) => {
      const searched = sql`search_text(generic_name || ' ' || concentration || ' ' || form)`;
      return db
        .selectFrom('medication')
        .selectAll()
        .where('active', '=', true)
        .where(containsEveryWord(searched, text))
        .orderBy(placeAmong(first, sql`id::text`))
        .orderBy(
          sql`search_text(generic_name) like search_text(${likeLiteral(text)}) || '%'`,
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

    /** Medicines by what lists offer them as: each description is of one. */
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

/** The place of a key among those asked for first; all the others stand after them. */
const placeAmong = (first: string[], key: ReturnType<typeof sql>) =>
  sql`array_position(${first}::text[], ${key})`;

function containsEveryWord(searched: ReturnType<typeof sql>, text: string) {
  const words = text.split(/\s+/).filter(Boolean).slice(0, 6);
  const conditions = words.map(
    (word) => sql`${searched} like '%' || search_text(${likeLiteral(word)}) || '%'`,
  );
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}
