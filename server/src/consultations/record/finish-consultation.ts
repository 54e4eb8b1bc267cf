import { type createConsultation, diagnosisCode } from '@app/contract/consultations';
import type { EndpointInput } from '@app/contract/kernel';
import { nextPhase } from '@app/contract/visits';
import { requireStepUp } from '../../accounts/index.ts';
import { recordAudit } from '../../audit/index.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { newId } from '../../platform/ids.ts';
import type { PatientParts } from '../../profiles/index.ts';
import type { VisitRow } from '../../visits/index.ts';
import { requireOwnGrant } from '../access/own-grant.ts';
import type { ConsultationRow } from '../consultation-rows.ts';
import { refuse } from '../consultations.refusals.ts';
import { consultationsRepository, type NewConsultation } from '../consultations.repository.ts';
import type { Consultations } from '../consultations.ts';
import { staleDraft } from '../draft/draft.ts';
import { draftsRepository } from '../draft/drafts.repository.ts';
import { contentHash } from './clinical-content.ts';
import { childrenOf } from './consultation-children.ts';
import { professionalName } from './consultation-people.ts';
import { issueDocuments } from './issue-documents.ts';
import { ordersRepository } from './orders.repository.ts';
import { planRecord, type RecordPlan } from './plan-record.ts';
import { requireAnsweredAllergies } from './require-answered-allergies.ts';
import { requireListedDiagnoses } from './require-listed-diagnoses.ts';
import { tellOfVisit } from './tell-of-visit.ts';
import { versionsRepository } from './versions.repository.ts';

type Body = EndpointInput<typeof createConsultation>['body'];
type Answer = { consultationId: string; queueId: string; documents: number };

type FinishPlan = RecordPlan & { body: Body };

/**
 * Finishes a consultation: record, prescriptions, orders, documents, notifications, end of the visit and audit
 * in one transaction. The same record sent again gets the first answer; a different one is refused; a draft
 * saved since is not overwritten.
 */
export async function finishConsultation(
  context: Consultations,
  actor: Actor,
  body: Body,
): Promise<Answer> {
  const entry = await context.visits.requireClaim(actor, body.queueId, body.claimEpoch);
  const earlier = await context.consultations.findByQueueId(body.queueId);
  if (earlier) return answerAgain(context, earlier, body);
  if (!nextPhase(entry, 'ProfessionalFinish'))
    throw refuse('consultations.wrong-state', entry.phase);
  requireOwnGrant(entry, body, context.clock.now());
  if (body.medications.length > 0) requireStepUp(actor, context.clock.now());
  await requireListedDiagnoses(context, body);
  const isHeldBack = body.holder_may_read === false && !(await isOwnVisit(context, entry));
  const plan = await planRecord(context, { actor, entry, body, isHeldBack });
  requireAnsweredAllergies(plan);
  try {
    return await storeAndTell(context, plan);
  } catch (error) {
    // Another tab stored one first.
    const stored = await context.consultations.findByQueueId(body.queueId);
    if (stored) return answerAgain(context, stored, body);
    // The patient may have left, or a failed save been reported; finishing is still possible.
    const now = await context.visits.requireClaim(actor, body.queueId, body.claimEpoch);
    if (now.version !== entry.version) return finishConsultation(context, actor, body);
    throw error;
  }
}

/** Whether the patient used their own account, from which nothing is withheld. */
const isOwnVisit = async ({ profiles }: Consultations, { account_id, person_id }: VisitRow) =>
  (await profiles.findPersonOfAccount(account_id))?.id === person_id;

/** Returns the first answer if the record equals the stored one; refuses a different one, with that answer. */
async function answerAgain(context: Consultations, row: ConsultationRow, body: Body) {
  const issued = await context.documents.listOfConsultation(row.id);
  const first = { consultationId: row.id, queueId: row.visit_id, documents: issued.length };
  const replaced = await versionsRepository(context.database).replaced(row.id);
  const { content_hash } = replaced.at(-1) ?? row;
  if (content_hash === contentHash(body)) return first;
  throw refuse('consultations.already-stored', undefined, { current: first });
}

async function storeAndTell(context: Consultations, plan: FinishPlan): Promise<Answer> {
  const { stored, moved, notices } = await context.database
    .transaction()
    .execute((transaction) => store(context, transaction, plan));
  await context.visits.announce('ProfessionalFinish', moved.visit, moved.seq);
  await Promise.all(notices.map((notice) => context.notifications.push(notice)));
  return stored;
}

async function store(context: Consultations, transaction: DatabaseTransaction, plan: FinishPlan) {
  await context.licences.requireStillSigning(transaction, plan.people.professional);
  const row = await consultationsRepository(transaction).insert(recordOf(plan));
  const children = childrenOf(context, row.id, plan);
  await ordersRepository(transaction).insert(children);
  await keepOwnGrant(context, transaction, row, plan);
  const issuing = { context, transaction, row, plan };
  const { documents, notices } = await issueDocuments(issuing, children);
  if (plan.isHeldBack) notices.push(...(await tellOfVisit(issuing)));
  const draft = { visit_id: plan.entry.id, author_id: plan.actor.accountId };
  const drafts = draftsRepository(transaction);
  const isEnded = await drafts.finish(draft, plan.body.version, plan.issuedAt);
  if (!isEnded) throw await staleDraft({ drafts }, plan.entry.id);
  const moved = await context.visits.finish(transaction, plan.actor, plan.entry);
  await recordAudit(transaction, plan.actor, {
    type: 'consultation.finish',
    action: 'C',
    purpose: 'TREAT',
    patient_id: row.person_id,
    entity_type: 'consultation',
    entity_id: row.id,
    rule: 'live care',
  });
  return {
    stored: { consultationId: row.id, queueId: row.visit_id, documents },
    moved,
    notices,
  };
}

/** Stores the answer of a patient of 16 or 17 with the record (requirement: own grant). */
async function keepOwnGrant(
  { consents }: Consultations,
  transaction: DatabaseTransaction,
  { id, person_id }: ConsultationRow,
  { actor, body }: FinishPlan,
) {
  const { holder_may_read: granted } = body;
  if (granted === undefined) return;
  await consents.keepHolderReading(transaction, actor, { person_id, consultation_id: id, granted });
}

/** The record, with the names and coverage of both sides on that day. */
function recordOf(plan: FinishPlan): NewConsultation {
  const { actor, entry, body, people, diagnosis, issuedAt } = plan;
  const { professional, patient } = people;
  return {
    id: newId(),
    visit_id: entry.id,
    claim_epoch: entry.claim_epoch ?? 0,
    person_id: entry.person_id,
    holder_id: entry.holder_id,
    author_id: actor.accountId,
    consultation_type: entry.origin === 'GUARD' ? 'VIRTUAL_GUARD' : 'APPOINTMENT',
    diagnosis,
    diagnosis_code: diagnosisCode(body.diagnosis),
    reason: body.reason,
    detail: body.detail,
    follow_up: body.follow_up ?? null,
    ...coverageOf(entry, patient),
    professional_name: professionalName(professional),
    professional_specialties: professional.specialties.map(({ name }) => name).join(', '),
    professional_license: professional.licenceLabel,
    started_at: entry.started_at ?? issuedAt,
    content_hash: contentHash(body),
  };
}

/** The payer of the visit: the coverage of that day, or the patient (requirement: private consultation). */
function coverageOf({ paid_privately }: VisitRow, { patient, plan }: PatientParts) {
  const insured = paid_privately ? undefined : plan;
  return {
    attention_type: (paid_privately ? null : patient.attention_type) ?? 'Particular',
    prepaid_health_category_name: insured?.name ?? null,
    prepaid_health_name: insured?.insurer_name ?? null,
    affiliate_number: paid_privately ? null : patient.affiliate_number,
  };
}
