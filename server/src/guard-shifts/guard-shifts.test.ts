import {
  changeShift,
  createShift,
  endShift,
  type GuardHours,
  getGuardHours,
  listShiftProfessionals,
  listShifts,
  type NewShift,
  type Shift,
} from '@app/contract/guard-shifts';
import { addDays, dayOf } from '@app/contract/kernel';
import { searchNotifications } from '@app/contract/notifications';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aClinic, type Clinic, type Someone } from '../testing/clinic.ts';
import { setVerification } from '../testing/professional-setup.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

let t: TestApp;
let clinic: Clinic;
let director: Someone;
let professional: Someone;
beforeAll(async () => {
  t = await testApp();
  clinic = await aClinic(t);
  director = await clinic.staff('MEDICAL_DIRECTOR');
});

beforeEach(async () => {
  await t.pool.query('delete from guard_shift');
  await t.pool.query('delete from holiday');
  professional = await clinic.professional();
});

const today = () => dayOf(t.clock.now());
const shift = (over: Partial<NewShift> = {}): NewShift => ({
  professionalId: professional.accountId,
  specialtyId: 1,
  weekday: 'MONDAY',
  from: '08:00',
  to: '16:00',
  validFrom: today(),
  validUntil: null,
  onHolidays: true,
  ...over,
});
const give = (over: Partial<NewShift> = {}, { token }: Someone = director) =>
  t.call(createShift, { body: shift(over) }, token);
const codeOf = async (answer: ReturnType<typeof give>) => (await answer).json().code;
const list = async (): Promise<Shift[]> =>
  (await t.call(listShifts, {}, director.token)).json().data;
const hours = async (): Promise<GuardHours[]> =>
  (await t.call(getGuardHours, {}, (await clinic.maria()).token)).json().data;

describe('a shift is refused', () => {
  test('to everybody but the medical director', async () => {
    for (const who of [await clinic.staff('ADMIN'), professional, await clinic.patient()])
      expect((await give({}, who)).statusCode).toBe(403);
    expect(await list()).toEqual([]);
  });

  test('of a professional who may not attend', async () => {
    const { accountId } = await clinic.professional();
    await setVerification(t, accountId, 'SUSPENDED');
    expect(await codeOf(give({ professionalId: accountId }))).toBe('guard-shifts.not-verified');
  });

  test('in a specialty that is not theirs, and in days that are over', async () => {
    expect(await codeOf(give({ specialtyId: 2 }))).toBe('guard-shifts.specialty');
    const yesterday = addDays(today(), -1);
    expect(await codeOf(give({ validFrom: yesterday, validUntil: yesterday }))).toBe(
      'guard-shifts.over',
    );
  });

  test('where the professional has another at that time, also over midnight and from Sunday to Monday', async () => {
    await give({ weekday: 'SUNDAY', from: '22:00', to: '06:00' });
    expect(await codeOf(give({ from: '05:30', to: '10:00' }))).toBe('guard-shifts.overlap');
    expect((await give({ from: '06:00', to: '10:00' })).statusCode).toBe(200);
    expect(await codeOf(give({ weekday: 'MONDAY', from: '00:00', to: '24:00' }))).toBe(
      'guard-shifts.overlap',
    );
  });

  test('twice, given at the same time from two screens', async () => {
    const answers = await Promise.all([give(), give()]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  test('with hours that are none', async () => {
    for (const over of [{ from: '24:00' }, { to: '00:00' }, { from: '08:15' }, { to: '8' }])
      expect((await give(over)).statusCode).toBe(400);
  });
});

test('of two who change a shift at once one does, and the other is told', async () => {
  const { id }: Shift = (await give()).json().data;
  const changeTo = (to: string) =>
    t.call(
      changeShift,
      { params: { shiftId: id }, body: { ...shift({ to }), version: 1 } },
      director.token,
    );
  const answers = await Promise.all([changeTo('18:00'), changeTo('19:00')]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  expect(answers.find(({ statusCode }) => statusCode === 409)?.json().code).toBe(
    'guard-shifts.changed-meanwhile',
  );
  const stored = answers.find(({ statusCode }) => statusCode === 200)?.json().data;
  expect(stored.version).toBe(2);
  expect(await list()).toEqual([stored]);
});

test('a shift is given, changed and ended, and its professional is told each time', async () => {
  const { id }: Shift = (await give()).json().data;
  const changed = await t.call(
    changeShift,
    { params: { shiftId: id }, body: { ...shift({ to: '18:00' }), version: 1 } },
    director.token,
  );
  expect(changed.json().data).toMatchObject({ id, from: '08:00', to: '18:00', specialtyId: 1 });
  const end = () => t.call(endShift, { params: { shiftId: id } }, director.token);
  expect((await end()).statusCode).toBe(200);
  expect((await end()).json().code).toBe('guard-shifts.not-found');
  expect(await list()).toEqual([]);
  const told = await t.call(searchNotifications, { query: {} }, professional.token);
  expect(told.json().data.map(({ subject }: { subject: string }) => subject)).toEqual([
    'Terminó tu turno de guardia',
    'Tu turno de guardia',
    'Tu turno de guardia',
  ]);
  const { rows } = await t.pool.query('select type from audit_event where entity_id = $1', [id]);
  expect(rows).toHaveLength(3);
});

test('only guard professionals of the staff are offered', async () => {
  const answer = await t.call(listShiftProfessionals, {}, director.token);
  const ids = answer.json().data.map(({ id }: { id: string }) => id);
  expect(ids).toContain(professional.accountId);
  expect(ids).not.toContain((await clinic.professional()).accountId);
});

test('nothing is claimed of a guard without shifts; with them patients read its hours', async () => {
  expect(await hours()).toEqual([]);
  await give({ from: '22:00', to: '06:00' });
  expect(await hours()).toMatchObject([
    {
      specialtyId: 1,
      name: 'Clínica médica',
      week: [{ weekday: 'MONDAY', from: '22:00', to: '06:00' }],
      changesAt: expect.any(String),
    },
  ]);
});

test('no guard hours are claimed of a professional who cannot attend', async () => {
  await give({ from: '22:00', to: '06:00' });
  await setVerification(t, professional.accountId, 'SUSPENDED');
  expect(await hours()).toEqual([]);
  const answer = await t.call(listShiftProfessionals, {}, director.token);
  expect(answer.json().data).not.toContainEqual(
    expect.objectContaining({ id: professional.accountId }),
  );
});
