import type { Appointment } from '@app/contract/appointments';
import { UNUSED_HOURS } from '@app/contract/coverage';
import { beforeAll, describe, expect, test } from 'vitest';
import { proves } from '../../../../architecture/requirements/index.ts';
import { returnUnused } from '../../coverage/private/return-unused.ts';
import { agendasOf, type OpenAgenda } from '../../testing/agendas.ts';
import { aClinic, type Clinic } from '../../testing/clinic.ts';
import { PRICE, privateConsultationsOf } from '../../testing/private-consultations.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

let t: TestApp;
let clinic: Clinic;
let agendas: ReturnType<typeof agendasOf>;
let privately: ReturnType<typeof privateConsultationsOf>;
beforeAll(async () => {
  t = await testApp({ PRIVATE_CONSULTATION_PRICE: PRICE, REQUESTS_PER_MINUTE: 1_000_000 });
  await t.http.listen({ host: '127.0.0.1', port: 0 });
  clinic = await aClinic(t);
  agendas = agendasOf(t, clinic);
  privately = privateConsultationsOf(t, clinic);
});

const HOUR_MS = 3_600_000;

/** An appointment in private hours two days ahead, and what was paid for it. */
async function aPaidAppointment() {
  const given: OpenAgenda & { appointment: Appointment } = await agendas.anAppointment(
    undefined,
    46 * 60,
  );
  const { id } = await privately.paid(given.patient);
  return { ...given, id };
}

const stateOf = async (id: string) => (await privately.rowOf(id)).state;

describe('an appointment in private hours', () => {
  test('is not paid by whoever has none, while their plan has consultations left', async () => {
    const { patient } = await agendas.anAgenda();
    const answer = await privately.order(patient);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'coverage.not-used-up']);
  });

  test('is paid ahead, and the payment waits for it longer than for a place in the guard', async () => {
    proves('appointment-in-private-hours-is-paid');
    const { id } = await aPaidAppointment();
    t.clock.advance((UNUSED_HOURS + 1) * HOUR_MS);
    await returnUnused(t.coverage.context);
    expect(await stateOf(id)).toBe('PAID');
  });

  test('uses what was paid as it begins', async () => {
    const given = await aPaidAppointment();
    await agendas.goTo(given, 0);
    const { queueId } = (await agendas.begin(given.professional, given.appointment)).json().data;
    expect(await privately.rowOf(given.id)).toMatchObject({ state: 'USED', visit_id: queueId });
  });

  test('gives what was paid back once it is cancelled', async () => {
    const given = await aPaidAppointment();
    await agendas.cancel(given.patient, given.appointment);
    t.clock.advance((UNUSED_HOURS + 1) * HOUR_MS);
    await returnUnused(t.coverage.context);
    expect(await stateOf(given.id)).toBe('RETURNED');
  });
});
