import type { OwnConsultation } from '@app/contract/consultations';
import { recordAudit } from '../../audit/index.ts';
import { ownPeople } from '../../family-group/index.ts';
import { PAGE_ROWS, type PageEnd, pageOf } from '../../platform/database/pages.ts';
import { statement } from '../../platform/database/statement.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { ConsultationRow } from '../consultation-rows.ts';
import type { Consultations } from '../consultations.ts';

type OwnRow = Pick<
  ConsultationRow,
  'id' | 'visit_id' | 'person_id' | 'professional_name' | 'professional_specialties'
> & {
  created_at: Date;
  /** With microseconds, which a Date does not have. */
  key: string;
  reason: string | null;
  first_name: string;
  is_reader: boolean;
};

type Asked = {
  accountId: string;
  today: string;
  key: string | null;
  id: string | null;
  rows: number;
};

const ownConsultations = statement<Asked, OwnRow>(
  ({ accountId, today, key, id, rows }) => `select consultation.id, consultation.visit_id,
     consultation.person_id, consultation.created_at, consultation.created_at::text as key,
     professional_name, professional_specialties,
     case when held_back_from(${accountId}::uuid, consultation.id) then null else reason end as reason,
     person.first_name, person.account_id is not distinct from ${accountId}::uuid as is_reader
   from consultation join person on person.id = consultation.person_id
   where consultation.person_id in (${ownPeople(accountId, today)})
     and (${key}::timestamptz is null
       or (consultation.created_at, consultation.id) < (${key}::timestamptz, ${id}::uuid))
   order by consultation.created_at desc, consultation.id desc limit ${rows}`,
);

/** The finished visits of a patient and of their dependants; the reading is audited for each patient. */
export async function readOwnConsultations(
  context: Consultations,
  actor: Actor,
  after: PageEnd | undefined,
): Promise<{ data: OwnConsultation[]; next: string | null }> {
  const rows = await ownConsultations(context.database, {
    accountId: actor.accountId,
    today: context.profiles.today(),
    ...(after ?? { key: null, id: null }),
    rows: PAGE_ROWS,
  });
  const page = pageOf(rows, (row) => row);
  await auditReading(context, actor, page.data);
  return { ...page, data: page.data.map(present) };
}

async function auditReading(context: Consultations, actor: Actor, rows: OwnRow[]): Promise<void> {
  for (const personId of new Set(rows.map(({ person_id }) => person_id)))
    await recordAudit(context.database, actor, {
      type: 'history.list',
      action: 'R',
      outcome: 'success',
      purpose: 'PATRQT',
      patient_id: personId,
      entity_type: 'person',
      entity_id: personId,
      rule: 'own family',
    });
}

const present = (row: OwnRow): OwnConsultation => ({
  queueId: row.visit_id,
  finishedDate: row.created_at.toISOString(),
  professional: row.professional_name,
  specialty: row.professional_specialties,
  reason: row.reason,
  patient: { id: row.person_id, first_name: row.first_name, isReader: row.is_reader },
});
