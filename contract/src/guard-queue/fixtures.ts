import type { Triage } from './triage.schema.ts';

export const aTriage = (over: Partial<Triage> = {}): Triage => ({
  queueId: '0198c0de-0000-7000-8000-00000000a001',
  allergies: 'Penicilina',
  diseases: ['Asma'],
  lastVisit: {
    startedDate: '2025-01-20T14:00:00.000Z',
    professional: 'Dra. Laura Benítez',
    specialty: 'Clínica médica',
  },
  ...over,
});
