import { beforeAll, expect, test } from 'vitest';
import { agendasOf } from '../testing/agendas.ts';
import { aClinic, type Clinic } from '../testing/clinic.ts';
import { duringChange } from '../testing/during-change.ts';
import { aMember, familiesOf } from '../testing/family.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

let t: TestApp;
let clinic: Clinic;
beforeAll(async () => {
  t = await testApp({ FEATURE_PATIENT_BOOKING: true });
  clinic = await aClinic(t);
});

test('nothing is booked for a member whose removal comes first', async () => {
  const families = familiesOf(t);
  const agendas = agendasOf(t, clinic);
  const agenda = await agendas.anAgenda();
  await families.add(agenda.patient, aMember());
  const { rows } = await t.pool.query('select member_id from family_link where holder_id = $1', [
    agenda.patient.personId,
  ]);
  const [{ member_id: personId }] = rows;
  const [slot] = await agendas.freeHours(agenda);
  const change = `update family_link set status = 'ENDED' where member_id = $1`;
  const answer = await duringChange(t, { change, id: personId }, () =>
    agendas.book(agenda.patient, { personId }, slot),
  );
  expect(answer.json().code).toBe('appointments.patient-unknown');
  const booked = await t.pool.query('select from appointment where person_id = $1', [personId]);
  expect(booked.rowCount).toBe(0);
});
