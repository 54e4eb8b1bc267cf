import { AUDIT_INSERT, type AuditRow } from '../audit/index.ts';
import { statement } from '../platform/database/statement.ts';
import type { StoredPrescription } from '../prescriptions/index.ts';
import type { ConsultationChildren, ConsultationRow } from './consultations.repository.ts';

/** A record with all it ordered. */
export type WholeConsultation = ConsultationRow &
  ConsultationChildren & { prescriptions: StoredPrescription[] };

/** One page of a history and how many there are; without an id where the page is past the oldest. */
export type HistoryPage = WholeConsultation & { id: string | null; total: number };

const childrenIn = (table: string) => `(
  select coalesce(json_agg(child order by position), '[]') from ${table} child
  where child.consultation_id = consultation.id)`;

/** The columns of a row of `consultation` with what it ordered beside them. */
const WHOLE = `consultation.*,
  ${childrenIn('consultation_certificate')} as certificates,
  ${childrenIn('consultation_study')} as studies,
  ${childrenIn('consultation_referral')} as referrals,
  ${childrenIn('consultation_instructions')} as instructions,
  (select coalesce(json_agg(json_build_object(
     'row', prescription,
     'lines', (select coalesce(json_agg(line order by item), '[]') from prescription_line line
       where line.prescription_id = prescription.id))), '[]')
   from prescription where prescription.consultation_id = consultation.id) as prescriptions`;

/** A record by its id. */
export const wholeConsultation = statement<WholeConsultation>(
  `select ${WHOLE} from consultation where id = $1`,
);

const page = statement<HistoryPage>(
  `with audited as (${AUDIT_INSERT})
   select counted.total, whole.*
   from (select count(*) as total from consultation where person_id = $2) counted
   left join (
     select ${WHOLE} from consultation where id = (
       select id from consultation where person_id = $2
       order by created_at desc, id desc limit 1 offset $3)
   ) whole on true`,
);

/** A page of a history, newest first, together with its audit row: neither is without the other (D-32). */
export const auditedPage = (
  database: Parameters<typeof page>[0],
  audit: AuditRow,
  personId: string,
  number: number,
) => page(database, JSON.stringify(audit), personId, number);
