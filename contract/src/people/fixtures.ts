import type { PersonRow, PersonSheet, ProfessionalSheet } from './people.schema.ts';

const ACCOUNT = '0192a000-0000-7000-8000-0000000000b1';

/** A professional whose licences wait to be verified. */
export const aPersonRow = (over: Partial<PersonRow> = {}): PersonRow => ({
  accountId: ACCOUNT,
  name: 'Diego Sosa',
  idNumber: '36777111',
  email: 'pendiente@cercana.test',
  role: 'PROFESSIONAL',
  state: 'ACTIVE',
  verification: 'PENDING_VERIFICATION',
  licenceEnds: null,
  isDoubled: false,
  ...over,
});

export const aProfessionalSheet = (over: Partial<ProfessionalSheet> = {}): ProfessionalSheet => ({
  firstName: 'Diego',
  lastName: 'Sosa',
  sex: 'MALE',
  birthDate: '1992-07-08',
  cuil: '23367771119',
  profession: 'Médico',
  refepsCode: '1036777111',
  academicTraining: 'Universidad Nacional de Rosario',
  professionalAddress: 'Calle 50 n.º 615, La Plata',
  licences: [
    {
      licence_str: '55012',
      type_licence_str: 'PROVINCIAL',
      issuer: 'Colegio de Médicos de la Provincia de Buenos Aires',
      jurisdiction_code: '06',
      valid_until: '2028-03-31',
    },
  ],
  specialties: [{ id: 1, name: 'Clínica médica' }],
  verification: 'PENDING_VERIFICATION',
  observation: null,
  verifiedDate: null,
  verifiedBy: null,
  evidence: null,
  evidenceLink: null,
  version: 3,
  ...over,
});

/** That professional's sheet. */
export const aPersonSheet = (over: Partial<PersonSheet> = {}): PersonSheet => ({
  accountId: ACCOUNT,
  name: 'Diego Sosa',
  idNumber: '36777111',
  email: 'pendiente@cercana.test',
  role: 'PROFESSIONAL',
  state: 'ACTIVE',
  createdDate: '2026-11-01T12:00:00.000Z',
  lastLoginDate: '2026-11-20T12:00:00.000Z',
  secondFactor: true,
  sessions: 2,
  professional: aProfessionalSheet(),
  branch: null,
  doubles: [],
  inReview: [],
  waiting: [],
  ...over,
});
