import { aMedication, aPrescription } from '../prescriptions/fixtures.ts';
import type { Consultation, ConsultationSummary } from './consultation-read.schema.ts';
import type { FinishedConsultation } from './consultations.schema.ts';
import type { Certificate, OtherIndication, Referral, Study } from './orders.schema.ts';

const DIAGNOSIS = '(J02.9) - Faringitis aguda, no especificada';

/** A study the patient is asked to have done. */
export const aStudy = (changes: Partial<Study> = {}): Study => ({
  name: 'Hemograma completo',
  diagnosis: DIAGNOSIS,
  ...changes,
});

/** A referral to a specialist. */
export const aReferral = (changes: Partial<Referral> = {}): Referral => ({
  name: 'Otorrinolaringología',
  diagnosis: DIAGNOSIS,
  comment: 'Faringitis a repetición en los últimos seis meses',
  ...changes,
});

/** A certificate of two days of rest. */
export const aCertificate = (changes: Partial<Certificate> = {}): Certificate => ({
  diagnosis: DIAGNOSIS,
  indications: 'Reposo en domicilio',
  unit: 'Horas',
  duration: 48,
  institution: 'Escuela N.º 12',
  ...changes,
});

/** A page of free indications. */
export const anOtherIndication = (changes: Partial<OtherIndication> = {}): OtherIndication => ({
  id: 1,
  text: 'Abundante líquido. Si la fiebre dura más de 48 horas, volver a consultar.',
  ...changes,
});

/** What the professional sends to finish a consultation that orders one thing of each kind. */
export const aFinishedConsultation = (
  changes: Partial<FinishedConsultation> = {},
): FinishedConsultation => ({
  status: 'FINISHED',
  queueId: '01957000-0000-7000-8000-00000000000a',
  version: 0,
  diagnosis: { cie_10: 'J02.9', name: 'Faringitis aguda, no especificada' },
  reason: 'Dolor de garganta y fiebre desde ayer',
  detail: 'Odinofagia de 24 horas de evolución, 38 °C. Fauces congestivas, sin exudado.',
  follow_up: 'IN_7_DAYS',
  studies: [aStudy()],
  certificates: [aCertificate()],
  specialties: [aReferral()],
  medications: [aMedication()],
  other_indications: [anOtherIndication()],
  indicationsTemplateDTOList: [],
  ...changes,
});

/** A finished consultation as the clinical history shows it. */
export const aConsultation = (changes: Partial<Consultation> = {}): Consultation => ({
  consultationId: '01957000-0000-7000-8000-00000000000b',
  creation_date: '2025-03-07T21:10:00.000Z',
  withheld: false,
  diagnosis: DIAGNOSIS,
  reason: 'Dolor de garganta y fiebre desde ayer',
  detail: 'Odinofagia de 24 horas de evolución, 38 °C. Fauces congestivas, sin exudado.',
  follow_up: 'IN_7_DAYS',
  professional_name: 'María José Güiraldes',
  professional_specialties: 'Pediatría',
  professional_license: 'M.N. 123456',
  professional_id: '01957000-0000-7000-8000-0000000000d1',
  consultation_type: 'VIRTUAL_GUARD',
  attention_type: { name: 'OSDE' },
  prepaid_health_category: { name: 'OSDE 210', prepaid_health: { name: 'OSDE' } },
  affiliate_number: '60123456701',
  count_edit: 0,
  edited_date: null,
  version: 1,
  amendment: null,
  addenda: [],
  messages: [],
  prescriptions: [aPrescription()],
  indications: [
    { id: '1', name: 'Indicaciones', indications: 'Abundante líquido y reposo relativo.' },
  ],
  certificates: [{ id: '1', ...aCertificate() }],
  studies: [{ id: '1', ...aStudy(), cuir: null }],
  specialties: [{ id: '1', ...aReferral(), cuir: null }],
  ...changes,
});

/** The same, as its patient reads it later. */
export const aConsultationSummary = (
  changes: Partial<ConsultationSummary> = {},
): ConsultationSummary => ({
  ...aConsultation(),
  indicationsTemplateConsultations: [],
  patient: {
    id: '01957000-0000-7000-8000-00000000000c',
    first_name: 'Tomás',
    last_name: 'Acosta González',
  },
  may_rate: false,
  ...changes,
});
