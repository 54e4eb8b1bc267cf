import { getAccount } from '@app/contract/accounts';
import {
  createException,
  deleteSchedules,
  getAvailability,
  type NewException,
  type Schedule,
} from '@app/contract/availability';
import { addDays, dayOf } from '@app/contract/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { agendasOf, type OpenAgenda } from '../testing/agendas.ts';
import { aClinic, type Clinic } from '../testing/clinic.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

/** Twice as many as there are connections: none is left for code that needs a second one inside a transaction. */
const TURNS = Array.from({ length: 20 }, (_, turn) => turn);

let t: TestApp;
let clinic: Clinic;
let agendas: ReturnType<typeof agendasOf>;
beforeAll(async () => {
  t = await testApp({ REQUESTS_PER_MINUTE: 1_000_000 });
  clinic = await aClinic(t);
  agendas = agendasOf(t, clinic);
});

type BookedAgenda = OpenAgenda & { day: string; scheduleIds: string[] };

/** An agenda open at every hour, with an appointment at noon of a future day. */
async function aBookedAgenda(): Promise<BookedAgenda> {
  const agenda = await agendas.anAgenda();
  const ahead = await agendas.freeHours(agenda, 24 * 60);
  const noon = ahead.find((slot) => slot.hour === hour(12));
  await agendas.book(agenda.professional, agenda.patient, noon);
  const read = await t.call(getAvailability, { query: {} }, agenda.professional.token);
  const [open]: Schedule[] = read.json().data.schedules;
  return { ...agenda, day: noon?.date ?? '', scheduleIds: open?.ids ?? [] };
}

const hour = (turn: number) => `${String(turn).padStart(2, '0')}:00`;
const NOON = { check_in: hour(12), check_out: hour(13) };

function openLater({ professional }: OpenAgenda, turn: number) {
  const start_date = addDays(dayOf(t.clock.now()), 60);
  const later = { start_date, date_to: addDays(start_date, 20) };
  return agendas.open(
    professional,
    { ...later, check_in: hour(turn), check_out: hour(turn + 1) },
    true,
  );
}

function block(
  { day, professional }: BookedAgenda,
  asked: Pick<NewException, 'check_in' | 'check_out' | 'notifyPatients'>,
) {
  const body = { kind: 'BLOCKED' as const, day, reason: '', ...asked };
  return t.call(createException, { query: {}, body }, professional.token);
}

function close({ professional }: OpenAgenda, ids: string[], notifyPatients: boolean) {
  const query = { schedule_ids: ids.join(','), notify_patients: String(notifyPatients) };
  return t.call(deleteSchedules, { query }, professional.token);
}

/** The distinct answers to simultaneous calls, and how a bystander's call is answered meanwhile. */
async function atOnce(call: (turn: number) => ReturnType<TestApp['call']>) {
  const { token } = await clinic.patient();
  let isOver = false;
  const answering = Promise.all(TURNS.map(call)).finally(() => {
    isOver = true;
  });
  const bystander = new Set<number>();
  while (!isOver) bystander.add((await t.call(getAccount, {}, token)).statusCode);
  const answers = new Set(
    (await answering).map((answer) => answer.json().code ?? answer.statusCode),
  );
  return { answers: [...answers], bystander: [...bystander] };
}

const DONE = { answers: [200], bystander: [200] };
const REFUSED = { answers: ['availability.conflict'], bystander: [200] };

describe('twenty changes of one agenda at once take no connection from anybody else', () => {
  test('that are refused, because they meet an appointment', async () => {
    const agenda = await aBookedAgenda();
    expect(await atOnce(() => block(agenda, { ...NOON, notifyPatients: false }))).toEqual(REFUSED);
    expect(await atOnce(() => close(agenda, agenda.scheduleIds, false))).toEqual(REFUSED);
  });

  test('that open hours', async () => {
    const agenda = await aBookedAgenda();
    expect(await atOnce((turn) => openLater(agenda, turn))).toEqual(DONE);
  });

  test('that open, block and close hours, and cancel what is booked in them', async () => {
    const agenda = await aBookedAgenda();
    const change = (turn: number) => {
      if (turn % 2 === 0)
        return block(agenda, { ...NOON, check_in: hour(turn / 2), notifyPatients: true });
      if (turn % 4 === 1) return openLater(agenda, turn);
      return close(agenda, agenda.scheduleIds.splice(0, 1), true);
    };
    expect(await atOnce(change)).toEqual(DONE);
  });
});
