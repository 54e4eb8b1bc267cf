import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { agendasOf } from '../../testing/agendas.ts';
import { aClinic, type Clinic } from '../../testing/clinic.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { codeOf, waitingListsOf } from '../../testing/waiting-lists.ts';

let t: TestApp;
let clinic: Clinic;
let agendas: ReturnType<typeof agendasOf>;
let lists: ReturnType<typeof waitingListsOf>;
beforeAll(async () => {
  t = await testApp();
  clinic = await aClinic(t);
  agendas = agendasOf(t, clinic);
  lists = waitingListsOf(t, clinic, agendas);
});
beforeEach(() => lists.empty());

describe('nobody waits', () => {
  test('for others than the own family, nor without being a patient', async () => {
    const who = await clinic.patient();
    const stranger = await clinic.patient();
    expect((await lists.join(who, { patientId: stranger.personId })).statusCode).toBe(404);
    const professional = await clinic.professional();
    expect((await lists.join({ ...professional, personId: who.personId })).statusCode).toBe(403);
  });

  test('in a list that does not exist', async () => {
    const who = await clinic.patient();
    const professionalId = (await clinic.professional()).accountId;
    for (const asked of [
      { specialtyId: 32_000 },
      { professionalId: randomUUID() },
      { professionalId: who.accountId },
      { professionalId, specialtyId: 2 },
    ])
      expect(codeOf(await lists.join(who, asked))).toEqual([400, 'request.invalid']);
  });

  test('for a specialty that nobody attends, however long', async () => {
    const specialtyId = 9;
    const who = await clinic.patient();
    const nobody = [409, 'appointments.nobody-attends'];
    expect(codeOf(await lists.join(who, { specialtyId }))).toEqual(nobody);
    await lists.attend(specialtyId);
    await t.pool.query(
      `update professional set verification = 'SUSPENDED' where account_id in
       (select professional_id from professional_specialty where specialty_id = $1)`,
      [specialtyId],
    );
    expect(codeOf(await lists.join(who, { specialtyId }))).toEqual(nobody);
    await lists.attend(specialtyId);
    expect((await lists.join(who, { specialtyId })).statusCode).toBe(200);
  });

  test('twice in one list, or in too many, ten tries at once included', async () => {
    await lists.attend(1, 2, 3, 4, 5);
    const who = await clinic.patient();
    const tries = await Promise.all(Array.from({ length: 10 }, () => lists.join(who)));
    expect(tries.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    for (const refused of tries.filter(({ statusCode }) => statusCode !== 200))
      expect(codeOf(refused)).toEqual([409, 'appointments.already-listed']);
    const joined = await Promise.all(
      [2, 3, 4, 5].map((specialtyId) => lists.join(who, { specialtyId })),
    );
    expect(joined.filter(({ statusCode }) => statusCode === 200)).toHaveLength(2);
    expect(await lists.placesOf(who)).toHaveLength(3);
  });
});
