import {
  type ConsultationDetail,
  diagnosisCode,
  diagnosisLabel,
  type EditedConsultation,
  type RecordPart,
} from '@app/contract/consultations';
import { requireStepUp } from '../../accounts/index.ts';
import { recordAudit } from '../../audit/index.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { isSealed, requireAuthor, sealedBefore } from '../access/require-author.ts';
import { refuse } from '../consultations.refusals.ts';
import type { WholeConsultation } from '../consultations.statements.ts';
import type { Consultations } from '../consultations.ts';
import { readConsultation } from '../reading/read-consultations.ts';
import { contentHash } from './clinical-content.ts';
import { childrenOf } from './consultation-children.ts';
import { issuedKinds } from './consultation-documents.ts';
import { issueDocuments } from './issue-documents.ts';
import { ordersRepository } from './orders.repository.ts';
import { planRecord, type RecordPlan } from './plan-record.ts';
import {
  changedChildren,
  changesOf,
  replacedKinds,
  standingPrescriptions,
} from './record-changes.ts';
import { requireAnsweredAllergies } from './require-answered-allergies.ts';
import { requireListedDiagnoses } from './require-listed-diagnoses.ts';
import { tellOfAmendment } from './tell-of-visit.ts';
import { versionsRepository } from './versions.repository.ts';

type Edit = {
  whole: WholeConsultation;
  version: number;
  plan: RecordPlan;
  changes: RecordPart[];
};

/**
 * Edits a stored record: only its author, only the version that was read, within 72 hours. The earlier text is
 * kept; only changed orders are annulled and issued again. If a prescription is at a pharmacy or dispensed, the
 * whole edit is refused. A repeated edit is stored once.
 */
export async function editConsultation(
  context: Consultations,
  actor: Actor,
  id: string,
  version: number,
  body: EditedConsultation,
): Promise<ConsultationDetail> {
  const whole = await requireAuthor(context, actor, id);
  const changes = changesOf(whole, body, diagnosisLabel(body.diagnosis));
  if (changes.length === 0) return readConsultation(context, actor, id);
  if (isSealed(whole, context.clock.now())) throw refuse('consultations.sealed');
  await requireListedDiagnoses(context, body, standingDiagnoses(whole));
  const signs = changes.includes('prescription') && body.medications.length > 0;
  if (signs) requireStepUp(actor, context.clock.now());
  const entry = await context.visits.requireClaim(actor, whole.visit_id);
  const isHeldBack = await context.consents.isHeldBack(entry.account_id, id);
  const plan = await planRecord(context, { actor, entry, body, isHeldBack });
  if (changes.includes('prescription')) requireAnsweredAllergies(plan);
  const edit = { whole, version, plan, changes };
  const notices = await context.database
    .transaction()
    .execute((transaction) => store(context, transaction, edit));
  await Promise.all(notices.map((notice) => context.notifications.push(notice)));
  return readConsultation(context, actor, id);
}

async function store(context: Consultations, transaction: DatabaseTransaction, edit: Edit) {
  const { whole, version, plan, changes } = edit;
  const { actor, issuedAt } = plan;
  await context.licences.requireStillSigning(transaction, plan.people.professional);
  const versions = versionsRepository(transaction);
  const isKept = await versions.keep(whole.id, actor.accountId, version, sealedBefore(issuedAt));
  if (!isKept) throw refuse('consultations.stale-version');
  const row = await versions.write(whole.id, version, newVersion(edit), issuedAt);
  await replaceOrders(context, transaction, edit);
  const children = childrenOf(context, row.id, plan);
  await ordersRepository(transaction).insert(changedChildren(children, changes));
  const kinds = replacedKinds(changes, issuedBefore(whole), issuedKinds(plan.body));
  if (kinds.length > 0) await context.documents.replace(transaction, row.id, kinds);
  const issuing = { context, transaction, row, plan };
  const { notices } = await issueDocuments(issuing, children, (kind) => kinds.includes(kind));
  const told = await tellOfAmendment(issuing, `${row.id}-${row.version}`);
  await recordAudit(transaction, actor, {
    type: 'consultation.edit',
    action: 'U',
    purpose: 'TREAT',
    patient_id: row.person_id,
    entity_type: 'consultation',
    entity_id: row.id,
    rule: 'author',
  });
  return [...told, ...notices];
}

/** Ends the changed orders with the replaced version; a prescription in use refuses the edit. */
async function replaceOrders(
  { prescriptions }: Consultations,
  transaction: DatabaseTransaction,
  { whole, version, plan, changes }: Edit,
) {
  await ordersRepository(transaction).end(whole.id, changes, version);
  if (!changes.includes('prescription')) return;
  const isFree = await prescriptions.annulOf(transaction, whole.id, plan.issuedAt);
  if (!isFree) throw refuse('consultations.prescription-in-use');
}

const standingDiagnoses = ({ diagnosis, certificates, studies, referrals }: WholeConsultation) => [
  diagnosis,
  ...[...certificates, ...studies, ...referrals].map((order) => order.diagnosis),
];

const newVersion = ({ plan, changes }: Edit) => ({
  diagnosis: plan.diagnosis,
  diagnosis_code: diagnosisCode(plan.body.diagnosis),
  reason: plan.body.reason,
  detail: plan.body.detail,
  follow_up: plan.body.follow_up ?? null,
  changes,
  content_hash: contentHash(plan.body),
});

const issuedBefore = (whole: WholeConsultation) =>
  issuedKinds({
    medications: standingPrescriptions(whole),
    studies: whole.studies,
    specialties: whole.referrals,
    certificates: whole.certificates,
    other_indications: whole.instructions,
  });
