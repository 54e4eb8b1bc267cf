import type { VerifiedProfessional } from './licence-verification.schema.ts';

export const aVerifiedProfessional = (
  over: Partial<VerifiedProfessional> = {},
): VerifiedProfessional => ({
  id: '0198c0de-0000-7000-8000-00000000b001',
  name: 'Dra. Laura Benítez',
  specialties: ['Clínica médica'],
  licence_label: 'M.N. 104233',
  profession: 'Médica',
  licences: [
    {
      licence_label: 'M.N. 104233',
      issuer: 'Ministerio de Salud',
      jurisdiction: null,
      valid_until: '2028-03-31',
    },
  ],
  verifiedDate: '2026-08-03T12:00:00.000Z',
  registryCheck: {
    registry: 'REFEPS',
    isSimulated: false,
    checkedDate: '2026-11-20T12:00:00.000Z',
  },
  ...over,
});
