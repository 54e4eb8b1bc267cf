import { aPrescribedMedication, aPrescription } from '@app/contract/prescriptions/fixtures';
import { expect, test } from 'vitest';
import { medicinesInUse } from './medicines-in-use.ts';
import { aHistoryPatient } from './testing/history-patient.ts';

const nothingTold = aHistoryPatient();

test('a medicine prescribed again is listed once, as it was prescribed last', () => {
  const last = aPrescription({
    createdDate: '2025-03-07T21:10:00.000Z',
    medications: [aPrescribedMedication({ posology: '1 por día' })],
  });
  const before = aPrescription({ createdDate: '2025-01-02T21:10:00.000Z' });
  expect(medicinesInUse(nothingTold, [last, before])).toMatchObject([
    { posology: '1 por día', prescribedOn: '2025-03-07T21:10:00.000Z' },
  ]);
});

test('what the patient tells of comes first', () => {
  const { patient_dto } = nothingTold;
  const told = {
    patient_dto: { ...patient_dto, frequent_medication: [{ id: 4, name: 'Salbutamol' }] },
  };
  expect(medicinesInUse(told, [aPrescription()])).toMatchObject([
    { name: 'Salbutamol', prescribedOn: null },
    { name: 'Ibuprofeno 400 mg comprimidos' },
  ]);
});
