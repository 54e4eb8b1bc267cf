import type { Prescription } from '@app/contract/prescriptions';
import { aPrescribedMedication, aPrescription } from '@app/contract/prescriptions/fixtures';
import { describe, expect, test } from 'vitest';
import { treatmentsOf } from './treatments.ts';

const from = (startDate: string, changes: Partial<Prescription> = {}) =>
  aPrescription({
    id: startDate,
    startDate,
    consultationDTO: { consultationId: 'c1', professionalLogin: 'm' },
    ...changes,
  });
const datesOf = (prescriptions: Prescription[]) =>
  treatmentsOf(prescriptions).map((treatment) => treatment.map(({ startDate }) => startDate));

describe('prescriptions stay apart', () => {
  const march = from('2025-03-07');
  test.each<[string, Partial<Prescription>]>([
    ['of two consultations', { consultationDTO: { consultationId: 'c2', professionalLogin: 'm' } }],
    ['of consultations that nobody names', { consultationDTO: { professionalLogin: 'm' } }],
    ['of two people', { patient_name: 'Inés Álvarez' }],
    ['of other medicines', { medications: [aPrescribedMedication({ name: 'Enalapril' })] }],
    ['of other quantities', { medications: [aPrescribedMedication({ quantity: 2 })] }],
    ['of one date', { startDate: '2025-03-07' }],
  ])('%s', (_, changes) => {
    expect(datesOf([march, from('2025-04-06', changes)])).toHaveLength(2);
  });
});

test('a dated series is one treatment, in the place of its newest and from its first date', () => {
  const other = from('2025-05-01', { medications: [aPrescribedMedication({ name: 'Enalapril' })] });
  expect(datesOf([from('2025-05-06'), other, from('2025-03-07'), from('2025-04-06')])).toEqual([
    ['2025-03-07', '2025-04-06', '2025-05-06'],
    ['2025-05-01'],
  ]);
});
