import type { Condition } from '@app/contract/kernel';
import { type AuditEntry, auditRow, recordAudit } from '../../audit/index.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { refuse } from '../consultations.refusals.ts';
import { type HistoryPage, readGrantedPage, readOwnPage } from '../consultations.statements.ts';
import type { Consultations } from '../consultations.ts';

/** Days after a visit in which its professional may still read the record (requirement: attended-patient window). */
const CARE_WINDOW_DAYS = 30;

/** Under which condition a record was opened, as the audit row says it. */
export type AccessRule =
  | 'own family'
  | Extract<Condition, 'live care' | 'author' | 'attended lately' | 'granted' | 'emergency'>;

/** What is read, for the audit row: the person's record where nothing more special is named. */
export type Reading = { type: string; entityType?: string; entityId?: string };

/** Stands for a person who is not there: looked up like any other, and never found. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** The consultation that a reading is of: who wrote it, and its id where what it says is read. */
export type ReadConsultation = { author_id: string; contentsOf?: string };

/**
 * The one door to a clinical record: the patient and whoever answers for them, the professional who
 * attends now, who attended within the care window, to whom the patient opened it, or who opened it for
 * an emergency. Everybody else gets what a stranger gets, and so does a holder who asks for what a
 * patient of 16 or 17 kept back. What is not there goes the same way as what is not the caller's:
 * neither the answer nor the time it takes tells them apart. Answers whose record it is.
 */
export async function requireRecordAccess(
  context: Consultations,
  actor: Actor,
  personId: string | undefined,
  reading: Reading,
  consultation?: ReadConsultation,
): Promise<string> {
  const rule = await findRule(context, actor, personId ?? NOBODY, consultation);
  await recordAudit(context.database, actor, auditOf(actor, personId, reading, rule));
  if (!rule || personId === undefined) throw refuse('consultations.not-found');
  return personId;
}

/** One page of a history through the same door, in an order that new ones do not disturb. */
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
      ? await readOwnPage(database, personId ?? NOBODY, number, {
          accountId: actor.accountId,
          today: context.profiles.today(),
          granted: rowOf('own family'),
          denied: rowOf(),
        })
      : await readGrantedPage(
          database,
          personId ?? NOBODY,
          number,
          rowOf(await requireRule(context, actor, personId, reading)),
        );
  if (!page) throw refuse('consultations.not-found');
  return page;
}

/** The rule that opens a record; where there is none, the attempt is written down and refused. */
async function requireRule(
  context: Consultations,
  actor: Actor,
  personId: string | undefined,
  reading: Reading,
): Promise<AccessRule> {
  const rule = await findRule(context, actor, personId ?? NOBODY, undefined);
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
  if (await isInCareWindow(context, actor, personId)) return 'attended lately';
  return context.recordAccess.ruleFor(actor.accountId, personId);
}

/** The patient, or whoever answers for them and was not refused what the consultation says. */
async function mayAnswerFor(
  { familyGroup, consents }: Consultations,
  actor: Actor,
  personId: string,
  { contentsOf }: Partial<ReadConsultation> = {},
): Promise<boolean> {
  if (!(await familyGroup.isOwnPerson(actor, personId))) return false;
  return contentsOf === undefined || !(await consents.isHeldBack(actor.accountId, contentsOf));
}

async function isInCareWindow(
  { consultations, clock }: Consultations,
  actor: Actor,
  personId: string,
) {
  const last = await consultations.lastOfAuthor(actor.accountId, personId);
  return last !== undefined && last.created_at > careWindowStart(clock.now());
}

/** The instant since which a visit still opens the record. */
export const careWindowStart = (now: Date) =>
  new Date(now.getTime() - CARE_WINDOW_DAYS * 86_400_000);
