import type { SettledVisit } from './settlements.schema.ts';

/** A guard visit paid by an insurer. */
export const aSettledVisit = (changes: Partial<SettledVisit> = {}): SettledVisit => ({
  id: '0198c0de-0000-7000-8000-000000000001',
  date: '2026-11-03T15:30:00.000Z',
  consultation_type: 'VIRTUAL_GUARD',
  insurer: 'OSDE',
  plan: 'OSDE 210',
  affiliate_number: '60123',
  patient_initials: 'M. G.',
  tariff: 18_450.5,
  ...changes,
});
