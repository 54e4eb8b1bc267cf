import { downloadPrescription, listPrescriptions } from '@app/contract/prescriptions';
import {
  getOwnProfile,
  registerPatient,
  saveProfessional,
  updatePatient,
} from '@app/contract/profiles';
import { aPatientProfile, aProfessionalProfile } from '@app/contract/profiles/fixtures';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPdfTools, type PdfTools } from '../platform/pdf/testing/pdf-tools.ts';
import { aClinic, type Clinic, type Someone, type SomePatient } from '../testing/clinic.ts';
import { aMember, familiesOf } from '../testing/family.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { type Visit, visitsOf } from '../testing/visits.ts';

let t: TestApp;
let clinic: Clinic;
let families: ReturnType<typeof familiesOf>;

beforeAll(async () => {
  t = await testApp();
  clinic = await aClinic(t);
  families = familiesOf(t);
});

const PASSPORT = { type: 'PASSPORT', number: 'AB123456' };
const { cuil, cuil_confirmed, ...unidentified } = aPatientProfile();
const CUIL = { cuil, cuil_confirmed };

/** The wizard's data of a person without a CUIL. */
const foreigner = (number = PASSPORT.number, type = PASSPORT.type) => ({
  ...unidentified,
  other_identification: { type, number },
});

const update = ({ token }: Pick<Someone, 'token'>, body: object) =>
  t.call(updatePatient, { body: body as never }, token);
const profileOf = async (token: string) => (await t.call(getOwnProfile, {}, token)).json().data;
const rowOf = async (personId: string) =>
  (
    await t.pool.query(
      'select cuil, other_identification_type as type, other_identification_number as number from person where id = $1',
      [personId],
    )
  ).rows[0];

describe('a patient with an invalid identification', () => {
  test.each([
    ['nothing', unidentified, 'cuil', 'cuil.required'],
    ['both', { ...foreigner(), ...CUIL }, 'other_identification', 'identification.besides-cuil'],
    [
      'a CUIT with another check digit',
      foreigner('20601234564', 'CUIT'),
      'other_identification.number',
      'identification.cuit-invalid',
    ],
    [
      'a passport with a space',
      foreigner('AB 123456'),
      'other_identification.number',
      'identification.passport-invalid',
    ],
    [
      'a document that does not count',
      foreigner('95123456', 'DNI'),
      'other_identification.type',
      'identification.type-required',
    ],
  ])('%s is refused, and nothing changes', async (_, body, field, code) => {
    const patient = await clinic.patient();
    const before = await rowOf(patient.personId);
    const refused = await update(patient, body);
    expect(refused.statusCode).toBe(400);
    expect(refused.json().fieldErrors).toMatchObject([{ field, code }]);
    expect(await rowOf(patient.personId)).toEqual(before);
  });
});

test('a professional needs a CUIL: no other document replaces it', async () => {
  const { cuil: _, ...profile } = aProfessionalProfile();
  const body = { ...profile, other_identification: PASSPORT };
  const { token } = await clinic.professional();
  const refused = await t.call(saveProfessional, { body: body as never }, token);
  expect(refused.statusCode).toBe(400);
});

describe('the database refuses', () => {
  test.each([
    ['both', cuil, 'PASSPORT', 'AB123456'],
    ['a type without a number', null, 'PASSPORT', null],
    ['a number without a type', null, null, 'AB123456'],
    ['an unknown type', null, 'DNI', '95123456'],
    ['a passport in small letters', null, 'PASSPORT', 'ab123456'],
    ['a passport with a space', null, 'PASSPORT', 'AB 123456'],
    ['a CUIT with another check digit', null, 'CUIT', '20601234564'],
    ['the CUIT of a company', null, 'CUIT', '30701234568'],
    ['a CDI with dashes', null, 'CDI', '55-60123456-3'],
  ])('%s', async (_, ...columns) => {
    const { personId } = await clinic.patient();
    await expect(
      t.pool.query(
        'update person set cuil = $2, other_identification_type = $3, other_identification_number = $4 where id = $1',
        [personId, ...columns],
      ),
    ).rejects.toThrow(/violates check constraint/);
  });
});

describe('a patient without a CUIL', () => {
  test('registers with a passport, stored in capitals, and can be attended', async () => {
    const token = await clinic.logIn('nueva@cercana.test');
    const body = { ...foreigner(' ab123456 '), id_number: '95123456' };
    const answer = await t.call(registerPatient, { body: body as never }, token);
    expect(answer.statusCode).toBe(200);
    expect(await profileOf(token)).toMatchObject({
      cuil: null,
      other_identification: PASSPORT,
      patient_dto: { full_profile: true },
    });
  });

  test('may later replace it by a CUIL, and back', async () => {
    const patient = await clinic.patient();
    expect((await update(patient, foreigner('55-60123456-3', 'CDI'))).statusCode).toBe(200);
    expect(await rowOf(patient.personId)).toEqual({
      cuil: null,
      type: 'CDI',
      number: '55601234563',
    });
    expect((await update(patient, aPatientProfile())).statusCode).toBe(200);
    expect(await rowOf(patient.personId)).toEqual({ cuil, type: null, number: null });
    expect(await profileOf(patient.token)).toMatchObject({ cuil, other_identification: null });
  });

  test('may be a member of a family group, under the same rules', async () => {
    const holder = await clinic.patient();
    const { cuil: _, cuil_confirmed: __, ...child } = aMember();
    expect((await families.add(holder, child)).json().fieldErrors).toMatchObject([
      { field: 'cuil', code: 'cuil.required' },
    ]);
    const added = { ...child, other_identification: PASSPORT };
    expect((await families.add(holder, added)).statusCode).toBe(200);
    const member = await families.memberOf(holder);
    expect(member).toMatchObject({ cuil: null, other_identification: PASSPORT });
    const both = await families.change(holder, member.id, { ...added, ...CUIL });
    expect(both.json().fieldErrors).toMatchObject([
      { field: 'other_identification', code: 'identification.besides-cuil' },
    ]);
    const other_identification = { type: 'CUIT', number: '20601234565' };
    const changed = await families.change(holder, member.id, { ...child, other_identification });
    expect(changed.statusCode).toBe(200);
    expect(await families.memberOf(holder)).toMatchObject({ cuil: null, other_identification });
  });
});

describe('the prescription', () => {
  let tools: PdfTools;
  beforeAll(async () => {
    tools = await openPdfTools();
  });
  afterAll(() => tools.close());

  /** Text of the prescription of a visit. */
  async function prescriptionOf({ patient }: Visit) {
    const list = await t.call(listPrescriptions, { query: {} }, patient.token);
    const [{ id: prescriptionId }] = list.json().data;
    const pdf = await t.call(downloadPrescription, { params: { prescriptionId } }, patient.token);
    return tools.text(pdf.rawPayload);
  }

  async function attended(patient: SomePatient) {
    const visits = visitsOf(t, clinic);
    return prescriptionOf(await visits.finish(await visits.aVisit({ patient })));
  }

  test('of a patient with a passport prints it, and no CUIL', async () => {
    const patient = await clinic.patient();
    await update(patient, foreigner());
    const text = await attended(patient);
    expect(text).toMatch(/DNI +Pasaporte +Fecha de nacimiento/);
    expect(text).toContain('AB123456');
    expect(text).not.toContain('CUIL');
  });

  test('of a patient with a CUIL prints it as before', async () => {
    const patient = await clinic.patient();
    await update(patient, aPatientProfile());
    const text = await attended(patient);
    expect(text).toMatch(/DNI +CUIL +Fecha de nacimiento/);
    expect(text).toContain('27-40999888-2');
  });
});
