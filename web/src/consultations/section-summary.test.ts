import { aMedication } from '@app/contract/prescriptions/fixtures';
import { expect, test } from 'vitest';
import { contentOf, type RecordContent, type Section, sections } from './record-content.ts';
import { sectionSummary } from './section-summary.ts';
import { anAttendedPatient } from './testing/open-record.tsx';

const record = (parts: Record<string, unknown> = {}): RecordContent => contentOf(parts, '');
const ibuprofen = aMedication({ generic_name: 'Ibuprofeno', concentration: '400 mg' });
const study = { name: 'Hemograma completo', diagnosis: '' };

test.each(sections)('nothing is said of an empty section: %s', (section) => {
  expect(sectionSummary(section, record(), undefined)).toBeNull();
});

test('nothing is said of a patient whose data can no longer be read', () => {
  const closed = anAttendedPatient({ patient_dto: null });
  expect(sectionSummary('patient', record(), closed)).toBeNull();
});

test.each<[Section, Record<string, unknown>, string]>([
  ['record', { reason: 'Fiebre desde anoche' }, 'Fiebre desde anoche'],
  [
    'record',
    { reason: 'Fiebre', diagnosis: { cie_10: 'J02.9', name: 'Faringitis aguda' } },
    '(J02.9) - Faringitis aguda',
  ],
  ['record', { reason: 'Fiebre', followUp: 'IN_7_DAYS' }, 'Fiebre · Control: en 7 días'],
  [
    'record',
    {
      diagnosis: { cie_10: 'J02.9', name: 'Faringitis aguda, no especificada' },
      followUp: 'IN_7_DAYS',
    },
    '(J02.9) - Faringitis aguda, no especificada · Control: en 7 días',
  ],
  ['record', { reason: 'Fiebre', followUp: 'NONE' }, 'Fiebre · Sin control'],
  ['prescription', { medications: [ibuprofen] }, 'Ibuprofeno 400 mg'],
  ['prescription', { medications: [ibuprofen, ibuprofen] }, 'Ibuprofeno 400 mg y 1 más'],
  ['instructions', { pages: ['Paños tibios\nLíquidos', 'Reposo', ' '] }, 'Paños tibios y 1 más'],
  ['referral', { referrals: [{ ...study, comment: '' }] }, 'Hemograma completo'],
  ['studies', { studies: [study] }, 'Hemograma completo'],
  ['studies', { studies: [study, study] }, '2 estudios'],
])('of %s with %j it says "%s"', (section, parts, words) => {
  expect(sectionSummary(section, record(parts), undefined)).toBe(words);
});

test.each([
  ['Horas', 48, 'Reposo 48 h'],
  ['Dias', 1, 'Reposo 1 día'],
  ['Dias', 5, 'Reposo 5 días'],
])('a certificate of %s, %i, is said as "%s"', (unit, duration, words) => {
  const certificate = { diagnosis: '', indications: 'Reposo', institution: '', unit, duration };
  expect(sectionSummary('certificate', record({ certificate }), undefined)).toBe(words);
});

test('of the patient it says allergies and diseases', () => {
  const words = sectionSummary('patient', record(), anAttendedPatient());
  expect(words).toBe('Alergia: penicilina · Asma');
});

test('a long text is cut after a whole word, so that the name of the section stays short', () => {
  const reason =
    'Dolor de garganta desde hace tres días, con fiebre que no baja con paracetamol cada ocho horas';
  expect(sectionSummary('record', record({ reason }), undefined)).toBe(
    'Dolor de garganta desde hace tres días, con fiebre que no baja con paracetamol…',
  );
});
