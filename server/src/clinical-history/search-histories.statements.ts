import { CLINIC_TIME_ZONE } from '@app/contract/kernel';
import { statement } from '../platform/database/statement.ts';

/** Instants at which a day of the parameter begins in Argentina. */
const startOf = (day: string) => `((${day})::timestamp at time zone '${CLINIC_TIME_ZONE}')`;

export type HistoryHit = {
  id: string;
  clinic_history_id: number;
  first_name: string;
  last_name: string;
  id_number: string;
  last_at: Date | null;
};

/**
 * The patients whom the professional $1 attended since $2, and those of $3, whose record is open to them.
 * Of these: whose name has all the words of $4, with the history $5, with the DNI $6, and who had a visit
 * between the days $7 and $8. What is null is not asked for. The last attended come first; $9 at most.
 */
export const findHistories = statement<HistoryHit>(
  `with readable as (
     select person_id, max(created_at) as last_at
     from consultation where author_id = $1 and created_at > $2 group by person_id
     union all
     select open.id, null from unnest($3::uuid[]) as open (id)
     where not exists (
       select from consultation where author_id = $1 and created_at > $2 and person_id = open.id)
   )
   select person.id, patient.clinic_history_id, person.first_name, person.last_name,
     person.id_number, readable.last_at
   from readable
   join person on person.id = readable.person_id
   join patient on patient.person_id = person.id
   where ($4::text is null or not exists (
       select from regexp_split_to_table(search_text($4), '[\\s,]+') as word
       where strpos(search_text(person.first_name || ' ' || person.last_name), word) = 0))
     and ($5::integer is null or patient.clinic_history_id = $5)
     and ($6::text is null or person.id_number = $6)
     and (($7::date is null and $8::date is null) or exists (
       select from consultation visit where visit.person_id = person.id
         and ($7::date is null or visit.created_at >= ${startOf('$7::date')})
         and ($8::date is null or visit.created_at < ${startOf('$8::date + 1')})))
   order by readable.last_at desc nulls last, person.id
   limit $9`,
);
