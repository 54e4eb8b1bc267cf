import type { Condition } from '@app/contract/kernel';
import { type AuditEntry, auditRow, recordAudit } from '../../audit/index.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { NO_ID } from '../../platform/ids.ts';
import { refuse } from '../consultations.refusals.ts';
import { type HistoryPage, readGrantedPage, readOwnPage } from '../consultations.statements.ts';
import type { Consultations } from '../consultations.ts';

/** Days after a visit during which its professional may read the record (requirement: attended-patient window). */
const CARE_WINDOW_DAYS = 30;

/** The condition under which a record was opened, as audited. */
export type AccessRule =
  | 'own family'
  | Extract<Condition, 'live care' | 'author' | 'attended lately' | 'granted' | 'emergency'>;

/** What is read, for the audit row; the person's record by default. */
export type Reading = { type: string; entityType?: string; entityId?: string };

/** The consultation that is read: its author, and its id where its content is read. */
export type ReadConsultation = { author_id: string; contentsOf?: string };

/**
 * Decides every access to a clinical record. Allowed: the patient and those who act for them, the professional
 * who attends now or attended within the care window, one with the patient's grant, one with an emergency
 * access. For others it is as if the record did not exist, also for a holder when a patient of 16 or 17
 * withheld it. Missing records take the same path, so that neither the answer nor its time differs. Returns the
 * person.
 */
export async function requireRecordAccess(
  context: Consultations,
  actor: Actor,
  personId: string | undefined,
  reading: Reading,
  consultation?: ReadConsultation,
): Promise<string> {
  const rule = await findRule(context, actor, personId ?? NO_ID, consultation);
  await recordAudit(context.database, actor, auditOf(actor, personId, reading, rule));
  if (!rule || personId === undefined) throw refuse('consultations.not-found');
  return personId;
}

/** Reads one page of a history under the same rules, in an order that new records do not change. */
export async function readHistoryPage(
  context: Consultations,
  actor: Actor,
  personId: string | undefined,
  number: number,
): Promise<HistoryPage> {
  const { database } = context;
  const reading = { type: 'history.page' };
  const rowOf = (rule?: AccessRule) => auditRow(actor, auditOf(actor, personId, reading, rule));
  const page =
    actor.role === 'PATIENT'
      ? await readOwnPage(database, personId ?? NO_ID, number, {
          accountId: actor.accountId,
          today: context.profiles.today(),
          granted: rowOf('own family'),
          denied: rowOf(),
        })
      : await readGrantedPage(
          database,
          personId ?? NO_ID,
          number,
          rowOf(await requireRule(context, actor, personId, reading)),
        );
  if (!page) throw refuse('consultations.not-found');
  return page;
}

/** Returns the rule that opens a record; without one, audits the attempt and refuses. */
async function requireRule(
  context: Consultations,
  actor: Actor,
  personId: string | undefined,
  reading: Reading,
): Promise<AccessRule> {
  const rule = await findRule(context, actor, personId ?? NO_ID, undefined);
  if (rule) return rule;
  await recordAudit(context.database, actor, auditOf(actor, personId, reading, undefined));
  throw refuse('consultations.not-found');
}

const auditOf = (
  actor: Actor,
  personId: string | undefined,
  reading: Reading,
  rule: AccessRule | undefined,
): AuditEntry => ({
  type: reading.type,
  action: 'R',
  outcome: rule ? 'success' : 'denied',
  purpose: rule === 'emergency' ? 'BTG' : actor.role === 'PATIENT' ? 'PATRQT' : 'TREAT',
  patient_id: personId ?? null,
  entity_type: reading.entityType ?? 'person',
  entity_id: reading.entityId ?? personId ?? null,
  rule: rule ?? null,
});

async function findRule(
  context: Consultations,
  actor: Actor,
  personId: string,
  consultation: ReadConsultation | undefined,
): Promise<AccessRule | undefined> {
  if (actor.role === 'PATIENT')
    return (await mayAnswerFor(context, actor, personId, consultation)) ? 'own family' : undefined;
  if (actor.role !== 'PROFESSIONAL') return undefined;
  await context.licences.requireVerified(actor);
  if (consultation?.author_id === actor.accountId) return 'author';
  if (await context.visits.isAttending(actor.accountId, personId)) return 'live care';
  if (await isInCareWindow(context, actor.accountId, personId)) return 'attended lately';
  return context.recordAccess.ruleFor(actor.accountId, personId);
}

/** Whether the caller is the patient, or acts for them and the consultation is not withheld. */
async function mayAnswerFor(
  { familyGroup, consents }: Consultations,
  actor: Actor,
  personId: string,
  { contentsOf }: Partial<ReadConsultation> = {},
): Promise<boolean> {
  if (!(await familyGroup.isOwnPerson(actor, personId))) return false;
  return contentsOf === undefined || !(await consents.isHeldBack(actor.accountId, contentsOf));
}

/** Whether a professional attended a person recently, or has their grant; emergencies do not count. */
export const isOwnPatient = async (
  context: Consultations,
  accountId: string,
  personId: string,
): Promise<boolean> =>
  (await isInCareWindow(context, accountId, personId)) ||
  (await context.recordAccess.ruleFor(accountId, personId)) === 'granted';

async function isInCareWindow(
  { consultations, clock }: Consultations,
  accountId: string,
  personId: string,
) {
  const last = await consultations.lastOfAuthor(accountId, personId);
  return last !== undefined && last.created_at > careWindowStart(clock.now());
}

/** The earliest visit that still opens the record. */
export const careWindowStart = (now: Date) =>
  new Date(now.getTime() - CARE_WINDOW_DAYS * 86_400_000);
