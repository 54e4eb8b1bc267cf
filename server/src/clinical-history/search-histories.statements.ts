import { statement } from '../platform/database/statement.ts';

export type HistoryHit = {
  id: string;
  clinic_history_id: number;
  first_name: string;
  last_name: string;
  id_number: string;
  last_at: Date | null;
};

/** Filters of the search; null ones do not apply. */
type Asked = {
  professionalId: string;
  /** Finds patients attended since then, or whose record was opened to the professional. */
  attendedSince: Date;
  openTo: string[];
  /** Words that must all appear in the name. */
  name: string | null;
  clinicHistoryId: number | null;
  idNumber: string | null;
  /** A visit was not before the first instant, and before the second. */
  from: Date | null;
  until: Date | null;
  limit: number;
};

/** Patients whose record is open to a professional, most recently attended first. */
export const findHistories = statement<Asked, HistoryHit>(
  (asked) => `with readable as (
     select person_id, max(created_at) as last_at
     from consultation where author_id = ${asked.professionalId} and created_at > ${asked.attendedSince} group by person_id
     union all
     select open.id, null from unnest(${asked.openTo}::uuid[]) as open (id)
     where not exists (
       select from consultation where author_id = ${asked.professionalId} and created_at > ${asked.attendedSince} and person_id = open.id)
   )
   select person.id, patient.clinic_history_id, person.first_name, person.last_name,
     person.id_number, readable.last_at
   from readable
   join person on person.id = readable.person_id
   join patient on patient.person_id = person.id
   where (${asked.name}::text is null or not exists (
       select from regexp_split_to_table(name_text(${asked.name}), '[\\s,]+') as word
       where strpos(name_text(person.first_name || ' ' || person.last_name), word) = 0))
     and (${asked.clinicHistoryId}::integer is null or patient.clinic_history_id = ${asked.clinicHistoryId})
     and (${asked.idNumber}::text is null or person.id_number = ${asked.idNumber})
     and ((${asked.from}::timestamptz is null and ${asked.until}::timestamptz is null) or exists (
       select from consultation visit where visit.person_id = person.id
         and (${asked.from}::timestamptz is null or visit.created_at >= ${asked.from})
         and (${asked.until}::timestamptz is null or visit.created_at < ${asked.until})))
   order by readable.last_at desc nulls last, person.id
   limit ${asked.limit}`,
);
