import { dayOf } from '@app/contract/kernel';
import { expect, test } from 'vitest';
import { applicant } from '../../seed/people.ts';
import { seedAgendas } from '../../seed/seed-agendas.ts';
import { seedPast } from '../../seed/seed-past.ts';
import { addPatient } from '../../seed/seed-people.ts';
import { seedPharmacies } from '../../seed/seed-pharmacies.ts';
import { seedRequests } from '../../seed/seed-requests.ts';
import { aClinic } from '../testing/clinic.ts';
import { requestsOf } from '../testing/requests.ts';
import { staffOf } from '../testing/staff.ts';
import { testApp } from '../testing/test-app.ts';

test('the demonstration has open requests for both roles of the staff, one with its clock running', async () => {
  const t = await testApp();
  const clinic = await aClinic(t);
  const client = await t.pool.connect();
  const seeding = { client, today: dayOf(t.clock.now()), passwordHash: 'none' };
  await addPatient(seeding, applicant);
  const pharmacyId = await seedPharmacies(seeding);
  client.release();
  await seedAgendas({ pool: t.pool, people: clinic, now: t.clock.now() });
  await seedPast({ ...t, people: clinic, pharmacyId });
  await seedRequests({ pool: t.pool, people: clinic, now: t.clock.now() });

  const requests = requestsOf(t);
  const admin = await staffOf(t, clinic).proven('ADMIN');
  const director = await staffOf(t, clinic).proven('MEDICAL_DIRECTOR');
  const kindsOf = async (who: typeof admin) =>
    (await requests.rows(who)).map(({ kind }) => kind).sort();
  expect(await kindsOf(admin)).toEqual(['CORRECTION', 'PLAN_CHANGE']);
  expect(await kindsOf(director)).toEqual(['CORRECTION', 'LOW_RATING', 'PROBLEM']);
  const [correction] = await requests.rows(director, { kind: 'CORRECTION' });
  expect(Date.parse(correction?.dueDate ?? '')).toBeGreaterThan(t.clock.now().getTime());
  const [change] = await requests.rows(admin, { kind: 'PLAN_CHANGE' });
  expect((await requests.resolve(change?.id ?? '', admin)).statusCode).toBe(200);
});
