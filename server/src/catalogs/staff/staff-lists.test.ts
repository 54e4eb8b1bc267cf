import {
  addListRow,
  changeListRow,
  getListRow,
  importListFile,
  type ListRow,
  listListImports,
  listListRows,
  listSurgeries,
  previewListImport,
  type StaffListName,
} from '@app/contract/catalogs';
import { addDays, dayOf } from '@app/contract/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { seedLocalities } from '../../../seed/seed-localities.ts';
import { aClinic, type Clinic, type Someone } from '../../testing/clinic.ts';
import { staffOf } from '../../testing/staff.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

let t: TestApp;
let clinic: Clinic;
let admin: Someone;
let added = 0;
beforeAll(async () => {
  t = await testApp();
  clinic = await aClinic(t);
  await seedLocalities(t.pool as never);
  admin = await staffOf(t, clinic).proven();
});

type Values = Record<string, string>;
const REASON = 'Lo pidió la dirección';

const add = (list: StaffListName, values: Values, who = admin, reason = REASON) =>
  t.call(addListRow, { params: { list }, body: { values, reason } }, who.token);
const aSurgery = async (): Promise<ListRow> => {
  added += 1;
  return (await add('surgeries', { name: `Cirugía ${added}` })).json().data;
};
const change = (
  list: StaffListName,
  { id, values, active, version }: ListRow,
  over: { values?: Values; active?: boolean; reason?: string } = {},
  who = admin,
) =>
  t.call(
    changeListRow,
    { params: { list, id }, body: { values, active, reason: REASON, ...over } },
    who.token,
    { 'if-match': `"${version}"` },
  );
const page = async (list: StaffListName, query: object = {}) =>
  (await t.call(listListRows, { params: { list }, query }, admin.token)).json();
const find = async (list: StaffListName, search: string): Promise<ListRow> =>
  (await page(list, { search })).data[0];
const detail = async (list: StaffListName, id: string) =>
  (await t.call(getListRow, { params: { list, id } }, admin.token)).json().data;
const codeOf = async (answer: ReturnType<typeof change>) => {
  const { statusCode, json } = await answer;
  return [statusCode, json().code];
};

describe('a change of a list is refused', () => {
  test('to everybody but operations; the medical director reads', async () => {
    const director = await staffOf(t, clinic).proven('MEDICAL_DIRECTOR');
    const row = await aSurgery();
    for (const who of [director, await clinic.professional(), await clinic.patient()]) {
      expect((await add('surgeries', { name: 'Otra' }, who)).statusCode).toBe(403);
      expect((await change('surgeries', row, {}, who)).statusCode).toBe(403);
    }
    const reading = { params: { list: 'plans' as const }, query: {} };
    expect((await t.call(listListRows, reading, director.token)).statusCode).toBe(200);
    expect((await t.call(listListRows, reading, (await clinic.patient()).token)).statusCode).toBe(
      403,
    );
  });

  test('without a new proof of identity', async () => {
    const unproved = await clinic.staff('ADMIN');
    expect((await add('surgeries', { name: 'Otra' }, unproved)).json().code).toBe(
      'session.step-up-required',
    );
  });

  test.each([
    ['an empty name', 'surgeries', { name: '  ' }],
    ['a column that is not of the list', 'surgeries', { name: 'Otra', active: 'false' }],
    ['a name that is too long', 'surgeries', { name: 'x'.repeat(161) }],
    ['no CIE-10 code', 'diagnoses', { cie_10: 'gripe', name: 'Gripe', everyday_words: '' }],
    ['no day', 'holidays', { day: '2026-02-30', name: 'Feriado' }],
    [
      'four members',
      'plans',
      {
        prepaid_health_id: '2',
        name: 'Cuatro',
        monthly_consultations: '',
        family_members_allowed: '4',
      },
    ],
  ] as const)('with %s', async (_, list, values) => {
    expect((await add(list, values)).statusCode).toBe(400);
  });

  test('for a row that another one equals, or that names what is not there', async () => {
    const { values } = await aSurgery();
    expect(await codeOf(add('surgeries', values))).toEqual([409, 'catalogs.duplicate']);
    const nowhere = { name: 'Ningún Lugar', department: '', province_code: '99' };
    expect(await codeOf(add('localities', nowhere))).toEqual([400, 'catalogs.unknown-reference']);
  });

  test('over a row that was changed since it was read: one of two editors at once wins', async () => {
    const row = await aSurgery();
    const answers = await Promise.all(
      ['Una', 'Otra'].map((name) =>
        change('surgeries', row, { values: { name: `${name} ${row.id}` } }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const [won, lost] = answers.toSorted((a, b) => a.statusCode - b.statusCode);
    expect(lost?.json()).toMatchObject({
      code: 'catalogs.changed-meanwhile',
      current: won?.json().data,
    });
  });

  test('without a reason, where it takes a row out of use or is about a coverage', async () => {
    const row = await aSurgery();
    expect(await codeOf(change('surgeries', row, { active: false, reason: ' ' }))).toEqual([
      400,
      'catalogs.reason-required',
    ]);
    const osde = await find('insurers', 'OSDE');
    expect(await codeOf(change('insurers', osde, { reason: '' }))).toEqual([
      400,
      'catalogs.reason-required',
    ]);
  });

  test('of a code, and of what who pays alone needs', async () => {
    const row = await find('diagnoses', 'J00');
    const other = { ...row.values, cie_10: 'Z99.9' };
    expect(await codeOf(change('diagnoses', row, { values: other }))).toEqual([
      400,
      'catalogs.fixed',
    ]);
    const alone = await find('insurers', 'particular');
    expect(await codeOf(change('insurers', alone, { active: false }))).toEqual([
      409,
      'catalogs.particular',
    ]);
  });

  test('of a tariff that is in force', async () => {
    const today = dayOf(t.clock.now());
    const tariff = (valid_from: string) => ({
      prepaid_health_id: '2',
      consultation_type: 'APPOINTMENT',
      specialty_id: '',
      valid_from,
      price: '15000,50',
    });
    expect(await codeOf(add('tariffs', tariff(addDays(today, -1))))).toEqual([
      409,
      'catalogs.tariff-in-force',
    ]);
    const present: ListRow = (await add('tariffs', tariff(today))).json().data;
    expect(present).toMatchObject({
      values: { price: '15000.50' },
      names: { prepaid_health_id: expect.any(String) },
    });
    expect(await codeOf(change('tariffs', present))).toEqual([409, 'catalogs.tariff-in-force']);
    const next: ListRow = (await add('tariffs', tariff(addDays(today, 1)))).json().data;
    const dearer = { ...next.values, price: '16000' };
    expect((await change('tariffs', next, { values: dearer })).json().data.values.price).toBe(
      '16000.00',
    );
  });
});

test('what is added is offered, what is taken out of use is not, and both stay in the history', async () => {
  const patient = await clinic.patient();
  const offered = async () =>
    (await t.call(listSurgeries, {}, patient.token))
      .json()
      .data.map(({ name }: { name: string }) => name);
  const row = await aSurgery();
  expect(await offered()).toContain(row.values.name);
  const gone: ListRow = (await change('surgeries', row, { active: false })).json().data;
  expect(gone.active).toBe(false);
  expect(await offered()).not.toContain(row.values.name);
  await change('surgeries', gone, { active: true });
  expect(await offered()).toContain(row.values.name);
  const { history } = await detail('surgeries', row.id);
  expect(history).toMatchObject([
    { by: admin.email, after: { active: 'true' } },
    { by: admin.email, reason: REASON, before: { active: 'true' }, after: { active: 'false' } },
    { before: {}, after: { name: row.values.name } },
  ]);
  const { rows } = await t.pool.query(
    `select action from audit_event where type = 'list.change' and entity_id = $1 order by recorded_at`,
    [row.id],
  );
  expect(rows.map(({ action }) => action)).toEqual(['C', 'U', 'U']);
});

test('how many use a row is said', async () => {
  const patient = await clinic.patient();
  const { rows } = await t.pool.query(
    'select prepaid_health_category_id as plan from patient where person_id = $1',
    [patient.personId],
  );
  expect((await detail('plans', String(rows[0].plan))).usedBy).toBeGreaterThan(0);
});

test.each([
  'specialties',
  'diagnoses',
  'medications',
  'localities',
  'indications',
  'holidays',
  'plans',
  'tariffs',
] as const)('the pages of %s hold every row once, in order', async (list) => {
  const ids: string[] = [];
  let after: string | undefined;
  do {
    const { data, next } = await page(list, after ? { after } : {});
    ids.push(...data.map(({ id }: ListRow) => id));
    after = next ?? undefined;
  } while (after && ids.length < 200);
  expect(ids.length).toBeGreaterThan(0);
  expect(new Set(ids).size).toBe(ids.length);
});

test('a plan has its own price of a private consultation, which is not nothing', async () => {
  const values = {
    prepaid_health_id: '2',
    name: 'Con precio',
    monthly_consultations: '',
    family_members_allowed: '0',
  };
  const free = await add('plans', { ...values, private_price: '0' });
  expect(free.json()).toMatchObject({ status: 400, code: 'request.invalid' });
  const plan: ListRow = (await add('plans', { ...values, private_price: '9800,25' })).json().data;
  expect(plan.values.private_price).toBe('9800.25');
  const { rows } = await t.pool.query(
    'select private_price from prepaid_health_category where id = $1',
    [plan.id],
  );
  expect(rows).toEqual([{ private_price: 980_025 }]);
});

test('a limit that is lowered, also twice in a month, counts from the next month', async () => {
  const plan: ListRow = (
    await add('plans', {
      prepaid_health_id: '2',
      name: 'Con límite',
      monthly_consultations: '5',
      family_members_allowed: '3',
      private_price: '',
    })
  ).json().data;
  const once = (
    await change('plans', plan, { values: { ...plan.values, monthly_consultations: '3' } })
  ).json().data;
  await change('plans', once, { values: { ...plan.values, monthly_consultations: '1' } });
  const { rows } = await t.pool.query(
    'select limit_lowered_in, limit_until_then from prepaid_health_category where id = $1',
    [plan.id],
  );
  expect(rows).toEqual([
    { limit_lowered_in: dayOf(t.clock.now()).slice(0, 7), limit_until_then: 5 },
  ]);
});

describe('a file', () => {
  const send = (
    endpoint: typeof importListFile | typeof previewListImport,
    text: string,
    who = admin,
    list: StaffListName = 'surgeries',
  ) =>
    t.call(
      endpoint,
      { params: { list }, query: { source: 'Ministerio', licence: 'CC BY 4.0' }, body: text },
      who.token,
      { 'content-type': 'text/plain' },
    );

  test('is refused without proof, for a list without files, and where it is no list', async () => {
    expect(
      (await send(importListFile, 'name\nUna\n', await clinic.staff('ADMIN'))).json().code,
    ).toBe('session.step-up-required');
    expect((await send(importListFile, 'name\nUna\n', admin, 'specialties')).json().code).toBe(
      'catalogs.not-imported',
    );
    for (const text of ['codigo\nA00\n', 'name\n', 'name\n"Una\n'])
      expect((await send(previewListImport, text)).json().code).toBe('catalogs.file-unreadable');
  });

  test.each([
    ['a thousand faulty rows and one', ',\n'.repeat(1_001), 'more than 1000 wrong values'],
    ['a hundred thousand rows and one', 'A,\n'.repeat(100_001), 'takes 100000 rows'],
  ])('of %s is given up', async (_, rows, why) => {
    const answer = await send(previewListImport, `name,nota\n${rows}`);
    expect(answer.json()).toMatchObject({
      status: 400,
      code: 'catalogs.file-unreadable',
      detail: expect.stringContaining(why),
    });
  });

  test('of more columns than a list has is refused, empty as they are', async () => {
    const answer = await send(previewListImport, `name${','.repeat(500)}\nUna\n`);
    expect(answer.json()).toMatchObject({ status: 400, code: 'catalogs.file-unreadable' });
  });

  test.each([
    ['in one line', ','],
    ['over many lines of one cell each', `${','.repeat(400)}"\n"`],
  ])(
    'with a row of millions of empty cells %s is given up before it is read to its end',
    async (_, piece) => {
      const row = piece.repeat(7_500_000 / piece.length);
      const answer = await send(previewListImport, `name\nUna\n${row}\nOtra\n`);
      expect(answer.json()).toMatchObject({
        status: 400,
        code: 'catalogs.file-unreadable',
        detail: expect.stringContaining('more than 500 columns'),
      });
    },
  );

  test('with a faulty row changes nothing, and says the line', async () => {
    const text = `name\nOperación del archivo\n${'x'.repeat(161)}\n`;
    for (const endpoint of [previewListImport, importListFile]) {
      expect((await send(endpoint, text)).json().data).toMatchObject({
        isWritten: false,
        faulty: 1,
        faults: ['line 3: name has more than 160 characters'],
      });
    }
    expect(await find('surgeries', 'Operación del archivo')).toBeUndefined();
  });

  test('is looked at without being stored, then stored with its source', async () => {
    const text = 'name\nOperación buena\n';
    expect((await send(previewListImport, text)).json().data).toMatchObject({
      added: 1,
      isWritten: false,
    });
    expect(await find('surgeries', 'Operación buena')).toBeUndefined();
    expect((await send(importListFile, text)).json().data).toMatchObject({
      added: 1,
      isWritten: true,
    });
    expect(await find('surgeries', 'operacion buena')).toMatchObject({ active: true });
    const imports = (
      await t.call(listListImports, { params: { list: 'surgeries' } }, admin.token)
    ).json().data;
    expect(imports[0]).toMatchObject({ source: 'Ministerio', licence: 'CC BY 4.0', added: 1 });
  });
});
