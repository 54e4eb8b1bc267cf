import { CLINIC_TIME_ZONE } from '@app/contract/kernel';
import { statement } from '../../platform/database/statement.ts';
import type { Tables } from '../../platform/database/tables.ts';

export type UnusualRow = {
  account_id: string;
  email: string;
  reader: string | null;
  role: Tables['account']['role'];
  patients: number;
  usual_patients: number;
  at_night: number;
  same_surname: number;
};

type Asked = {
  /** Start of the last seven days, and of the four weeks before them. */
  weekFrom: Date;
  usualFrom: Date;
  until: Date;
  /** Number of different patients from which on it is unusual, and the multiple of the average. */
  many: number;
  times: number;
  /** Number of readings between 22 and 6 from which on it is unusual. */
  nights: number;
};

/**
 * Accounts that read far more records than usual, many at night, or one of a patient with their own surname.
 * Readings of the guard's line, of an agenda or of a branch's lists do not count, since nobody chooses who is on them.
 */
export const unusualReaders = statement<Asked, UnusualRow>(
  ({ weekFrom, usualFrom, until, many, times, nights }) => `
   select * from (
     select reading.account_id, account.email, account.role,
       reader.first_name || ' ' || reader.last_name as reader,
       count(distinct reading.patient_id) filter (where reading.recorded_at >= ${weekFrom})::int as patients,
       round(count(distinct (reading.patient_id, date_bin('7 days', reading.recorded_at, ${weekFrom})))
         filter (where reading.recorded_at < ${weekFrom}) / 4.0, 1)::float8 as usual_patients,
       count(*) filter (where reading.recorded_at >= ${weekFrom}
         and extract(hour from reading.recorded_at at time zone '${CLINIC_TIME_ZONE}') not between 6 and 21)::int
         as at_night,
       count(distinct reading.patient_id) filter (where reading.recorded_at >= ${weekFrom}
         and search_text(patient.last_name) = search_text(reader.last_name))::int as same_surname
     from audit_event reading
       join account on account.id = reading.account_id
       left join person reader on reader.account_id = reading.account_id
       join person patient on patient.id = reading.patient_id
     where reading.action = 'R' and reading.outcome = 'success' and reading.patient_id is not null
       and reading.role <> 'PATIENT' and coalesce(reading.rule, '') not in ('on duty', 'own agenda', 'own branch list')
       and reading.recorded_at >= ${usualFrom} and reading.recorded_at < ${until}
     group by reading.account_id, account.email, account.role, reader.first_name, reader.last_name
   ) readers
   where patients >= greatest(${many}::int, ${times}::int * usual_patients)
     or at_night >= ${nights}::int or same_surname > 0
   order by patients desc, account_id limit 100`,
);
