import type { Appointment, Slot } from '@app/contract/appointments';
import { DAY_MS, dayOf } from '@app/contract/kernel';
import { commandEntry } from '@app/contract/visits';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { proves } from '../../../architecture/requirements/index.ts';
import { agendasOf, type OpenAgenda } from '../testing/agendas.ts';
import { aClinic, type Clinic, type SomePatient } from '../testing/clinic.ts';
import { putOnPlan } from '../testing/person-setup.ts';
import { PRICE, privateConsultationsOf } from '../testing/private-consultations.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { visitsOf } from '../testing/visits.ts';

let t: TestApp;
let clinic: Clinic;
let agendas: ReturnType<typeof agendasOf>;
let privately: ReturnType<typeof privateConsultationsOf>;
beforeAll(async () => {
  t = await testApp({ PRIVATE_CONSULTATION_PRICE: PRICE, REQUESTS_PER_MINUTE: 1_000_000 });
  // Booked hours and the guard are of one month, whatever the day.
  if (Number(dayOf(t.clock.now()).slice(8)) > 25) t.clock.advance(8 * DAY_MS);
  await t.http.listen({ host: '127.0.0.1', port: 0 });
  clinic = await aClinic(t);
  agendas = agendasOf(t, clinic);
  privately = privateConsultationsOf(t, clinic);
});

/** A patient of two professionals with hours of plans, on a plan of their own. */
type Scene = { patient: SomePatient; planId: number; agendas: OpenAgenda[]; slots: Slot[][] };

async function aScene(): Promise<Scene> {
  const visits = visitsOf(t, clinic);
  const first = await agendas.anAgenda();
  const { patient } = first;
  const { professional } = await visits.finish(await visits.aVisit({ patient }));
  await agendas.open(professional);
  const both = [first, { patient, professional }];
  const slots = await Promise.all(both.map((agenda) => agendas.freeHours(agenda)));
  const plan = await t.pool.query(
    `insert into prepaid_health_category (prepaid_health_id, name, monthly_consultations)
     select min(id), gen_random_uuid(), 0 from prepaid_health where kind <> 'PARTICULAR'
     returning id, prepaid_health_id`,
  );
  const { id, prepaid_health_id } = plan.rows[0];
  await putOnPlan(t, patient.personId, id);
  const accounts = both.map(({ professional: { accountId } }) => accountId);
  await t.pool.query('update schedule set attention_type_id = 2 where professional_id = any($1)', [
    accounts,
  ]);
  await t.pool.query(
    'insert into schedule_insurer select id, $2 from schedule where professional_id = any($1)',
    [accounts, prepaid_health_id],
  );
  return { patient, planId: id, agendas: both, slots };
}

/** What of the plan is used or held against it, by month. */
async function takenOf({ patient }: Scene): Promise<Map<string, number>> {
  const { rows } = await t.pool.query(
    `select month, count(*)::int as taken from (
       select month from coverage_use where holder_id = $1 and returned_at is null
       union all
       select to_char(starts_at at time zone 'America/Argentina/Buenos_Aires', 'YYYY-MM')
       from appointment where holder_id = $1 and attention_type_id = 2
         and status = 'PROGRAMMED' and not is_begun) all_of_them
     group by month`,
    [patient.personId],
  );
  return new Map(rows.map(({ month, taken }) => [month, taken]));
}

const bookedOf = async ({
  patient,
}: Scene): Promise<(Appointment & { professionalId: string })[]> =>
  (
    await t.pool.query(
      `select id, professional_id as "professionalId" from appointment
       where person_id = $1 and status = 'PROGRAMMED' and not is_begun order by starts_at`,
      [patient.personId],
    )
  ).rows;

type Door = {
  kind: 'book' | 'cancel' | 'join' | 'leave' | 'move' | 'pay';
  agenda: number;
  at: number;
};

/** One act of patient or professional; the server may refuse it. */
async function go(scene: Scene, { kind, agenda, at }: Door): Promise<number> {
  const { patient } = scene;
  const { professional } = scene.agendas[agenda] as OpenAgenda;
  const hours = scene.slots[agenda] ?? [];
  const slot = hours[Math.floor(at * hours.length)];
  const book = () => agendas.book(professional, patient, slot);
  const acts: Record<Door['kind'], () => Promise<{ statusCode: number } | undefined>> = {
    book,
    join: () => privately.join(patient),
    leave: () => leave(patient),
    pay: () => pay(patient),
    cancel: async () => {
      const [one] = await bookedOf(scene);
      return one && agendas.cancel(patient, one);
    },
    move: async () => {
      const own = (await bookedOf(scene)).find(
        (one) => one.professionalId === professional.accountId,
      );
      return own && agendas.move(professional, own, slot);
    },
  };
  return (await acts[kind]())?.statusCode ?? 0;
}

async function leave(patient: SomePatient) {
  const { rows } = await t.pool.query(
    `select id from visit where person_id = $1 and phase = 'WAITING'`,
    [patient.personId],
  );
  if (!rows[0]) return undefined;
  const body = { command: 'PatientCancel', reason: 'Ya no hace falta' } as never;
  return t.call(commandEntry, { params: { queueId: rows[0].id }, body }, patient.token);
}

/** Pays for a consultation in the guard where one is sold. */
async function pay(patient: SomePatient) {
  const ordered = await privately.order(patient);
  if (ordered.statusCode !== 200) return ordered;
  const page = await privately.openPage(patient, ordered.json().data.id);
  return page.statusCode === 200
    ? privately.decide(patient, page.json().data, 'APPROVED')
    : undefined;
}

const doors: fc.Arbitrary<Door> = fc.record({
  kind: fc.constantFrom('book', 'book', 'cancel', 'join', 'join', 'leave', 'move', 'pay'),
  agenda: fc.integer({ min: 0, max: 1 }),
  at: fc.noBias(fc.double({ min: 0, max: 0.999, noNaN: true })),
});

/** Several people act at once under a limit, which staff changes in between; null takes the plan out of use. */
const rounds = fc.array(
  fc.record({
    room: fc.option(fc.integer({ min: 0, max: 2 }), { freq: 8 }),
    acts: fc.array(doors, { minLength: 3, maxLength: 6 }),
  }),
  { minLength: 2, maxLength: 5 },
);

/** What a round let in, under the limit that it had. */
async function isWithin(scene: Scene, limit: number, before: Map<string, number>): Promise<void> {
  for (const [month, taken] of await takenOf(scene)) {
    // A limit that was lowered takes nothing away, and lets nothing more in.
    const most = Math.max(limit, before.get(month) ?? 0);
    expect({ month, taken, most }).toEqual({ month, taken: Math.min(taken, most), most });
  }
}

test('Through no door, in no order and however many at once, more than the limit of the month comes in', async () => {
  proves('plan-limit-at-every-door', 'plan-out-of-use-pays-nothing');
  const answers: number[] = [];
  const drawn = async (plays: { room: number | null; acts: Door[] }[]) => {
    const scene = await aScene();
    // The visits that made both professionals the patient's own.
    const used = Math.max(...(await takenOf(scene)).values());
    for (const { room, acts } of plays) {
      const limit = room === null ? null : used + room;
      await t.pool.query(
        'update prepaid_health_category set monthly_consultations = $2, active = $3 where id = $1',
        [scene.planId, limit, limit !== null],
      );
      const before = await takenOf(scene);
      answers.push(...(await Promise.all(acts.map((act) => go(scene, act)))));
      await isWithin(scene, limit ?? 0, before);
    }
  };
  await fc.assert(fc.asyncProperty(rounds, drawn), { numRuns: 40, endOnFailure: true });
  expect(answers).toContain(200);
  expect(answers).toContain(409);
  expect(answers.filter((status) => status >= 500)).toEqual([]);
}, 120_000);
