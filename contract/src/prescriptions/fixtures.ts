import { composeCuir } from './cuir.ts';
import type { LegalDraft } from './legal-fields.ts';
import type {
  CatalogMedication,
  Medication,
  PrescribedMedication,
  Prescription,
} from './prescriptions.schema.ts';

/** A medicine of the catalogue. */
export const aCatalogMedication = (
  changes: Partial<CatalogMedication> = {},
): CatalogMedication => ({
  medication_id: 101,
  name: 'Ibuprofeno 400 mg comprimidos',
  generic_name: 'Ibuprofeno',
  form: 'Comprimidos',
  concentration: '400 mg',
  presentation: 'Envase por 20',
  sale_condition: 'prescription',
  ...changes,
});

/** A medicine as a professional prescribes it. */
export const aMedication = (changes: Partial<Medication> = {}): Medication => ({
  ...aCatalogMedication(),
  quantity: 1,
  posology: '1 comprimido cada 8 horas por 5 días',
  count_edit: 0,
  extended: false,
  vih: false,
  substitution: true,
  allergy: null,
  ...changes,
});

/** A line of an issued prescription. */
export const aPrescribedMedication = (
  changes: Partial<PrescribedMedication> = {},
): PrescribedMedication => ({
  ...aCatalogMedication(),
  quantity: 1,
  posology: '1 comprimido cada 8 horas por 5 días',
  count_edit: 0,
  extended: false,
  vih: false,
  substitution: true,
  cuir: composeCuir({ jurisdictionCode: '02', type: 'prescription', groupId: '2025', item: 1 }),
  ...changes,
});

/** An issued prescription that has not been sent to a pharmacy yet. */
export const aPrescription = (changes: Partial<Prescription> = {}): Prescription => ({
  id: '01957000-0000-7000-8000-000000000001',
  prescriptionId: '01957000-0000-7000-8000-000000000001',
  externalId: '5f0c2f7ad1be4c6f9a3b8e7d6c5b4a39',
  kind: 'prescription',
  status: 'ISSUED',
  state: 'new',
  createdDate: '2025-03-07T21:10:00.000Z',
  startDate: '2025-03-07',
  expiryDate: '2025-04-06',
  sentDate: null,
  dispensedDate: null,
  diagnosis: '(J02.9) - Faringitis aguda, no especificada',
  professional_name: 'María José Güiraldes',
  professional_license: 'M.N. 123456',
  professional_id: '01957000-0000-7000-8000-0000000000d1',
  consultationDTO: { professionalLogin: 'mj.guiraldes@clinica.example' },
  patient_name: 'Tomás Núñez',
  medications: [aPrescribedMedication()],
  test_mark: true,
  ...changes,
});

/** A draft with everything that the law requires before a prescription is issued. */
export const aLegalDraft = (changes: Partial<LegalDraft> = {}): LegalDraft => ({
  kind: 'prescription',
  issuedAt: '2025-03-07T21:10:00.000Z',
  startDate: '2025-03-07',
  diagnosis: '(J02.9) - Faringitis aguda, no especificada',
  professional: {
    fullName: 'Dra. María José Güiraldes',
    profession: 'Médica',
    refeps: '10020030040',
    licences: [
      { number: 'M.N. 123456', issuer: 'Ministerio de Salud de la Nación', jurisdictionCode: '02' },
    ],
    address: 'Av. Santa Fe 1234, CABA',
    restrictedAuthorisation: null,
  },
  patient: {
    fullName: 'Tomás Núñez',
    identity: { type: 'DNI', number: '55123456' },
    taxId: { type: 'CUIL', number: '20-55123456-3' },
    birthDate: '2017-03-07',
    sex: 'Masculino',
    address: null,
  },
  lines: [
    {
      description: 'Ibuprofeno',
      form: 'Comprimidos',
      concentration: '400 mg',
      presentation: 'Envase por 20',
      quantity: 1,
      posology: '1 comprimido cada 8 horas por 5 días',
      saleCondition: 'prescription',
    },
  ],
  ...changes,
});
