import { describe, expect, test } from 'vitest';
import { aMedication, aPrescribedMedication, aPrescription } from './fixtures.ts';
import {
  medicationSchema,
  medicationSearchSchema,
  medicationsSchema,
  prescriptionSchema,
} from './prescriptions.schema.ts';

const codes = (result: { error?: { issues: { message: string }[] } | undefined }) =>
  result.error?.issues.map(({ message }) => message);

describe('a medicine is refused', () => {
  test.each([
    [{ quantity: '' }, 'quantity.required'],
    [{ quantity: undefined }, 'quantity.required'],
    [{ quantity: 'dos' }, 'quantity.numbers-only'],
    [{ quantity: '1,5' }, 'quantity.numbers-only'],
    [{ quantity: -1 }, 'quantity.numbers-only'],
    [{ quantity: 0 }, 'quantity.too-low'],
    [{ quantity: 1000 }, 'quantity.too-high'],
    [{ name: '  ' }, 'name.required'],
    [{ posology: undefined }, 'posology.required'],
    [{ posology: ' ' }, 'posology.required'],
    [{ posology: 'x'.repeat(201) }, 'posology.too-long'],
  ])('with %o: %s', (changes, code) => {
    expect(codes(medicationSchema.safeParse({ ...aMedication(), ...changes }))).toEqual([code]);
  });
});

test('the same medicine twice is refused on its second line', () => {
  const result = medicationsSchema.safeParse([
    aMedication({ medication_id: null, name: 'Ibuprofeno 400 mg' }),
    aMedication({ medication_id: 2, name: 'Amoxicilina 500 mg' }),
    aMedication({ medication_id: null, name: ' IBUPROFENO 400 mg' }),
  ]);

  expect(result.error?.issues).toMatchObject([
    { path: [2, 'name'], message: 'medications.duplicate' },
  ]);
});

test('two strengths of one ingredient are two medicines', () => {
  const lines = [aMedication({ medication_id: 1 }), aMedication({ medication_id: 2 })];

  expect(medicationsSchema.safeParse(lines).success).toBe(true);
});

test('what was typed in the form becomes what travels', () => {
  const typed = { quantity: ' 2 ', name: 'Ibuprofeno 400 mg', posology: 'x'.repeat(200) };

  expect(medicationSchema.parse(typed)).toMatchObject({
    quantity: 2,
    count_edit: 0,
    extended: false,
    vih: false,
    substitution: true,
    medication_id: null,
  });
});

test('a medicine is searched from three letters', () => {
  expect(codes(medicationSearchSchema.safeParse({ name: 'ib ' }))).toEqual(['search.too-short']);
  expect(medicationSearchSchema.parse({ name: ' ibu' })).toEqual({ name: 'ibu' });
});

test('a reader who may not see it gets no HIV flag at all, and old lines may lack a posology', () => {
  const { vih: _, ...line } = aPrescribedMedication({ posology: null });
  const read = prescriptionSchema.parse(aPrescription({ medications: [line] }));

  expect(read.medications[0]).not.toHaveProperty('vih');
});

test('a line whose CUIR lost a digit is no prescription', () => {
  const wrong = aPrescription({ medications: [aPrescribedMedication({ cuir: '1'.repeat(40) })] });

  expect(codes(prescriptionSchema.safeParse(wrong))).toEqual(['cuir.invalid']);
});
