import type { HistoryPatient } from '@app/contract/clinical-history';
import { type Consultations, requireRecordAccess } from '../consultations/index.ts';
import type { Actor } from '../platform/http/actor.ts';
import { refuseKernel } from '../platform/http/problem-handler.ts';
import { presentAddress, presentPatient, presentPersonal } from '../profiles/index.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The person behind an address of a history, the opaque id or the specification's login, if the actor may read it. */
async function requireReadable(
  context: Consultations,
  actor: Actor,
  id: string,
  type: string,
): Promise<string> {
  const found = UUID.test(id) ? id : await context.familyGroup.findByLogin(id);
  return requireRecordAccess(context, actor, found, { type });
}

/** Header and medical data of a history, for whoever may read it. */
export async function readHistoryPatient(
  context: Consultations,
  actor: Actor,
  id: string,
): Promise<HistoryPatient> {
  const personId = await requireReadable(context, actor, id, 'history.read');
  const { profiles, consultations } = context;
  const [parts, address, total] = await Promise.all([
    profiles.findPatientParts(personId),
    profiles.findAddress(personId),
    consultations.countOf(personId),
  ]);
  if (!parts) throw refuseKernel('request.not-found');
  const { account_id } = parts.person;
  return {
    ...presentPersonal(parts.person),
    id: personId,
    email: account_id ? ((await profiles.emailOfAccount(account_id)) ?? null) : null,
    address_dto: address ? presentAddress(address) : null,
    patient_dto: presentPatient(parts, profiles.today()),
    consultations: total,
  };
}

/** When the visits of a history were, newest first. */
export async function readHistoryDates(context: Consultations, actor: Actor, id: string) {
  const personId = await requireReadable(context, actor, id, 'history.dates');
  const rows = await context.consultations.datesOf(personId);
  return rows.map((row) => ({
    consultationId: row.id,
    creation_date: row.created_at.toISOString(),
    professional_name: row.professional_name,
  }));
}
