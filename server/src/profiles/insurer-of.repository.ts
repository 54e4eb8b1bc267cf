import type { Database } from '../platform/database/database.ts';
import type { Tables } from '../platform/database/tables.ts';

/** The insurer of a patient's plan; nothing for a private patient. */
export async function insurerOf(database: Database, personId: string): Promise<number | undefined> {
  const row = await database
    .withTables<Pick<Tables, 'patient' | 'prepaid_health_category'>>()
    .selectFrom('patient')
    .innerJoin('prepaid_health_category as plan', 'plan.id', 'patient.prepaid_health_category_id')
    .select('plan.prepaid_health_id')
    .where('patient.person_id', '=', personId)
    .executeTakeFirst();
  return row?.prepaid_health_id;
}
