import { getOwnBranch, updateOwnBranch } from '@app/contract/pharmacies';
import { beforeAll, describe, expect, test } from 'vitest';
import { proves } from '../../../architecture/requirements/index.ts';
import { aClinic, type Clinic, type Someone } from '../testing/clinic.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

let t: TestApp;
let clinic: Clinic;
beforeAll(async () => {
  t = await testApp();
  clinic = await aClinic(t);
});

const CHANGES = {
  streetName: 'Av. Colón',
  streetNumber: '1450',
  phoneNumber: '+54 351 422-1199',
  openingHours: [
    { day: 'MONDAY', from: '09:00', to: '13:00' },
    { day: 'MONDAY', from: '17:00', to: '24:00' },
    { day: 'TUESDAY', from: '00:00', to: '02:00' },
  ],
} as const;

type Changes = Parameters<typeof t.call<typeof updateOwnBranch>>[1]['body'];

const read = ({ token }: Someone) => t.call(getOwnBranch, {}, token);
const change = ({ token }: Someone, over: object = {}, version: number | undefined = 1) =>
  t.call(
    updateOwnBranch,
    { body: { ...CHANGES, ...over } as unknown as Changes },
    token,
    version === undefined ? {} : { 'if-match': `"${version}"` },
  );

describe('a branch is neither read nor changed', () => {
  test('by anybody but its own accounts', async () => {
    proves('counter-own-branch');
    const others = [
      await clinic.patient(),
      await clinic.professional(),
      await clinic.staff('ADMIN'),
      await clinic.staff('PHARMACY'),
    ];
    for (const who of others) {
      expect((await read(who)).statusCode).toBe(403);
      expect((await change(who)).statusCode).toBe(403);
    }
  });

  test.each([
    [
      'by an hour that ends before it begins',
      { openingHours: [{ day: 'MONDAY', from: '13:00', to: '09:00' }] },
      'openingHours.order',
    ],
    [
      'by hours that touch',
      { openingHours: [CHANGES.openingHours[0], { day: 'MONDAY', from: '13:00', to: '14:00' }] },
      'openingHours.overlap',
    ],
    [
      'by 22 openings',
      { openingHours: Array(22).fill(CHANGES.openingHours[0]) },
      'openingHours.too-many',
    ],
    [
      'by 25 o’clock',
      { openingHours: [{ day: 'MONDAY', from: '09:00', to: '25:00' }] },
      'time.invalid',
    ],
    ['without a street', { streetName: ' ' }, 'streetName.required'],
    ['with words for a telephone', { phoneNumber: 'llame ya' }, 'phoneNumber.invalid'],
    ['in its name', { name: 'Otra' }, 'unrecognized_keys'],
  ])('%s', async (_, over, code) => {
    const who = await clinic.pharmacist();
    const before = (await read(who)).json();
    const answer = await change(who, over);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fieldErrors).toContainEqual(expect.objectContaining({ code }));
    expect((await read(who)).json()).toEqual(before);
  });

  test('over no version, nor over one that is gone: the answer has it as it stands', async () => {
    proves('branch-keeps-its-data');
    const who = await clinic.pharmacist();
    const blind = await t.call(updateOwnBranch, { body: CHANGES as never }, who.token);
    expect([blind.statusCode, blind.json().code]).toEqual([428, 'request.version-required']);
    await change(who);
    const late = await change(who, { streetNumber: '2' });
    expect([late.statusCode, late.json().code]).toEqual([409, 'pharmacies.stale-branch']);
    expect(late.json().current).toMatchObject({ version: 2, streetNumber: '1450' });
  });
});

test('a branch reads and keeps its address, telephone and hours, and no other changes with it', async () => {
  proves('branch-keeps-its-data');
  const [who, other] = [await clinic.pharmacist(), await clinic.pharmacist()];
  const colleague = await clinic.pharmacist(who.branchId);
  const untouched = (await read(other)).json();
  expect((await change(who)).json().data).toEqual({
    ...CHANGES,
    id: who.branchId,
    active: true,
    name: 'Centro',
    locality: 'Córdoba',
    province: 'Córdoba',
    pharmacy: { name: expect.stringContaining('Farmacia') },
    version: 2,
  });
  expect((await read(colleague)).json().data).toMatchObject({ streetName: 'Av. Colón' });
  expect((await read(other)).json()).toEqual(untouched);
  const { rows } = await t.pool.query(
    `select account_id, outcome from audit_event where type = 'branch.update' and entity_id = $1`,
    [who.branchId],
  );
  expect(rows).toEqual([{ account_id: who.accountId, outcome: 'success' }]);
});

test('of two changes at once over one version one is kept', async () => {
  const who = await clinic.pharmacist();
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, index) => change(who, { streetNumber: String(index) })),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([
    200, 409, 409, 409, 409, 409,
  ]);
});
