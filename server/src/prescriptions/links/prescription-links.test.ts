import {
  linkPrescription,
  openPrescriptionLink,
  PRESCRIPTION_LINK_MINUTES,
  PRESCRIPTION_LINK_TRIES,
  type PrescriptionLink,
} from '@app/contract/prescriptions';
import { listReadings, type Reading, searchAccessLog } from '@app/contract/record-access';
import { beforeAll, describe, expect, test } from 'vitest';
import { proves } from '../../../../architecture/requirements/index.ts';
import { hashSecret, newId, newSecret } from '../../platform/ids.ts';
import { aClinic, type Clinic, type SomePatient } from '../../testing/clinic.ts';
import { familiesOf } from '../../testing/family.ts';
import { staffOf } from '../../testing/staff.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { type FinishedVisit, visitsOf } from '../../testing/visits.ts';

let t: TestApp;
let clinic: Clinic;
let visits: ReturnType<typeof visitsOf>;
beforeAll(async () => {
  t = await testApp();
  clinic = await aClinic(t);
  visits = visitsOf(t, clinic);
});

const OTHER_DNI = '11222333';

const aPrescription = async (app = t, from = visits) =>
  prescriptionOf(await from.aFinishedVisit(), app);

/** The prescription of a visit, and the DNI of its patient. */
async function prescriptionOf({ consultationId, patient }: FinishedVisit, app = t) {
  const { rows } = await app.pool.query<{ id: string; dni: string }>(
    `select prescription.id, person.id_number as dni
     from prescription join person on person.id = person_id where consultation_id = $1`,
    [consultationId],
  );
  const [{ id, dni } = { id: '', dni: '' }] = rows;
  return { id, dni, patient, token: patient.token };
}

const link = (prescriptionId: string, token?: string, app = t) =>
  app.call(linkPrescription, { params: { prescriptionId } }, token);

const open = (key: string, dni: string, app = t) =>
  app.call(openPrescriptionLink, { body: { key, dni } });

async function passedOn(app = t, from = visits) {
  const prescription = await aPrescription(app, from);
  const answer = await link(prescription.id, prescription.token, app);
  const { key, expires_at } = answer.json().data as PrescriptionLink;
  return { ...prescription, key, expires_at };
}

async function isInvalid(key: string, dni: string): Promise<void> {
  const answer = await open(key, dni);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().code).toBe('prescriptions.link-invalid');
}

const openingsOf = async (id: string): Promise<number> =>
  (
    await t.pool.query(
      `select from audit_event where type = 'prescription.link-open' and entity_id = $1
       and action = 'R' and patient_id is not null`,
      [id],
    )
  ).rows.length;

describe('a link is not made', () => {
  test('for nobody, for staff, or for the professional who wrote it', async () => {
    const { id } = await aPrescription();
    expect((await link(id)).statusCode).toBe(401);
    expect((await link(id, (await clinic.staff('ADMIN')).token)).statusCode).toBe(403);
    expect((await link(id, (await clinic.professional()).token)).statusCode).toBe(403);
  });

  test('for another patient: the prescription is not there', async () => {
    const { id } = await aPrescription();
    const { token } = await clinic.patient();
    const [refused, missing] = [await link(id, token), await link(newId(), token)];
    expect(refused.statusCode).toBe(404);
    expect(refused.json().code).toBe(missing.json().code);
  });

  test('of what another prescription took the place of', async () => {
    const { id, token } = await aPrescription();
    await t.pool.query(
      `insert into document_replaced (document_id) select id from document where entity_id = $1`,
      [id],
    );
    expect((await link(id, token)).json().code).toBe('prescriptions.annulled');
  });
});

describe('a link is invalid, and says no more,', () => {
  test('with another DNI', async () => {
    const { id, key } = await passedOn();
    await isInvalid(key, OTHER_DNI);
    expect(await openingsOf(id)).toBe(0);
  });

  test('that nobody made', async () => {
    const { dni } = await passedOn();
    await isInvalid(newSecret(), dni);
  });

  test('once its minutes are over', async () => {
    const late = await testApp();
    const { dni, expires_at, key } = await passedOn(late, visitsOf(late, await aClinic(late)));
    const minutes = (new Date(expires_at).getTime() - late.clock.now().getTime()) / 60_000;
    expect(Math.round(minutes)).toBe(PRESCRIPTION_LINK_MINUTES);
    late.clock.advance(PRESCRIPTION_LINK_MINUTES * 60_000 - 30_000);
    expect((await open(key, dni, late)).statusCode).toBe(200);
    late.clock.advance(30_000);
    expect((await open(key, dni, late)).json().code).toBe('prescriptions.link-invalid');
  });

  test('after five tries, though the next brings the right DNI', async () => {
    const { dni, key } = await passedOn();
    for (let turn = 0; turn < PRESCRIPTION_LINK_TRIES; turn += 1) await isInvalid(key, OTHER_DNI);
    await isInvalid(key, dni);
  });

  test('once the patient made another', async () => {
    const { id, dni, key, token } = await passedOn();
    const { key: newer } = (await link(id, token)).json().data;
    await isInvalid(key, dni);
    expect((await open(newer, dni)).statusCode).toBe(200);
  });

  test('once the prescription was annulled', async () => {
    const { id, dni, key } = await passedOn();
    await t.pool.query(
      `insert into document_replaced (document_id) select id from document where entity_id = $1`,
      [id],
    );
    await isInvalid(key, dni);
  });
});

test('whoever has the link and the DNI gets the signed document, without an account', async () => {
  proves('prescription-shared-by-link');
  const { id, dni, key } = await passedOn();
  const answer = await open(key, `${dni.slice(0, 2)}.${dni.slice(2)}`);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('application/pdf');
  expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  expect(await openingsOf(id)).toBe(1);
});

const readingsOf = async ({ personId, token }: SomePatient) =>
  (await t.call(listReadings, { params: { patientId: personId }, query: {} }, token)).json().data;

test('its patient and the access log find each opening, though nobody has a name', async () => {
  proves('prescription-shared-by-link');
  const { dni, key, patient } = await passedOn();
  await isInvalid(key, OTHER_DNI);
  expect(await readingsOf(patient)).toEqual([]);
  await open(key, dni);
  expect(await readingsOf(patient)).toMatchObject([
    {
      reason: 'link',
      name: 'Quien tenía el enlace',
      licence_label: null,
      professional_id: null,
    },
  ]);
  const admin = await staffOf(t, clinic).proven('ADMIN');
  const log = await t.call(searchAccessLog, { body: { idNumber: dni } }, admin.token);
  expect(log.json().data).toMatchObject([
    { reason: 'link', reader: 'Quien tenía el enlace', role: null },
  ]);
});

test('a holder from whom a patient of 17 kept the visit back finds no opening', async () => {
  const families = familiesOf(t);
  const patient = await families.aDependant(clinic, families.bornToTurn(17));
  const visit = await visits.aVisit({ patient });
  const { id, dni } = await prescriptionOf(await visits.finish(visit, { holder_may_read: false }));
  const key = newSecret();
  await t.pool.query(
    `insert into prescription_link (prescription_id, key_hash, expires_at, tries_left)
     values ($1, $2, now() + interval '1 minute', 1)`,
    [id, hashSecret(key)],
  );
  expect((await open(key, dni)).statusCode).toBe(200);
  expect(await openingsOf(id)).toBe(1);
  const reasons = (await readingsOf(patient)).map(({ reason }: Reading) => reason);
  expect(reasons).not.toContain('link');
});

/** Twenty simultaneous attempts from different networks. */
const allAtOnce = (key: string, dni: string) =>
  Promise.all(
    Array.from({ length: 20 }, (_, turn) =>
      t.http.inject({
        method: openPrescriptionLink.method,
        url: openPrescriptionLink.path,
        remoteAddress: `203.0.113.${turn}`,
        payload: { key, dni },
      }),
    ),
  );

test('of twenty guesses at once five are heard, and the right one after them is not', async () => {
  const { id, dni, key } = await passedOn();
  const answers = await allAtOnce(key, OTHER_DNI);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(400));
  const { rows } = await t.pool.query(
    'select tries_left from prescription_link where prescription_id = $1',
    [id],
  );
  expect(rows).toEqual([{ tries_left: 0 }]);
  await isInvalid(key, dni);
});

test('of twenty who open it at once five get it', async () => {
  const { id, dni, key } = await passedOn();
  const answers = await allAtOnce(key, dni);
  const opened = answers.filter(({ statusCode }) => statusCode === 200);
  expect(opened).toHaveLength(PRESCRIPTION_LINK_TRIES);
  expect(await openingsOf(id)).toBe(PRESCRIPTION_LINK_TRIES);
});

test('the key is stored as a hash only', async () => {
  const { key } = await passedOn();
  const { rows } = await t.pool.query(
    `select encode(key_hash, 'escape') as hash from prescription_link`,
  );
  expect(rows.map(({ hash }) => hash).join()).not.toContain(key);
});
