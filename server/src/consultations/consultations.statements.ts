import type { CallText } from '@app/contract/video-call';
import { type AuditRow, auditInsert } from '../audit/index.ts';
import { ownPerson } from '../family-group/index.ts';
import type { Database } from '../platform/database/database.ts';
import { statement } from '../platform/database/statement.ts';
import type { StoredPrescription } from '../prescriptions/index.ts';
import type { ConsultationChildren, ConsultationRow } from './consultation-rows.ts';

/** A record with its orders; `withheld` if the reader may not see its content. */
export type WholeConsultation = ConsultationRow &
  ConsultationChildren & {
    withheld: boolean;
    prescriptions: StoredPrescription[];
    addenda: StoredAddendum[];
    messages: CallText[];
  };

/** An addendum as JSON from the database. */
type StoredAddendum = { id: string; created_at: string; body: string };

/** A page of a history and the number of pages; no consultation past the last page. */
export type HistoryPage = { total: number; whole: WholeConsultation | undefined };

/** SQL that formats an instant of a JSON value as in the API. */
const instant = (column: string) =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const childrenIn = (table: string) => `(
  select coalesce(json_agg(child order by position), '[]') from ${table} child
  where child.consultation_id = consultation.id and child.until_version is null
    and not consultation.withheld)`;

/** Who may read a column of a withheld record: everybody, or nobody, who gets this SQL in its place. */
type Reading = 'open' | { withheldAs: string };

/** Columns of a record. A new one does not compile until somebody decides who may read it. */
const COLUMNS: Record<keyof ConsultationRow, Reading> = {
  id: 'open',
  visit_id: 'open',
  claim_epoch: 'open',
  person_id: 'open',
  holder_id: 'open',
  author_id: 'open',
  consultation_type: 'open',
  diagnosis: { withheldAs: `''` },
  diagnosis_code: { withheldAs: 'null' },
  reason: { withheldAs: `''` },
  detail: { withheldAs: `''` },
  follow_up: { withheldAs: 'null' },
  attention_type: 'open',
  prepaid_health_category_name: 'open',
  prepaid_health_name: 'open',
  affiliate_number: 'open',
  professional_name: 'open',
  professional_specialties: 'open',
  professional_license: 'open',
  started_at: 'open',
  created_at: 'open',
  version: { withheldAs: '1' },
  version_at: { withheldAs: 'null' },
  changes: { withheldAs: `'{}'` },
  content_hash: { withheldAs: `''` },
};

const columns = Object.entries(COLUMNS)
  .map(([column, reading]) =>
    reading === 'open'
      ? `consultation.${column}`
      : `case when consultation.withheld then ${reading.withheldAs} else consultation.${column} end as ${column}`,
  )
  .join(', ');

/**
 * SQL of one record as a patient account may see it; complete if the account is null. `offset 0` makes the
 * database evaluate `withheld` once, not for each column and child.
 */
const consultationFor = (reader: string, id: string) =>
  `(select *, held_back_from(${reader}::uuid, id) as withheld from consultation
    where id = ${id} offset 0) as consultation`;

/** Columns of a record and its orders. */
const WHOLE = `consultation.withheld, ${columns},
  ${childrenIn('consultation_certificate')} as certificates,
  ${childrenIn('consultation_study')} as studies,
  ${childrenIn('consultation_referral')} as referrals,
  ${childrenIn('consultation_instructions')} as instructions,
  (select coalesce(json_agg(json_build_object(
     'row', prescription,
     'lines', (select coalesce(json_agg(line order by item), '[]') from prescription_line line
       where line.prescription_id = prescription.id))), '[]')
   from prescription where prescription.consultation_id = consultation.id
     and not consultation.withheld) as prescriptions,
  (select coalesce(json_agg(json_build_object(
     'id', id, 'created_at', ${instant('created_at')}, 'body', body)
     order by created_at, id), '[]')
   from consultation_addendum where consultation_id = consultation.id
     and not consultation.withheld) as addenda,
  (select coalesce(json_agg(json_build_object(
     'id', id, 'side', side, 'body', body, 'sentAt', ${instant('sent_at')}) order by sent_at, id), '[]')
   from call_message where call_message.visit_id = consultation.visit_id
     and not consultation.withheld) as messages`;

/** A record as a patient account may see it; complete for null. */
export const wholeConsultation = statement<
  { id: string; reader: string | null },
  WholeConsultation
>(({ id, reader }) => `select ${WHOLE} from ${consultationFor(reader, id)}`);

type PageRow = WholeConsultation & { allowed: boolean; total: string };

/** The person, and the number of the page from the newest. */
type Page = { personId: string; page: number };

const nthNewest = ({ personId, page }: Record<keyof Page, string>) =>
  `(select id from consultation where person_id = ${personId}
  order by created_at desc, id desc limit 1 offset ${page})`;

type Reader = { allowed: string; audit: string; reader: string };

/** SQL of a page with its audit row; neither without the other. */
const pageWhere = (
  page: Record<keyof Page, string>,
  { allowed, audit, reader }: Reader,
) => `with allowed as (${allowed}),
   audited as (${auditInsert(audit)})
   select exists (select from allowed) as allowed, counted.total, whole.*
   from (select count(*) as total from consultation
     where person_id = ${page.personId} and exists (select from allowed)) counted
   left join (
     select ${WHOLE} from ${consultationFor(reader, nthNewest(page))} where exists (select from allowed)
   ) whole on true`;

const grantedPage = statement<Page & { granted: string }, PageRow>(({ personId, page, granted }) =>
  pageWhere({ personId, page }, { allowed: 'select', audit: `${granted}::json`, reader: 'null' }),
);

type OwnPage = Page & { granted: string; denied: string; accountId: string; today: string };

const ownPage = statement<OwnPage, PageRow>(
  ({ personId, page, granted, denied, accountId, today }) =>
    pageWhere(
      { personId, page },
      {
        allowed: ownPerson(accountId, personId, today),
        audit: `case when exists (select from allowed) then ${granted}::json else ${denied}::json end`,
        reader: accountId,
      },
    ),
);

const pageOf = (row: PageRow | undefined): HistoryPage | undefined =>
  row?.allowed ? { total: Number(row.total), whole: row.id ? row : undefined } : undefined;

/** Reads a page for an actor whose access was already decided. */
export const readGrantedPage = async (
  database: Database,
  personId: string,
  page: number,
  audit: AuditRow,
) => pageOf((await grantedPage(database, { personId, page, granted: JSON.stringify(audit) }))[0]);

type OwnReading = { accountId: string; today: string; granted: AuditRow; denied: AuditRow };

/** Reads a page for the accounts of the person: access is checked, audited and used in one statement. */
export const readOwnPage = async (
  database: Database,
  personId: string,
  page: number,
  { accountId, today, granted, denied }: OwnReading,
) => {
  const rows = await ownPage(database, {
    personId,
    page,
    granted: JSON.stringify(granted),
    denied: JSON.stringify(denied),
    accountId,
    today,
  });
  return pageOf(rows[0]);
};
