import type { Appointment, Slot } from '@app/contract/appointments';
import { beforeAll, expect, test } from 'vitest';
import { agendasOf, type OpenAgenda } from '../../testing/agendas.ts';
import { aClinic } from '../../testing/clinic.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { type Waiting, waitingListsOf } from '../../testing/waiting-lists.ts';
import { sendReminders } from '../remind/send-reminders.ts';
import { endOffers } from './end-offers.ts';

let t: TestApp;
let agendas: ReturnType<typeof agendasOf>;
let lists: ReturnType<typeof waitingListsOf>;
beforeAll(async () => {
  t = await testApp({ FEATURE_PATIENT_BOOKING: true });
  const clinic = await aClinic(t);
  agendas = agendasOf(t, clinic);
  lists = waitingListsOf(t, clinic, agendas);
});

type Answers = Promise<{ statusCode: number; body: string }>[];

/** Those with an appointment cancel or move it; everybody books, accepts and declines, while sweeps run. */
async function everythingAtOnce(agenda: OpenAgenda, people: Waiting[]): Promise<string[]> {
  const free = await agendas.freeHours(agenda, 90);
  const { rows } = await t.pool.query<Pick<Appointment, 'id'> & { account: string }>(
    `select id, account_id as account from appointment where status = 'PROGRAMMED'`,
  );
  const ofBooked = rows.flatMap((appointment, turn): Answers => {
    const waiting = people.find(({ who }) => who.accountId === appointment.account);
    if (!waiting) return [];
    return turn % 2
      ? [
          agendas.move(waiting.who, appointment, free[4 + turn]),
          agendas.cancel(waiting.who, appointment),
        ]
      : [agendas.cancel(waiting.who, appointment)];
  });
  const ofWaiting = people.flatMap((waiting, turn): Answers => {
    const slot: Slot | undefined = free[turn % 4];
    return [
      agendas.book(waiting.who, waiting.who, slot),
      lists.accept(waiting),
      ...(turn % 3 ? [] : [lists.decline(waiting)]),
    ];
  });
  const sweeps = [endOffers, sendReminders, endOffers].map((sweep) => sweep(t.appointments));
  const answers = await Promise.all([...ofBooked, ...ofWaiting]);
  await Promise.all(sweeps);
  return answers.filter(({ statusCode }) => statusCode >= 500).map(({ body }) => body);
}

test('whatever many do at once, none waits for another in a circle and no hour is both kept and booked', async () => {
  const agenda = await agendas.anAgenda();
  const people: Waiting[] = [];
  for (let count = 0; count < 9; count += 1) people.push(await lists.waits());
  for (let round = 0; round < 6; round += 1) {
    expect(await everythingAtOnce(agenda, people)).toEqual([]);
    const { rows } = await t.pool.query(
      `select place.id from appointment_waiting place
       join appointment on appointment.schedule_id = place.offered_schedule_id
         and appointment.starts_at = place.offered_starts_at and appointment.status = 'PROGRAMMED'
       where place.state = 'OFFERED'`,
    );
    expect(rows).toEqual([]);
    for (const waiting of people) {
      const joined = await lists.join(waiting.who);
      if (joined.statusCode === 200) waiting.place = joined.json().data;
    }
  }
});
