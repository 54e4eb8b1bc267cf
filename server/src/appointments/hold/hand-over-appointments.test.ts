import { listAppointments } from '@app/contract/appointments';
import { beforeAll, expect, test } from 'vitest';
import { agendasOf } from '../../testing/agendas.ts';
import { aClinic, type Clinic, type Someone } from '../../testing/clinic.ts';
import { familiesOf } from '../../testing/family.ts';
import { ownAccountsOf } from '../../testing/own-accounts.ts';
import { setBirthDate } from '../../testing/person-setup.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { visitsOf } from '../../testing/visits.ts';
import { handOverAppointments } from './hand-over-appointments.ts';

let t: TestApp;
let clinic: Clinic;
beforeAll(async () => {
  t = await testApp();
  clinic = await aClinic(t);
});

const listedFor = async ({ token }: Pick<Someone, 'token'>): Promise<string[]> =>
  (await t.call(listAppointments, { query: { statuses: 'PROGRAMMED' } as never }, token))
    .json()
    .data.map(({ id }: { id: string }) => id);

test('An appointment that the holder booked goes on in the own account of the member who came of age', async () => {
  const agendas = agendasOf(t, clinic);
  const accounts = ownAccountsOf(t, clinic);
  const dependant = await accounts.aDependant();
  const { holder, memberId } = dependant;
  const patient = { ...holder, personId: memberId };
  const visits = visitsOf(t, clinic);
  const visit = await visits.aVisit({ patient });
  const { professional } = await visits.finish(visit, { holder_may_read: true });
  await agendas.withoutHolidays();
  await agendas.open(professional);
  const { appointment } = await agendas.anAppointment({ professional, patient });
  const own = await accounts.opened(dependant);
  await handOverAppointments(t.appointments);
  expect(await listedFor(holder)).toEqual([appointment.id]);
  await setBirthDate(t, memberId, familiesOf(t).bornToTurn(18));
  expect([await listedFor(holder), await listedFor(own)]).toEqual([[], []]);
  await handOverAppointments(t.appointments);
  expect([await listedFor(holder), await listedFor(own)]).toEqual([[], [appointment.id]]);
});
