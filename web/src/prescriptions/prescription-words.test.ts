import { aPrescribedMedication, aPrescription } from '@app/contract/prescriptions/fixtures';
import { expect, test } from 'vitest';
import { cuirInGroups, medicineName, validityText } from './prescription-words.ts';

test.each([
  ['2025-03-07', 'Vence en 30 días'],
  ['2025-03-25', 'Vence en 12 días'],
  ['2025-04-05', 'Vence mañana'],
  ['2025-04-06', 'Vence hoy'],
  ['2025-04-07', 'Venció el 06/04/2025'],
  ['2025-03-06', 'Podés usarla desde el 07/03/2025'],
])('on %s a prescription of 7 March says %s', (day, text) => {
  expect(validityText(aPrescription(), day)).toBe(text);
});

test.each(['DISPENSED', 'ANNULLED'] as const)('a %s one does not expire', (status) => {
  expect(validityText(aPrescription({ status }), '2025-03-25')).toBeUndefined();
});

test('a prescription is known by its first medicine and how many follow', () => {
  const medications = ['Ibuprofeno 400 mg', 'Amoxicilina 500 mg', 'Paracetamol 1 g'].map((name) =>
    aPrescribedMedication({ name }),
  );
  expect(medicineName(aPrescription({ medications }))).toBe('Ibuprofeno 400 mg y 2 más');
  expect(medicineName(aPrescription({ medications: medications.slice(0, 1) }))).toBe(
    'Ibuprofeno 400 mg',
  );
});

test('a key is read in groups of at most five digits', () => {
  expect(cuirInGroups('12345678020102123456789012345678901234501')).toBe(
    '1234 5678 02 0102 12345 67890 12345 67890 12345 01',
  );
});
