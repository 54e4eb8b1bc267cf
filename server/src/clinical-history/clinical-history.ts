import type { HistoryPatient } from '@app/contract/clinical-history';
import { dayOf } from '@app/contract/kernel';
import { recordAudit } from '../audit/index.ts';
import {
  type Consultations,
  careWindowStart,
  requireRecordAccess,
} from '../consultations/index.ts';
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

/** What a professional searches histories by. */
export type HistoryFilters = {
  fullName?: string | undefined;
  fromDate?: string | undefined;
  toDate?: string | undefined;
  clinicHistoryId?: number | undefined;
  idNumber?: string | undefined;
};

const ROWS = 20;

/** Patients in a care relation, or whose record was opened to the professional: nobody trawls histories (SR-18). */
export async function searchHistories(
  context: Consultations,
  actor: Actor,
  filters: HistoryFilters,
) {
  await context.licences.requireVerified(actor);
  const since = careWindowStart(context.clock.now());
  const readable = await readableBy(context, actor.accountId, since);
  await recordAudit(context.database, actor, {
    type: 'history.search',
    action: 'E',
    purpose: 'TREAT',
  });
  const rows = await Promise.all(
    readable.map(async ({ personId, lastAt }) => ({
      parts: await context.profiles.findPatientParts(personId),
      lastAt: lastAt?.toISOString() ?? null,
    })),
  );
  return rows
    .flatMap(({ parts, lastAt }) => (parts ? [historyRow(parts, lastAt)] : []))
    .filter((row) => matches(row, filters))
    .sort((a, b) => (b.last_consultation ?? '').localeCompare(a.last_consultation ?? ''))
    .slice(0, ROWS);
}

/** Persons whose record a professional may read now, with the last visit of those attended since an instant. */
async function readableBy(context: Consultations, accountId: string, since: Date) {
  const [attended, open] = await Promise.all([
    context.consultations.attendedSince(accountId, since),
    context.recordAccess.openTo(accountId),
  ]);
  const seen = new Set(attended.map(({ person_id }) => person_id));
  return [
    ...attended.map(({ person_id, last_at }) => ({ personId: person_id, lastAt: last_at })),
    ...open.filter((id) => !seen.has(id)).map((id) => ({ personId: id, lastAt: undefined })),
  ];
}

type Parts = NonNullable<Awaited<ReturnType<Consultations['profiles']['findPatientParts']>>>;

const historyRow = ({ person, patient }: Parts, lastAt: string | null) => ({
  id: person.id,
  clinicHistoryId: patient.clinic_history_id,
  first_name: person.first_name,
  last_name: person.last_name,
  id_number: person.id_number,
  last_consultation: lastAt,
});

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

function matches(row: ReturnType<typeof historyRow>, filters: HistoryFilters): boolean {
  const day = row.last_consultation && dayOf(new Date(row.last_consultation));
  const name = plain(`${row.first_name} ${row.last_name} ${row.first_name}`);
  return [
    !filters.fullName || name.includes(plain(filters.fullName.trim())),
    !filters.fromDate || (day && day >= filters.fromDate),
    !filters.toDate || (day && day <= filters.toDate),
    !filters.clinicHistoryId || row.clinicHistoryId === filters.clinicHistoryId,
    !filters.idNumber || row.id_number === filters.idNumber.replaceAll('.', ''),
  ].every(Boolean);
}
