import { dayOf } from '@app/contract/kernel';
import type { Grant, newGrantSchema } from '@app/contract/record-access';
import type { z } from 'zod';
import { requireStepUp } from '../accounts/index.ts';
import { recordAudit } from '../audit/index.ts';
import type { Actor } from '../platform/http/actor.ts';
import { newId } from '../platform/ids.ts';
import { grantedBody, grantedSubject } from './record-access.copy.ts';
import { refuse } from './record-access.refusals.ts';
import { type GrantRow, recordAccessRepository } from './record-access.repository.ts';
import { presentNamed, type RecordAccess } from './record-access.ts';

/** Lists the professionals to whom the caller's or a dependant's record is open. */
export async function listGrants(
  context: RecordAccess,
  actor: Actor,
  personId: string,
): Promise<Grant[]> {
  await context.familyGroup.requireOwnPerson(actor, personId);
  const rows = await context.access.standing(personId, context.clock.now());
  const grants = await Promise.all(rows.map((row) => presentGrant(context, row)));
  return grants.flatMap((grant) => grant ?? []);
}

/** Opens a record to one professional until a day; replaces an earlier grant (requirement: record grant). */
export async function grantAccess(
  context: RecordAccess,
  actor: Actor,
  personId: string,
  { professionalId, months }: z.output<typeof newGrantSchema>,
): Promise<Grant> {
  const { familyGroup, licences, profiles, clock, notifications } = context;
  await familyGroup.requireOwnPerson(actor, personId);
  const now = clock.now();
  requireStepUp(actor, now);
  const [professional, person, mayAttend] = await Promise.all([
    profiles.findProfessional(professionalId),
    profiles.findPerson(personId),
    licences.mayAttend(professionalId),
  ]);
  if (!(professional && person && mayAttend)) throw refuse('record-access.professional-unknown');
  const row: GrantRow = {
    id: newId(),
    person_id: personId,
    professional_id: professionalId,
    granted_by: actor.accountId,
    session_id: actor.sessionId,
    granted_at: now,
    expires_at: monthsAfter(now, months),
    withdrawn_at: null,
  };
  const notice = await context.database.transaction().execute(async (transaction) => {
    const access = recordAccessRepository(transaction);
    await access.lockPerson(personId);
    await access.withdraw(personId, { professional_id: professionalId }, now);
    await access.insertGrant(row);
    await recordAudit(transaction, actor, auditOf('record.grant', 'C', row));
    return notifications.add(transaction, {
      account_id: professionalId,
      event: 'record.granted',
      // Once for each end: who gives and takes back the same permission does not fill the inbox.
      event_key: `${personId}-granted-${dayOf(row.expires_at)}`,
      subject: grantedSubject,
      description: grantedBody(person, row.expires_at),
      entity_type: null,
      entity_id: null,
      visit_id: null,
    });
  });
  if (notice) await notifications.push(notice);
  return { ...datesOf(row), professional: presentNamed(professional) };
}

/** Withdraws a grant, from the next reading on. */
export async function withdrawGrant(
  context: RecordAccess,
  actor: Actor,
  personId: string,
  grantId: string,
): Promise<void> {
  await context.familyGroup.requireOwnPerson(actor, personId);
  await context.database.transaction().execute(async (transaction) => {
    const access = recordAccessRepository(transaction);
    const wasStanding = await access.withdraw(personId, { id: grantId }, context.clock.now());
    if (!wasStanding) throw refuse('record-access.not-found');
    const row = { id: grantId, person_id: personId };
    await recordAudit(transaction, actor, auditOf('record.withdraw', 'D', row));
  });
}

const auditOf = (
  type: string,
  action: 'C' | 'D',
  { id, person_id }: Pick<GrantRow, 'id' | 'person_id'>,
) => ({
  type,
  action,
  purpose: 'PATRQT' as const,
  patient_id: person_id,
  entity_type: 'record_grant',
  entity_id: id,
});

async function presentGrant({ profiles }: RecordAccess, row: GrantRow): Promise<Grant | undefined> {
  const professional = await profiles.findProfessional(row.professional_id);
  return professional && { ...datesOf(row), professional: presentNamed(professional) };
}

const datesOf = ({ id, granted_at, expires_at }: GrantRow) => ({
  id,
  granted_at: granted_at.toISOString(),
  expires_at: expires_at.toISOString(),
});

/** The same day and hour some months later, or the last day of that month. */
function monthsAfter(start: Date, months: number): Date {
  const end = new Date(start);
  end.setUTCMonth(start.getUTCMonth() + months);
  if (end.getUTCDate() !== start.getUTCDate()) end.setUTCDate(0);
  return end;
}
