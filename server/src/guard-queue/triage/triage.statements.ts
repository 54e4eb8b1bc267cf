import { statement } from '../../platform/database/statement.ts';

export type TriageRow = {
  id: string;
  person_id: string;
  allergies: string | null;
  diseases: string[];
  last_started_at: Date | null;
  last_professional: string | null;
  last_specialty: string | null;
};

/** Conditions that name HIV are not shown before the visit (requirement: HIV mark). */
const NAMES_HIV = String.raw`name ~* '\m(vih|hiv|sida)\M'`;

/** The longest waiting of a line, with their triage data. */
export const triageOfLine = statement<{ specialtyId: number; limit: number }, TriageRow>(
  ({ specialtyId, limit }) => `select
     waiting.id, waiting.person_id, patient.allergies,
     (select coalesce(json_agg(name order by name), '[]') from patient_antecedent
      where patient_antecedent.person_id = waiting.person_id and kind = 'disease'
        and not ${NAMES_HIV}) as diseases,
     last.started_at as last_started_at, last.professional_name as last_professional,
     specialty.name as last_specialty
   from visit waiting
   join patient on patient.person_id = waiting.person_id
   left join lateral (
     select started_at, professional_name, specialty_id from visit past
     where past.person_id = waiting.person_id and past.phase = 'FINISHED'
     order by past.started_at desc limit 1) last on true
   left join specialty on specialty.id = last.specialty_id
   where waiting.specialty_id = ${specialtyId} and waiting.phase = 'WAITING'
   order by waiting.created_at, waiting.id limit ${limit}`,
);
