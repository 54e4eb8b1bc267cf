import { addMonths, CLINIC_TIME_ZONE, type Month, startOfDay } from '@app/contract/kernel';
import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { Row } from '../platform/database/rows.ts';
import type { Tables } from '../platform/database/tables.ts';

/** A finished visit with the tariff of its day, in centavos. */
export type SettledVisitRow = Pick<
  Row<'consultation'>,
  'id' | 'started_at' | 'consultation_type' | 'affiliate_number'
> &
  Pick<Row<'person'>, 'first_name' | 'last_name'> & {
    insurer: string | null;
    plan: string | null;
    tariff: number | null;
  };

/** The instant at which a month begins in Argentina. */
const startOf = (month: Month): Date => startOfDay(`${month}-01`);

export const settlementsRepository = (database: Database) => {
  const db =
    database.withTables<
      Pick<Tables, 'consultation' | 'person' | 'prepaid_health' | 'specialty' | 'tariff'>
    >();
  return {
    /**
     * Finds a professional's visits that started in a month, oldest first. The tariff of a specialty applies
     * only if the record has no other specialty, and takes precedence over the general one.
     */
    findVisits: async (authorId: string, month: Month): Promise<SettledVisitRow[]> => {
      const { rows } = await sql<SettledVisitRow>`
        select visit.id, visit.started_at, visit.consultation_type, visit.affiliate_number,
          person.first_name, person.last_name, paid.insurer, tariff.price as tariff,
          case when paid.insurer is not null then visit.prepaid_health_category_name end as plan
        from consultation visit
        join person on person.id = visit.person_id
        cross join lateral (
          select case when visit.attention_type <> 'Particular' then visit.prepaid_health_name end as insurer) paid
        left join prepaid_health payer on payer.name = coalesce(paid.insurer,
          (select name from prepaid_health where kind = 'PARTICULAR' order by id limit 1))
        left join specialty on specialty.name = visit.professional_specialties
        left join lateral (
          select price from tariff
          where active and prepaid_health_id = payer.id and consultation_type = visit.consultation_type
            and (specialty_id is null or specialty_id = specialty.id)
            and valid_from <= (visit.started_at at time zone ${CLINIC_TIME_ZONE})::date
          order by specialty_id nulls last, valid_from desc limit 1) tariff on true
        where visit.author_id = ${authorId}
          and visit.started_at >= ${startOf(month)} and visit.started_at < ${startOf(addMonths(month, 1))}
        order by visit.started_at, visit.id`.execute(db);
      return rows;
    },
  };
};
