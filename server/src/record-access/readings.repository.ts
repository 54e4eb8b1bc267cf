import type { Database } from '../platform/database/database.ts';
import { statement } from '../platform/database/statement.ts';

/** Readings of one record by one account on one day with one reason. */
export type ReadingRow = {
  at: Date;
  /** Null for a reader by link without an account. */
  account_id: string | null;
  role: string | null;
  rule: string;
  first_name: string | null;
  last_name: string | null;
  /** The pharmacy and branch, for a reading at a counter. */
  branch: string | null;
  reason: string | null;
};

type Asked = {
  personId: string;
  asker: string;
  timeZone: string;
  /** The rules by which a record is read; others are of lists and requests without anything clinical. */
  rules: string[];
  limit: number;
  offset: number;
};

// Successful readings of this patient in the audit, by others than the caller; without readings of a
// prescription, when it was issued, dispensed, listed or shared by link, whose visit was withheld from the caller.
// Of a correction operations sees only that it exists: that is no reading.
const readings = statement<Asked, ReadingRow>(
  ({
    personId,
    asker,
    timeZone,
    rules,
    limit,
    offset,
  }) => `select reading.*, person.first_name, person.last_name,
     (select pharmacy.name || ', ' || branch_office.name
      from branch_account join branch_office on branch_office.id = branch_id
        join pharmacy on pharmacy.id = pharmacy_id
      where branch_account.account_id = reading.account_id) as branch,
     case when reading.rule = 'emergency' then (
       select emergency.reason from emergency_access emergency
       where emergency.professional_id = reading.account_id and emergency.person_id = ${personId}
         and emergency.recorded_at <= reading.at
       order by emergency.recorded_at desc limit 1) end as reason
   from (
     select max(recorded_at) as at, account_id, role, rule
     from audit_event
     where patient_id = ${personId} and action = 'R' and outcome = 'success' and rule is not null
       and rule = any(${rules}) and (rule <> 'CORRECTION' or role = 'MEDICAL_DIRECTOR')
       and account_id is distinct from ${asker}
       and not case when rule in ('own branch', 'own branch list', 'key of minutes') then exists (
         select from prescription
         where prescription.id = entity_id::uuid and held_back_from(${asker}, consultation_id))
       else false end
     group by account_id, role, rule, (recorded_at at time zone ${timeZone})::date
     order by max(recorded_at) desc, account_id, rule limit ${limit} offset ${offset}
   ) reading
   left join person on person.account_id = reading.account_id
   order by reading.at desc, reading.account_id, reading.rule`,
);

export const readingsRepository = (database: Database) => ({
  /** A page of the readings of a record, newest first; days are the clinic's. */
  list: (asked: Asked) => readings(database, asked),
});
