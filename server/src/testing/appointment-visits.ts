import {
  commandEntry,
  listOwnEntries,
  type QueueEntry,
  type VisitCommand,
} from '@app/contract/visits';
import type { Actor } from '../platform/http/actor.ts';
import { newId } from '../platform/ids.ts';
import { createProfiles } from '../profiles/index.ts';
import {
  type BegunVisit,
  createVisits,
  type VisitRow,
  type VisitsContext,
} from '../visits/index.ts';
import type { Clinic, Someone, SomePatient } from './clinic.ts';
import type { TestApp } from './test-app.ts';

/** Minutes for which the patient of an appointment can still join in these tests. */
export const WINDOW_MINUTES = 15;

export type Sides = { patient: SomePatient; professional: Someone };

/** Visits of appointments of a test's clinic, started as appointments start them. */
export function appointmentVisitsOf(t: TestApp, clinic: Clinic, context: VisitsContext = t.visits) {
  const visits = createVisits(context);

  const twoSides = async (who: Partial<Sides> = {}): Promise<Sides> => ({
    patient: who.patient ?? (await clinic.patient()),
    professional: who.professional ?? (await clinic.professional()),
  });

  async function aBeginning(
    { patient, professional }: Sides,
    over: Partial<BegunVisit> = {},
  ): Promise<BegunVisit> {
    const parts = await createProfiles(t.profiles).findPatientParts(patient.personId);
    if (!parts) throw new Error('no patient');
    return {
      patient: parts,
      holderId: patient.personId,
      accountId: patient.accountId,
      email: patient.email,
      specialtyId: 1,
      reason: 'Control de la presión',
      appointmentId: over.appointmentId ?? (await addAppointment(t, { patient, professional })),
      actor: await actorOf(t, professional),
      professionalName: 'Dra. Laura Pérez',
      professionalLicence: 'MN 100.000',
      isPrivate: false,
      patientAgreed: true,
      patientLeaseUntil: new Date(t.clock.now().getTime() + WINDOW_MINUTES * 60_000),
      ...over,
    };
  }

  const begin = async (begun: BegunVisit): Promise<VisitRow> => {
    const { visit } = await t.database
      .transaction()
      .execute((transaction) => visits.begin(transaction, begun));
    return visit;
  };

  /** A new visit of an appointment, and its two sides. */
  async function aBegunVisit(who: Partial<Sides> = {}, over: Partial<BegunVisit> = {}) {
    const sides = await twoSides(who);
    const visit = await begin(await aBeginning(sides, over));
    return { ...sides, visit };
  }

  const give = (
    who: Someone,
    { id }: Pick<VisitRow, 'id'>,
    command: VisitCommand,
    reason?: string,
  ) =>
    t.call(
      commandEntry,
      { params: { queueId: id }, body: { command, reason } as never },
      who.token,
    );

  return {
    aBeginning,
    actorOf: (who: Someone) => actorOf(t, who),
    aBegunVisit,

    begin,
    give,
    visits,

    twoSides,
    rowOf: async ({ id }: Pick<VisitRow, 'id'>): Promise<VisitRow> =>
      (await t.pool.query('select * from visit where id = $1', [id])).rows[0],

    /** The visits shown to a person as their own. */
    ownOf: async ({ token }: Someone): Promise<QueueEntry[]> =>
      (await t.call(listOwnEntries, {}, token)).json().data,
  };
}

let appointments = 0;

/** An appointment booked for these two, each at another hour; the tests are about its visit. */
async function addAppointment(t: TestApp, { patient, professional }: Sides): Promise<string> {
  appointments += 1;
  const startsAt = new Date(t.clock.now().getTime() + appointments * 20 * 60_000);
  const { rows } = await t.pool.query(
    `with hours as (
       insert into schedule (id, group_id, professional_id, weekday, check_in, check_out, start_date, date_to,
         attention_type_id, closed_at)
       values ($1, $1, $2, 'MONDAY', 0, 1440, '2025-01-01', '2025-01-31', 1, now()) returning id)
     insert into appointment (id, schedule_id, professional_id, specialty_id, person_id, holder_id, account_id,
       starts_at, ends_at, begun_at, is_begun, attention_type_id, financer, reason, booked_by, booked_by_account_id)
     select $3, id, $2, 1, $4, $4, $5, $6, $6::timestamptz + interval '20 minutes', now(), true, 1, 'Particular', 'Control',
       'PROFESSIONAL', $2 from hours returning id`,
    [
      newId(),
      professional.accountId,
      newId(),
      patient.personId,
      patient.accountId,
      startsAt.toISOString(),
    ],
  );
  return rows[0].id;
}

/** A professional as the actor of a request. */
async function actorOf(t: TestApp, { accountId, email }: Someone): Promise<Actor> {
  const { rows } = await t.pool.query('select id from session where account_id = $1 limit 1', [
    accountId,
  ]);
  const sessionId: string = rows[0].id;
  return {
    accountId,
    sessionId,
    email,
    role: 'PROFESSIONAL',
    stepUpAt: null,
    requestId: newId(),
  };
}
