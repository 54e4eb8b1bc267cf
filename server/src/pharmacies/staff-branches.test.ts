import { randomUUID } from 'node:crypto';
import {
  addBranch,
  deactivateBranch,
  editBranch,
  getOwnBranch,
  getStaffBranch,
  listStaffBranches,
  reactivateBranch,
  type StaffBranch,
  updateOwnBranch,
} from '@app/contract/pharmacies';
import { beforeAll, describe, expect, test } from 'vitest';
import { proves } from '../../../architecture/requirements/index.ts';
import { aClinic, type Clinic, type Someone } from '../testing/clinic.ts';
import { ordersOf } from '../testing/orders.ts';
import { staffOf } from '../testing/staff.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

let t: TestApp;
let clinic: Clinic;
let orders: ReturnType<typeof ordersOf>;
let admin: Someone;
beforeAll(async () => {
  t = await testApp();
  clinic = await aClinic(t);
  orders = ordersOf(t, clinic);
  admin = await staffOf(t, clinic).proven();
});

type Who = Pick<Someone, 'token'>;

const REASON = 'La farmacia avisó que cierra.';
const EDIT = {
  name: 'Alta Córdoba',
  streetName: 'Fragueiro',
  streetNumber: '1900',
  phoneNumber: '351 471-0000',
  locality: 'Córdoba',
  provinceCode: '14',
  openingHours: [{ day: 'MONDAY', from: '08:00', to: '20:00' }],
};
const NEW = { ...EDIT, cuit: '30-60000001-9', pharmacyName: 'Farmacia Central' };

const read = async (branchId: string, { token }: Who = admin) =>
  t.call(getStaffBranch, { params: { branchId } }, token);
const versionOf = async (branchId: string): Promise<number> =>
  (await read(branchId)).json().data?.version ?? 1;
const over = async (branchId: string, seen?: number) => ({
  'if-match': `"${seen ?? (await versionOf(branchId))}"`,
});

const add = ({ token }: Who, changes: object = {}) =>
  t.call(addBranch, { body: { ...NEW, ...changes } as never }, token);
const edit = async ({ token }: Who, branchId: string, changes: object = {}, seen?: number) =>
  t.call(
    editBranch,
    { params: { branchId }, body: { ...EDIT, ...changes } as never },
    token,
    await over(branchId, seen),
  );
const turn = async (
  to: typeof deactivateBranch | typeof reactivateBranch,
  { token }: Who,
  branchId: string,
  { seen, reason = REASON }: { seen?: number; reason?: string } = {},
) => t.call(to, { params: { branchId }, body: { reason } }, token, await over(branchId, seen));
const off = (who: Who, branchId: string, given: object = {}) =>
  turn(deactivateBranch, who, branchId, given);
const on = (who: Who, branchId: string, given: object = {}) =>
  turn(reactivateBranch, who, branchId, given);

describe('a branch is not touched', () => {
  test('by anybody but operations, who proved who they are', async () => {
    proves('staff-keeps-branches');
    const { branchId, ...pharmacist } = await clinic.pharmacist();
    const before = (await read(branchId)).json();
    const others = [
      await clinic.patient(),
      await clinic.professional(),
      pharmacist,
      await staffOf(t, clinic).proven('MEDICAL_DIRECTOR'),
    ];
    for (const who of others)
      for (const act of [add(who), edit(who, branchId), off(who, branchId), on(who, branchId)])
        expect((await act).statusCode).toBe(403);
    const unproved = await clinic.staff('ADMIN');
    for (const act of [add(unproved), edit(unproved, branchId), off(unproved, branchId)])
      expect((await act).json().code).toBe('session.step-up-required');
    expect((await read(branchId)).json()).toEqual(before);
  });

  test.each([
    ['without a name', { name: ' ' }, 'name.required'],
    ['with words for a telephone', { phoneNumber: 'llame ya' }, 'phoneNumber.invalid'],
    ['without a place', { locality: '' }, 'locality.required'],
    ['without a province', { provinceCode: '' }, 'provinceCode.required'],
    [
      'with hours that end before they begin',
      { openingHours: [{ day: 'MONDAY', from: '13:00', to: '09:00' }] },
      'openingHours.order',
    ],
    ['with a field that is none', { version: 3 }, 'unrecognized_keys'],
  ])('%s', async (_, changes, code) => {
    const { branchId } = await clinic.pharmacist();
    for (const answer of [await edit(admin, branchId, changes), await add(admin, changes)]) {
      expect(answer.statusCode).toBe(400);
      expect(answer.json().fieldErrors).toContainEqual(expect.objectContaining({ code }));
    }
  });

  test.each([
    ['30500000012', 'cuit.invalid'],
    ['3050000001', 'cuit.invalid'],
    ['', 'cuit.required'],
  ])('nor added with the CUIT %o', async (cuit, code) => {
    const answer = await add(admin, { cuit });
    expect(answer.json().fieldErrors).toContainEqual(expect.objectContaining({ code }));
  });

  test('in a province that is none', async () => {
    const { branchId } = await clinic.pharmacist();
    for (const answer of [
      await add(admin, { provinceCode: '99' }),
      await edit(admin, branchId, { provinceCode: '99' }),
    ])
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'pharmacies.unknown-province']);
  });

  test('out of use without a reason of some length', async () => {
    const { branchId } = await clinic.pharmacist();
    expect((await off(admin, branchId, { reason: 'No' })).statusCode).toBe(400);
    expect((await read(branchId)).json().data.active).toBe(true);
  });

  test('that is not there', async () => {
    const id = randomUUID();
    for (const act of [read(id), edit(admin, id), off(admin, id)])
      expect((await act).statusCode).toBe(404);
  });

  test('over what was not read: the answer has it as it stands', async () => {
    proves('staff-keeps-branches');
    const { branchId, token } = await clinic.pharmacist();
    await edit(admin, branchId);
    for (const late of [
      await edit(admin, branchId, {}, 1),
      await off(admin, branchId, { seen: 1 }),
    ])
      expect(late.json()).toMatchObject({
        code: 'pharmacies.stale-branch',
        current: { version: 2, name: 'Alta Córdoba' },
      });
    const own = await t.call(updateOwnBranch, { body: { ...ownOf(EDIT) } as never }, token, {
      'if-match': '"1"',
    });
    expect(own.json().code).toBe('pharmacies.stale-branch');
  });

  test('to the name of another of its pharmacy', async () => {
    const cuit = '30-71500001-2';
    const pharmacyName = 'Farmacia de los dos nombres';
    const first = (await add(admin, { cuit, pharmacyName, name: 'Una' })).json().data;
    await add(admin, { cuit, pharmacyName, name: 'Otra' });
    for (const answer of [
      await add(admin, { cuit, pharmacyName, name: 'Otra' }),
      await edit(admin, first.id, { name: 'Otra' }),
    ])
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'pharmacies.name-taken']);
  });

  test('with the CUIT of a pharmacy of another name', async () => {
    await add(admin);
    const answer = await add(admin, { pharmacyName: 'Otra farmacia' });
    expect(answer.json()).toMatchObject({
      code: 'pharmacies.cuit-of-another',
      current: { name: 'Farmacia Central' },
    });
  });

  test('into use while its pharmacy is out of it', async () => {
    const { branchId } = await clinic.pharmacist();
    await off(admin, branchId);
    await t.pool.query(
      'update pharmacy set active = false where id = (select pharmacy_id from branch_office where id = $1)',
      [branchId],
    );
    const answer = await on(admin, branchId);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'pharmacies.pharmacy-inactive']);
    expect((await read(branchId)).json().data.active).toBe(false);
  });
});

/** The part of a branch that it may change itself. */
const ownOf = ({ streetName, streetNumber, phoneNumber, openingHours }: typeof EDIT) => ({
  streetName,
  streetNumber,
  phoneNumber,
  openingHours,
});

test('a branch is added with its pharmacy, another to the same, and patients are offered both', async () => {
  proves('staff-keeps-branches');
  const cuit = '33-70000001-5';
  const pharmacyName = 'Farmacia Quiroga';
  const added = await add(admin, { cuit, pharmacyName, name: 'Norte' });
  expect(added.json().data).toMatchObject({
    ...EDIT,
    name: 'Norte',
    pharmacy: { name: pharmacyName, cuit: '33700000015', active: true },
    province: 'Córdoba',
    active: true,
    accounts: [],
    openOrders: 0,
    history: [{ act: 'ADDED', by: admin.email, reason: '' }],
  });
  await add(admin, { cuit, pharmacyName, name: 'Sur' });
  const { branchId } = await clinic.pharmacist(added.json().data.id);
  const prescription = await orders.inHand();
  const sent = await orders.send(prescription.patient, branchId, [prescription.prescriptionId]);
  expect(sent.statusCode).toBe(200);
  const listed = (await list({ search: 'quiroga' })).json().data;
  expect(listed.map(({ name, openOrders }: StaffBranch) => [name, openOrders])).toEqual([
    ['Norte', 1],
    ['Sur', 0],
  ]);
});

test('a branch is changed; its accounts are told, the history keeps who did what, and it is audited', async () => {
  proves('staff-keeps-branches');
  const who = await clinic.pharmacist();
  const answer = await edit(admin, who.branchId);
  expect(answer.json().data).toMatchObject({
    ...EDIT,
    version: 2,
    accounts: [{ id: who.accountId, email: who.email }],
  });
  const own = (await t.call(getOwnBranch, {}, who.token)).json().data;
  expect(own).toMatchObject({ name: 'Alta Córdoba', version: 2, active: true });
  expect(await orders.toldTo(who, 'branch.changed')).toHaveLength(1);
  await t.call(updateOwnBranch, { body: ownOf(EDIT) as never }, who.token, { 'if-match': '"2"' });
  expect(await orders.toldTo(who, 'branch.changed')).toHaveLength(1);
  const { history } = (await read(who.branchId)).json().data;
  expect(history.map(({ act, by }: { act: string; by: string }) => [act, by])).toEqual([
    ['CHANGED', who.email],
    ['CHANGED', admin.email],
  ]);
  const { rows } = await t.pool.query(
    `select account_id, rule from audit_event where type = 'branch.update' and entity_id = $1 order by recorded_at, id`,
    [who.branchId],
  );
  expect(rows).toEqual([
    { account_id: admin.accountId, rule: 'CHANGED' },
    { account_id: who.accountId, rule: 'own branch' },
  ]);
});

test('a branch out of use gets no new order and has no counter; what it has it finishes; then it comes back', async () => {
  proves('branch-out-of-use');
  const order = await orders.aSentOrder();
  const { pharmacist, patient, id, prescription } = order;
  const gone = await off(admin, pharmacist.branchId);
  expect(gone.json().data).toMatchObject({
    active: false,
    openOrders: 1,
    history: [{ act: 'DEACTIVATED', reason: REASON }],
  });
  const [notice] = await orders.toldTo(pharmacist, 'branch.deactivated');
  expect(notice?.description).toContain(REASON);

  const other = await orders.inHand();
  const refused = await orders.send(other.patient, pharmacist.branchId, [other.prescriptionId]);
  expect(refused.json().code).toBe('pharmacy-orders.branch-closed');
  expect((await orders.serve(pharmacist, other.key)).statusCode).toBe(403);
  expect((await t.call(getOwnBranch, {}, pharmacist.token)).json().data.active).toBe(false);

  expect((await orders.quote(pharmacist, order)).statusCode).toBe(200);
  await orders.confirm(id);
  await orders.dispense(pharmacist, id, prescription.prescriptionId);
  expect((await orders.ship(pharmacist, id)).statusCode).toBe(200);
  await orders.request(patient, id, 'DELIVERED');

  const back = await on(admin, pharmacist.branchId);
  expect(back.json().data).toMatchObject({ active: true, openOrders: 0 });
  expect(await orders.toldTo(pharmacist, 'branch.reactivated')).toHaveLength(1);
  expect(
    (await orders.send(other.patient, pharmacist.branchId, [other.prescriptionId])).statusCode,
  ).toBe(200);
});

test('branches are searched by words of name, street and place, and by whether they are in use', async () => {
  proves('staff-keeps-branches');
  const cuit = '30712345671';
  const pharmacyName = 'Farmacia del Ceibo';
  const [one, two] = [
    (await add(admin, { cuit, pharmacyName, name: 'Plaza', streetName: 'Ñandubay' })).json().data,
    (await add(admin, { cuit, pharmacyName, name: 'Terminal' })).json().data,
  ];
  await off(admin, two.id);
  const found = async (query: object): Promise<string[]> =>
    (await list(query)).json().data.map(({ id }: StaffBranch) => id);
  expect(await found({ search: 'ceibo' })).toEqual([one.id, two.id]);
  expect(await found({ search: 'CEIBO nandubay' })).toEqual([one.id]);
  expect(await found({ search: 'ceibo%' })).toEqual([]);
  expect(await found({ search: 'ceibo', state: 'inactive' })).toEqual([two.id]);
  expect(await found({ search: 'ceibo', state: 'active' })).toEqual([one.id]);
  expect((await list({ after: 'x' })).statusCode).toBe(400);
  const director = await clinic.staff('MEDICAL_DIRECTOR');
  expect((await list({ search: 'ceibo' }, director)).statusCode).toBe(200);
});

const list = (query: object, { token }: Who = admin) =>
  t.call(listStaffBranches, { query: query as never }, token);

test('of eight who change, take out of use or add at once over what they read one does', async () => {
  proves('staff-keeps-branches');
  const { branchId } = await clinic.pharmacist();
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      index % 2 ? edit(admin, branchId, {}, 1) : off(admin, branchId, { seen: 1 }),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(7).fill(409)]);
  expect((await read(branchId)).json().data.history).toHaveLength(1);
  const cuit = '30600000027';
  const added = await Promise.all(
    Array.from({ length: 6 }, () => add(admin, { cuit, pharmacyName: 'Farmacia de una vez' })),
  );
  expect(added.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(5).fill(409)]);
});

test.each([1, 2, 3, 4])(
  'an order that is sent while its branch goes out of use was sent before, or is refused (%i)',
  async () => {
    proves('branch-out-of-use');
    const { branchId } = await clinic.pharmacist();
    const prescription = await orders.inHand();
    const [sent, gone] = await Promise.all([
      orders.send(prescription.patient, branchId, [prescription.prescriptionId]),
      off(admin, branchId, { seen: 1 }),
    ]);
    expect(gone.statusCode).toBe(200);
    const isSent = sent.statusCode === 200;
    expect(gone.json().data.openOrders).toBe(isSent ? 1 : 0);
    expect(await orders.standing(prescription.prescriptionId)).toBe(isSent ? 'SENT' : 'ISSUED');
  },
);
