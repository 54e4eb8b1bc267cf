import { getDispensing } from '@app/contract/dispensing';
import { verifyDocument } from '@app/contract/documents';
import { listPrescriptions } from '@app/contract/prescriptions';
import { aMedication } from '@app/contract/prescriptions/fixtures';
import { listReadings } from '@app/contract/record-access';
import { beforeAll, describe, expect, test } from 'vitest';
import { proves } from '../../../architecture/requirements/index.ts';
import { newId } from '../platform/ids.ts';
import { aClinic, type Clinic, type SomePharmacist } from '../testing/clinic.ts';
import { aLine, countersOf, type InHand, PHARMACIST } from '../testing/counter.ts';
import { familiesOf } from '../testing/family.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { visitsOf } from '../testing/visits.ts';

let t: TestApp;
let clinic: Clinic;
let counters: ReturnType<typeof countersOf>;
let pharmacist: SomePharmacist;
let prescribed: InHand;
beforeAll(async () => {
  t = await testApp();
  clinic = await aClinic(t);
  counters = countersOf(t, clinic);
  prescribed = await counters.inHand();
});

/** A new branch for each test, since attempts are counted by branch. */
const atACounter = async () => {
  pharmacist = await clinic.pharmacist();
  return pharmacist;
};

const rowsOf = async () =>
  (
    await t.pool.query(
      `select (select count(*)::int from dispensing) as dispensings, (select count(*)::int from dispensing_line) as lines,
         (select count(*)::int from prescription where status = 'DISPENSED') as served`,
    )
  ).rows[0];

describe('nothing is handed over', () => {
  let before: unknown;
  beforeAll(async () => {
    before = await rowsOf();
  });
  const isAsBefore = async () => expect(await rowsOf()).toEqual(before);

  test('by anybody but a pharmacy, and by none without a branch', async () => {
    proves('counter-own-branch');
    const { key, patient, professional } = prescribed;
    const others = [patient, professional, await clinic.staff('ADMIN')];
    for (const who of [...others, await clinic.staff('PHARMACY')]) {
      const answer = await counters.serve(who, key);
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'request.forbidden']);
    }
    await isAsBefore();
  });

  test('by a branch or a pharmacy that was closed', async () => {
    const [closed, ofClosed] = [await clinic.pharmacist(), await clinic.pharmacist()];
    await t.pool.query('update branch_office set active = false where id = $1', [closed.branchId]);
    await t.pool.query(
      'update pharmacy set active = false where id = (select pharmacy_id from branch_office where id = $1)',
      [ofClosed.branchId],
    );
    for (const who of [closed, ofClosed])
      expect((await counters.serve(who, prescribed.key)).statusCode).toBe(403);
    await isAsBefore();
  });

  test.each([
    ['without a CUIR', { cuir: '' }, 'cuir', 'cuir.required'],
    ['by a CUIR of 40 digits', { cuir: '1'.repeat(40) }, 'cuir', 'cuir.invalid'],
    ['by a DNI of five digits', { dni: '12345' }, 'dni', 'dni.invalid'],
    [
      'by nobody',
      { pharmacist: { name: ' ', licence: 'MP 1' } },
      'pharmacist.name',
      'name.required',
    ],
    ['without a line', { lines: [] }, 'lines', 'lines.nothing'],
    ['in 100 lines', { lines: Array.from({ length: 100 }, () => aLine(1)) }, 'lines', 'too_big'],
    ['for line 100', { lines: [aLine(100)] }, 'lines.0.item', 'too_big'],
    ['of quantity nought', { lines: [aLine(1, { quantity: 0 })] }, 'lines', 'lines.nothing'],
    [
      'of a negative quantity',
      { lines: [aLine(1, { quantity: -1 })] },
      'lines.0.quantity',
      'quantity.too-low',
    ],
    ['twice for one line', { lines: [aLine(1), aLine(1)] }, 'lines', 'lines.repeated'],
    [
      'without a product',
      { lines: [aLine(1, { product: '' })] },
      'lines.0.product',
      'product.required',
    ],
    ['without a pack', { lines: [aLine(1, { pack: ' ' })] }, 'lines.0.pack', 'pack.required'],
    ['without a lot', { lines: [aLine(1, { lot: '' })] }, 'lines.0.lot', 'lot.required'],
    [
      'for no reason',
      { lines: [aLine(1, { substitution: '' })] },
      'lines.0.substitution',
      'substitution.required',
    ],
  ])('%s', async (_, over, field, code) => {
    const { token } = await atACounter();
    const body = { ...prescribed.key, pharmacist: PHARMACIST, lines: [aLine(1)], ...over };
    const answer = await t.http.inject({
      method: 'POST',
      url: '/api/pharmacy/counter/dispensings',
      headers: { authorization: `Bearer ${token}` },
      payload: body,
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fieldErrors).toContainEqual(expect.objectContaining({ field, code }));
    await isAsBefore();
  });

  test('by a CUIR that nobody has, by the DNI of another, nor of an annulled one: all alike', async () => {
    proves('counter-tells-nothing-apart');
    const who = await atACounter();
    const annulled = await counters.inHand();
    await t.pool.query(
      `update prescription set status = 'ANNULLED', annulled_at = now() where id = $1`,
      [annulled.prescriptionId],
    );
    const other = await counters.inHand();
    const keys = [
      { ...prescribed.key, cuir: prescribed.key.cuir.replace(/\d{2}$/, '77') },
      { ...prescribed.key, dni: other.key.dni },
      annulled.key,
    ];
    const answers = [];
    for (const key of keys)
      for (const ask of [counters.open, counters.serve, counters.block])
        answers.push(await ask(who, key));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([404]));
    const bodies = answers.map((answer) => ({ ...answer.json(), path: '' }));
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
    expect(bodies[0]).toMatchObject({ code: 'dispensing.not-found' });
    await isAsBefore();
  });

  test.each([
    ['a line that is not there', [aLine(3)], 'dispensing.lines-differ'],
    ['more than was prescribed', [aLine(1, { quantity: 2 })], 'dispensing.lines-differ'],
  ])('where it is %s', async (_, lines, code) => {
    const answer = await counters.serve(await atACounter(), prescribed.key, lines);
    expect([answer.statusCode, answer.json().code]).toEqual([409, code]);
    await isAsBefore();
  });

  test('where the professional wants that medicine and it is another', async () => {
    proves('counter-substitution');
    const fixed = await counters.inHand({
      medications: [aMedication({ medication_id: 1, substitution: false })],
    });
    const who = await atACounter();
    const another = aLine(1, { substitution: 'No hay stock' });
    const answer = await counters.serve(who, fixed.key, [another]);
    expect([answer.statusCode, answer.json().code]).toEqual([
      409,
      'dispensing.substitution-refused',
    ]);
    await isAsBefore();
  });

  test.each([
    ['before its start date', -1, 'dispensing.not-started'],
    ['on day 31', 31, 'dispensing.overdue'],
  ])('%s', async (_, days, code) => {
    proves('counter-dates');
    const early = await counters.inHand();
    await counters.startDaysAgo(early.prescriptionId, days);
    const answer = await counters.serve(await atACounter(), early.key);
    expect([answer.statusCode, answer.json().code]).toEqual([409, code]);
    await isAsBefore();
  });

  test('where it cannot be written down or told', async () => {
    proves('counter-once');
    const [who, whole] = [await atACounter(), await counters.inHand()];
    for (const table of ['dispensing_line', 'audit_event', 'notification']) {
      await t.pool.query(
        `create trigger broken before insert on ${table} for each row execute function refuse_record_change()`,
      );
      expect((await counters.serve(who, whole.key)).statusCode).toBe(500);
      await t.pool.query(`drop trigger broken on ${table}`);
      await isAsBefore();
    }
    expect((await counters.open(who, whole.key)).json().data.status).toBe('ISSUED');
  });

  test('of a blocked one', async () => {
    const blocked = await counters.inHand();
    const who = await atACounter();
    expect((await counters.block(who, blocked.key)).statusCode).toBe(200);
    const answer = await counters.serve(await atACounter(), blocked.key);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'dispensing.blocked']);
    await isAsBefore();
  });
});

describe('a prescription is served', () => {
  test('on its start day and on day 30', async () => {
    proves('counter-dates');
    for (const days of [0, 30]) {
      const due = await counters.inHand();
      await counters.startDaysAgo(due.prescriptionId, days);
      expect((await counters.serve(await atACounter(), due.key)).statusCode).toBe(200);
    }
  });

  test('until midnight in Argentina of day 30, by the clock of the server', async () => {
    const late = await testApp();
    const own = await aClinic(late);
    const there = countersOf(late, own);
    const [last, tooLate] = [await there.inHand(), await there.inHand()];
    const today = (await late.pool.query(`select start_date from prescription limit 1`)).rows[0];
    const midnight = Date.parse(`${today.start_date}T00:00:00-03:00`) + 31 * 86_400_000;
    const who = await own.pharmacist();
    // Sessions are shorter than that, so the pharmacist logs in again.
    late.clock.advance(midnight - 60_000 - late.clock.now().getTime());
    const evening = { token: await own.logIn(who.email) };
    expect((await there.serve(evening, last.key)).statusCode).toBe(200);
    late.clock.advance(60_000);
    const morning = { token: await own.logIn(who.email) };
    expect((await there.serve(morning, tooLate.key)).json().code).toBe('dispensing.overdue');
  });

  test('whole, with who, where, what and how much, and nothing of it is ever changed', async () => {
    proves('counter-dispensing-record');
    const served = await counters.inHand();
    const who = await atACounter();
    const answer = await counters.serve(who, served.key);
    expect(answer.statusCode).toBe(200);
    expect(answer.json().data).toMatchObject({
      prescriptionId: served.prescriptionId,
      patient_name: expect.stringContaining('González'),
      branchOffice: { name: 'Centro', pharmacy: { name: expect.stringContaining('Farmacia') } },
      pharmacist: PHARMACIST,
      partial: false,
      lines: [
        {
          item: 1,
          prescribed: 1,
          quantity: 1,
          product: 'Termofren',
          lot: 'L-2291',
          substitution: null,
        },
        { item: 2, prescribed: 1, quantity: 1 },
      ],
    });
    const { rows } = await t.pool.query(
      'select branch_id, account_id, dispensed_at from dispensing where prescription_id = $1',
      [served.prescriptionId],
    );
    expect(rows[0]).toMatchObject({ branch_id: who.branchId, account_id: who.accountId });
    expect(await counters.auditOf(served.patient.personId, 'prescription.dispense')).toEqual([
      {
        outcome: 'success',
        account_id: who.accountId,
        entity_id: served.prescriptionId,
        rule: 'own branch',
      },
    ]);
    for (const change of [
      'update dispensing set partial = true',
      'delete from dispensing',
      'update dispensing_line set quantity = 0',
      'delete from dispensing_line',
    ])
      await expect(t.pool.query(change)).rejects.toThrow(/never changed/);
  });

  test('by the CUIR of any line, with the dots and spaces of a person', async () => {
    const served = await counters.inHand();
    const { rows } = await t.pool.query(
      'select cuir from prescription_line where prescription_id = $1 and item = 2',
      [served.prescriptionId],
    );
    const [{ cuir }] = rows;
    const typed = {
      cuir: ` ${cuir.slice(0, 8)} ${cuir.slice(8)}`,
      dni: served.key.dni.replace(/(\d+)(\d{3})(\d{3})/, '$1.$2.$3'),
    };
    expect((await counters.serve(await atACounter(), typed)).statusCode).toBe(200);
  });

  test('in part: it is used up all the same, and says so', async () => {
    proves('counter-once');
    const served = await counters.inHand();
    const who = await atACounter();
    const answer = await counters.serve(who, served.key, [aLine(2)]);
    expect(answer.json().data).toMatchObject({
      partial: true,
      lines: [
        { item: 1, quantity: 0, product: '', lot: '', prescribed: 1 },
        { item: 2, quantity: 1, product: 'Termofren' },
      ],
    });
    const again = await counters.serve(who, served.key, [aLine(1)]);
    expect(again.json().code).toBe('dispensing.already-dispensed');
  });

  test('with another medicine, for a reason that stays', async () => {
    proves('counter-substitution');
    const served = await counters.inHand();
    const lines = [aLine(1, { substitution: 'Sin stock de la otra' }), aLine(2)];
    const answer = await counters.serve(await atACounter(), served.key, lines);
    expect(answer.json().data).toMatchObject({
      partial: false,
      lines: [{ substitution: 'Sin stock de la otra' }, { substitution: null }],
    });
  });

  test('of 99 lines', async () => {
    const long = await counters.inHand();
    const { rows } = await t.pool.query(
      `insert into prescription_line (id, prescription_id, item, cuir, generic_name, form, concentration, presentation,
         sale_condition, quantity, posology)
       select gen_random_uuid(), $1, number, left(cuir, 39) || lpad(number::text, 2, '0'), generic_name, form, concentration,
         presentation, sale_condition, 1, posology
       from prescription_line, generate_series(3, 99) as number
       where prescription_id = $1 and item = 1 returning item`,
      [long.prescriptionId],
    );
    expect(rows).toHaveLength(97);
    const lines = Array.from({ length: 99 }, (_, index) => aLine(index + 1));
    const answer = await counters.serve(await atACounter(), long.key, lines);
    expect(answer.json().data.partial).toBe(false);
    expect(answer.json().data.lines).toHaveLength(99);
  });

  test('and is then among the sent of its patient, with the stored date, and no document that counts', async () => {
    const served = await counters.inHand();
    const { date } = (await counters.serve(await atACounter(), served.key)).json().data;
    const query = { statuses: 'sent' as const };
    const [listed] = (await t.call(listPrescriptions, { query }, served.patient.token)).json().data;
    expect(listed).toMatchObject({ status: 'DISPENSED', state: 'sent', dispensedDate: date });
    const check = await t.call(verifyDocument, {
      body: { code: served.key.cuir, dni: served.key.dni },
    });
    expect(check.json().data.valid).toBe(false);
  });
});

describe('a second attempt anywhere', () => {
  test('names the date of the first, and is written down', async () => {
    proves('counter-once');
    const served = await counters.inHand();
    const first = (await counters.serve(await atACounter(), served.key)).json().data;
    const elsewhere = await atACounter();
    for (const answer of [
      await counters.serve(elsewhere, served.key),
      await counters.block(elsewhere, served.key),
    ]) {
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({
        code: 'dispensing.already-dispensed',
        current: { dispensedDate: first.date },
      });
    }
    const opened = await counters.open(elsewhere, served.key);
    expect(opened.json().data).toMatchObject({ status: 'DISPENSED', dispensedDate: first.date });
    expect(
      (await counters.auditOf(served.patient.personId, 'prescription.dispense')).map(
        ({ outcome }) => outcome,
      ),
    ).toEqual(['success', 'denied']);
  });

  test('at the same instant at twenty counters: one serves', async () => {
    proves('counter-once');
    const served = await counters.inHand();
    const people = [];
    for (let count = 0; count < 20; count += 1) people.push(await clinic.pharmacist());
    const answers = await Promise.all(people.map((who) => counters.serve(who, served.key)));
    const won = answers.filter(({ statusCode }) => statusCode === 200);
    expect(won).toHaveLength(1);
    for (const lost of answers.filter((answer) => answer !== won[0])) {
      expect([lost.statusCode, lost.json().code]).toEqual([409, 'dispensing.already-dispensed']);
      expect(lost.json().current).toEqual({ dispensedDate: won[0]?.json().data.date });
    }
    const { rows } = await t.pool.query(
      `select (select count(*)::int from dispensing where prescription_id = $1) as dispensings,
         (select count(*)::int from notification where event = 'prescription.dispense' and account_id = $2) as told`,
      [served.prescriptionId, served.patient.accountId],
    );
    expect(rows[0]).toEqual({ dispensings: 1, told: 1 });
  });

  test('to serve and to block at once: one of them happens', async () => {
    for (let round = 0; round < 5; round += 1) {
      const both = await counters.inHand();
      const [one, other] = [await clinic.pharmacist(), await clinic.pharmacist()];
      const [served, blocked] = await Promise.all([
        counters.serve(one, both.key),
        counters.block(other, both.key),
      ]);
      expect([served.statusCode, blocked.statusCode].sort()).toEqual([200, 409]);
      const { rows } = await t.pool.query('select status from prescription where id = $1', [
        both.prescriptionId,
      ]);
      expect(rows[0].status).toBe(served.statusCode === 200 ? 'DISPENSED' : 'BLOCKED');
    }
  });
});

describe('of what was handed over', () => {
  const read = (prescriptionId: string, token: string) =>
    t.call(getDispensing, { params: { prescriptionId } }, token);

  test('the patient and the prescriber read the proof, strangers nothing', async () => {
    proves('counter-proof');
    const served = await counters.inHand();
    const { data } = (await counters.serve(await atACounter(), served.key)).json();
    for (const { token } of [served.patient, served.professional])
      expect((await read(served.prescriptionId, token)).json().data).toEqual(data);
    for (const stranger of [await clinic.patient(), await clinic.professional()]) {
      const [there, not] = [
        await read(served.prescriptionId, stranger.token),
        await read(newId(), stranger.token),
      ];
      expect([there.statusCode, there.json().code]).toEqual([not.statusCode, not.json().code]);
      expect(there.statusCode).toBe(404);
    }
    expect((await read(served.prescriptionId, pharmacist.token)).statusCode).toBe(403);
  });

  test('there is no proof before', async () => {
    const waiting = await counters.inHand();
    const answer = await read(waiting.prescriptionId, waiting.patient.token);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'dispensing.not-found']);
  });

  test('the patient is told, and the prescriber where it is not as written', async () => {
    proves('counter-people-are-told');
    const told = async ({ patient, professional }: InHand) => [
      (await counters.toldTo(patient, 'prescription.dispense')).map(({ subject }) => subject),
      (await counters.toldTo(professional, 'prescription.dispense')).map(({ subject }) => subject),
    ];
    const [whole, partly, other] = [
      await counters.inHand(),
      await counters.inHand(),
      await counters.inHand(),
    ];
    await counters.serve(await atACounter(), whole.key);
    expect(await told(whole)).toEqual([['Una farmacia dispensó tu receta'], []]);
    await counters.serve(pharmacist, partly.key, [aLine(1)]);
    expect(await told(partly)).toEqual([
      ['Una farmacia dispensó en parte tu receta'],
      ['Una receta tuya fue dispensada en parte'],
    ]);
    await counters.serve(pharmacist, other.key, [
      aLine(1, { substitution: 'Sin stock' }),
      aLine(2),
    ]);
    expect(await told(other)).toEqual([
      ['Una farmacia dispensó tu receta'],
      ['Una receta tuya fue dispensada con una sustitución'],
    ]);
  });

  test('a holder from whom a patient of 17 kept the visit back is told and shown nothing', async () => {
    proves('counter-people-are-told');
    const families = familiesOf(t);
    const visits = visitsOf(t, clinic);
    const patient = await families.aDependant(clinic, families.bornToTurn(17));
    const visit = await visits.finish(await visits.aVisit({ patient }), { holder_may_read: false });
    const kept = await counters.keyOf(visit);
    expect((await counters.open(await atACounter(), kept.key)).statusCode).toBe(200);
    expect((await counters.serve(pharmacist, kept.key)).statusCode).toBe(200);
    for (const event of ['prescription.open', 'prescription.dispense'])
      expect(await counters.toldTo(patient, event)).toEqual([]);
    const asked = { params: { patientId: patient.personId }, query: {} };
    const readings = (await t.call(listReadings, asked, patient.token)).json().data;
    expect(readings.map(({ reason }: { reason: string }) => reason)).not.toContain('pharmacy');
    expect((await read(kept.prescriptionId, patient.token)).statusCode).toBe(404);
  });
});
