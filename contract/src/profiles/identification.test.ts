import { describe, expect, test } from 'vitest';
import { aPatientProfile } from './fixtures.ts';
import { formatIdentification } from './identification.ts';
import { patientProfileSchema } from './patient-profile.schema.ts';
import { memberStepSchema, personalStepSchema } from './patient-steps.schema.ts';
import { HOLDER_MIN_AGE, MEMBER_MIN_AGE } from './profiles.limits.ts';

const { cuil, cuil_confirmed, ...unidentified } = aPatientProfile();
const CUIL = { cuil, cuil_confirmed };
const PASSPORT = { type: 'PASSPORT', number: 'AB123456' };

type Parsed = { success: boolean; error?: { issues: { path: PropertyKey[]; message: string }[] } };
const faults = ({ error }: Parsed) =>
  error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? [];
const sent = (stated: object) => patientProfileSchema.safeParse({ ...unidentified, ...stated });

describe('a profile is refused', () => {
  test.each([
    ['without CUIL or anything else', {}, ['cuil cuil.required']],
    ['with an empty CUIL and nothing else', { cuil: ' ' }, ['cuil cuil.required']],
    [
      'with both',
      { ...CUIL, other_identification: PASSPORT },
      ['other_identification identification.besides-cuil'],
    ],
    ['with a CUIL nobody confirmed', { cuil }, ['cuil_confirmed cuil.unconfirmed']],
    ['with an unknown key', { other_identification: { ...PASSPORT, country: 'BO' } }, 1],
  ])('%s', (_, stated, expected) => {
    const told = faults(sent(stated));
    expect(typeof expected === 'number' ? told.length : told).toEqual(expected);
  });

  test.each([
    ['', '', ['type identification.type-required', 'number identification.number-required']],
    ['DNI', '95123456', ['type identification.type-required']],
    ['CUIL', '20601234565', ['type identification.type-required']],
    ['CUIT', ' ', ['number identification.number-required']],
    ['CUIT', '20601234564', ['number identification.cuit-invalid']],
    ['CUIT', '2060123456', ['number identification.cuit-invalid']],
    ['CUIT', '30701234568', ['number identification.cuit-invalid']],
    ['CUIT', '2O601234565', ['number identification.cuit-invalid']],
    ['CDI', '55601234564', ['number identification.cdi-invalid']],
    ['CDI', '00000000000', ['number identification.cdi-invalid']],
    ['PASSPORT', 'AB123', ['number identification.passport-invalid']],
    ['PASSPORT', 'AB12345678901', ['number identification.passport-invalid']],
    ['PASSPORT', 'AB 123456', ['number identification.passport-invalid']],
    ['PASSPORT', 'AB-123456', ['number identification.passport-invalid']],
    ['PASSPORT', 'ÑB123456', ['number identification.passport-invalid']],
  ])('with the identification %s "%s"', (type, number, expected) => {
    expect(faults(sent({ other_identification: { type, number } }))).toEqual(
      expected.map((fault) => `other_identification.${fault}`),
    );
  });
});

test('a client that only knows the CUIL works as before', () => {
  expect(sent(CUIL).data).toMatchObject({ cuil, other_identification: null });
});

test.each([
  ['CUIT', ' 20-60123456-5 ', '20601234565', '20-60123456-5'],
  ['CDI', '55.60123456.3', '55601234563', '55-60123456-3'],
  ['CDI', '50000000121', '50000000121', '50-00000012-1'],
  ['PASSPORT', ' ab123456 ', 'AB123456', 'AB123456'],
  ['PASSPORT', '12345678901', '12345678901', '12345678901'],
] as const)('%s "%s" is kept as %s and shown as %s', (type, number, kept, shown) => {
  const parsed = sent({ cuil: null, other_identification: { type, number } });
  expect(parsed.data).toMatchObject({ cuil: null, other_identification: { type, number: kept } });
  expect(formatIdentification({ type, number: kept })).toBe(shown);
});

describe('a form', () => {
  const TODAY = '2026-03-07';
  const typed = {
    ...unidentified,
    ...CUIL,
    id_number: '40999888',
    relationship_to_titular: 'OFFSPRING',
    patient_dto: { attention_type: 'Particular' },
  };
  const steps = [
    personalStepSchema(TODAY, HOLDER_MIN_AGE),
    memberStepSchema(TODAY, MEMBER_MIN_AGE),
  ];
  const told = (values: object) =>
    steps.map((step) => faults(step.safeParse({ ...typed, ...values })));

  test('checks only the answer that is given, and keeps the other as it was typed', () => {
    const half = { type: 'PASSPORT', number: 'A' };
    const [ofCuil] = steps.map((step) =>
      step.safeParse({ ...typed, has_no_cuil: false, other_identification: half }),
    );
    expect(ofCuil?.data).toMatchObject({ cuil, other_identification: half });
    const withoutCuil = { has_no_cuil: true, cuil: '2', cuil_confirmed: false };
    expect(told({ ...withoutCuil, other_identification: PASSPORT })).toEqual([[], []]);
    const fault = 'other_identification.number identification.passport-invalid';
    expect(told({ ...withoutCuil, other_identification: half })).toEqual([[fault], [fault]]);
  });

  test('tells what is missing where the form asks for it', () => {
    const blank = { has_no_cuil: true, other_identification: { type: '', number: '' } };
    expect(told({ ...blank, sex_str: '', phone_number: '' })[0]).toEqual([
      'sex_str sex_str.required',
      'other_identification.type identification.type-required',
      'other_identification.number identification.number-required',
      'phone_number phone_number.required',
      'phone_number phone_number.invalid',
    ]);
  });
});
