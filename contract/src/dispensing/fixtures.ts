import { aPrescribedMedication, aPrescription } from '../prescriptions/fixtures.ts';
import type { CounterPrescription, Dispensing } from './dispensing.schema.ts';

const { vih: _, ...ibuprofeno } = aPrescribedMedication({ name: 'Ibuprofeno 400 mg', quantity: 2 });

/** The key of the prescription, as a scanner types it. */
export const CUIR = ibuprofeno.cuir;
export const DNI = '52123456';

const { prescriptionId, status, createdDate, startDate, expiryDate, diagnosis } = aPrescription();

/** A prescription of two medicines; the second may not be substituted. */
export const atCounter = (changes: Partial<CounterPrescription> = {}): CounterPrescription => ({
  id: prescriptionId,
  status,
  createdDate,
  startDate,
  expiryDate,
  dispensedDate: null,
  diagnosis,
  patient_name: 'Tomás Núñez',
  id_number: DNI,
  coverage: 'OSDE, 210',
  affiliate_number: '60123',
  professional_name: 'María José Güiraldes',
  professional_license: 'M.N. 123456',
  lines: [
    { ...ibuprofeno, item: 1 },
    { ...ibuprofeno, name: 'Amoxicilina 500 mg', quantity: 1, substitution: false, item: 2 },
  ],
  test_mark: true,
  ...changes,
});

/** What a branch handed over for it. */
export const aDispensing = (changes: Partial<Dispensing> = {}): Dispensing => ({
  id: 'd1',
  prescriptionId,
  date: '2025-03-25T15:30:00.000Z',
  patient_name: 'Tomás Núñez',
  branchOffice: { name: 'Sucursal Centro', pharmacy: { name: 'Farmacia del Parque' } },
  pharmacist: { name: 'Inés Álvarez', licence: 'M.N. 9876' },
  partial: true,
  lines: [
    {
      item: 1,
      name: 'Ibuprofeno 400 mg',
      prescribed: 2,
      quantity: 1,
      product: 'Ibupirac 400',
      pack: 'Envase por 20',
      lot: 'A7731',
      substitution: null,
    },
    {
      item: 2,
      name: 'Amoxicilina 500 mg',
      prescribed: 1,
      quantity: 0,
      product: '',
      pack: '',
      lot: '',
      substitution: null,
    },
  ],
  ...changes,
});
