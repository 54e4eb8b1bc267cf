import { type SettledVisit, settlementOf } from '@app/contract/settlements';

type Sample = Pick<SettledVisit, 'date' | 'insurer' | 'patient_initials' | 'tariff'> &
  Partial<SettledVisit>;

const ofSocial = { insurer: 'Obra Social Ejemplo', plan: 'Plan Único', tariff: 14_500 };
const ofPrepaid = { insurer: 'Prepaga Ejemplo', plan: 'Plan 300', tariff: 18_450.5 };
const booked = { consultation_type: 'APPOINTMENT', tariff: 22_000 } as const;
const alone = { insurer: null, tariff: 25_000 };

const samples: Sample[] = [
  {
    ...ofSocial,
    date: '2026-03-02T12:10:00Z',
    patient_initials: 'R. D.',
    affiliate_number: '1001',
  },
  {
    ...ofPrepaid,
    date: '2026-03-02T18:40:00Z',
    patient_initials: 'L. F.',
    affiliate_number: '2001',
  },
  { ...alone, date: '2026-03-05T13:05:00Z', patient_initials: 'J. P. M.' },
  {
    ...ofSocial,
    date: '2026-03-09T22:30:00Z',
    patient_initials: 'S. A.',
    affiliate_number: '1002',
  },
  {
    ...ofPrepaid,
    ...booked,
    date: '2026-03-12T14:00:00Z',
    patient_initials: 'C. V.',
    affiliate_number: '2002',
  },
  {
    ...ofSocial,
    date: '2026-03-17T11:20:00Z',
    patient_initials: 'M. E. T.',
    affiliate_number: '1003',
  },
  {
    ...ofPrepaid,
    date: '2026-03-19T20:15:00Z',
    patient_initials: 'G. B.',
    affiliate_number: '2003',
  },
  {
    ...ofPrepaid,
    ...booked,
    date: '2026-03-24T15:20:00Z',
    patient_initials: 'N. O.',
    affiliate_number: '2004',
  },
  { ...alone, date: '2026-03-27T16:45:00Z', patient_initials: 'A. R.' },
  {
    ...ofSocial,
    date: '2026-03-30T19:00:00Z',
    patient_initials: 'H. C.',
    affiliate_number: '1004',
  },
];

/** An invented settlement: every name, number and amount (requirement: sample of a settlement). */
export const sampleSettlement = settlementOf(
  '2026-03',
  samples.map((visit, index) => ({
    plan: null,
    affiliate_number: null,
    consultation_type: 'VIRTUAL_GUARD',
    ...visit,
    id: `EJEMPLO-${index + 1}`,
  })),
);
