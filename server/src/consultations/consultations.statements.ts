import type { CallText } from '@app/contract/video-call';
import { type AuditRow, auditInsert } from '../audit/index.ts';
import { ownPerson } from '../family-group/index.ts';
import type { Database } from '../platform/database/database.ts';
import { statement } from '../platform/database/statement.ts';
import type { StoredPrescription } from '../prescriptions/index.ts';
import type { ConsultationChildren, ConsultationRow } from './consultation-rows.ts';

/** A record with all it ordered; `withheld` from whoever answers for a patient that said no. */
export type WholeConsultation = ConsultationRow &
  ConsultationChildren & {
    withheld: boolean;
    prescriptions: StoredPrescription[];
    addenda: StoredAddendum[];
    messages: CallText[];
  };

/** An addendum as the database puts it into one value. */
type StoredAddendum = { id: string; created_at: string; body: string };

/** One page of a history and how many there are; no consultation where the page is past the oldest. */
export type HistoryPage = { total: number; whole: WholeConsultation | undefined };

/** An instant of a row that is put into one value, as the wire spells it. */
const instant = (column: string) =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const childrenIn = (table: string) => `(
  select coalesce(json_agg(child order by position), '[]') from ${table} child
  where child.consultation_id = consultation.id and child.until_version is null
    and not consultation.withheld)`;

/** The columns of a record, and what stands in place of those that say something clinical while it is withheld. */
const COLUMNS: Record<keyof ConsultationRow, string | null> = {
  id: null,
  queue_id: null,
  claim_epoch: null,
  person_id: null,
  holder_id: null,
  author_id: null,
  consultation_type: null,
  diagnosis: `''`,
  diagnosis_code: 'null',
  reason: `''`,
  detail: `''`,
  attention_type: null,
  prepaid_health_category_name: null,
  prepaid_health_name: null,
  affiliate_number: null,
  professional_name: null,
  professional_specialties: null,
  professional_license: null,
  started_at: null,
  created_at: null,
  version: '1',
  version_at: 'null',
  changes: `'{}'`,
  content_hash: `''`,
};

const columns = Object.entries(COLUMNS)
  .map(([column, instead]) =>
    instead === null
      ? `consultation.${column}`
      : `case when consultation.withheld then ${instead} else consultation.${column} end as ${column}`,
  )
  .join(', ');

/**
 * One record, as an account that answers for patients sees it; whole where that is null. `offset 0`
 * has the database ask once whether it is withheld, and not again for each column and each child.
 */
const consultationFor = (reader: string, id: string) =>
  `(select *, held_back_from(${reader}::uuid, id) as withheld from consultation
    where id = ${id} offset 0) as consultation`;

/** The columns of a record with what it ordered beside them. */
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
   from call_message where call_message.queue_id = consultation.queue_id
     and not consultation.withheld) as messages`;

/** A record as an account sees it that answers for patients; null for whoever does not. */
export const wholeConsultation = statement<
  { id: string; reader: string | null },
  WholeConsultation
>(({ id, reader }) => `select ${WHOLE} from ${consultationFor(reader, id)}`);

type PageRow = WholeConsultation & { allowed: boolean; total: string };

/** Whose page it is, and which one from the newest. */
type Page = { personId: string; page: number };

const nthNewest = ({ personId, page }: Record<keyof Page, string>) =>
  `(select id from consultation where person_id = ${personId}
  order by created_at desc, id desc limit 1 offset ${page})`;

type Reader = { allowed: string; audit: string; reader: string };

/** A page with its audit row; neither without the other. */
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

/** A page for somebody who was found to have a right to it. */
export const readGrantedPage = async (
  database: Database,
  personId: string,
  page: number,
  audit: AuditRow,
) => pageOf((await grantedPage(database, { personId, page, granted: JSON.stringify(audit) }))[0]);

type OwnReading = { accountId: string; today: string; granted: AuditRow; denied: AuditRow };

/** A page for whoever may act for the person: the right is decided, written down and used in one statement. */
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
