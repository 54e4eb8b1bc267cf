import { describe, expect, test } from 'vitest';
import { aMedication } from '../prescriptions/fixtures.ts';
import { consultationSchema } from './consultation-read.schema.ts';
import { CERTIFICATE_DAYS_MAX, CERTIFICATE_HOURS } from './consultations.limits.ts';
import { finishedConsultationSchema, problemReportSchema } from './consultations.schema.ts';
import { diagnosisLabel } from './diagnosis.schema.ts';
import {
  aCertificate,
  aConsultation,
  aFinishedConsultation,
  anOtherIndication,
  aReferral,
  aStudy,
} from './fixtures.ts';
import {
  certificateSchema,
  otherIndicationSchema,
  prescriptionBlockSchema,
  referralsBlockSchema,
  studiesBlockSchema,
} from './orders.schema.ts';

type Result = { error?: { issues: { message: string; path: PropertyKey[] }[] } | undefined };
const issues = (result: Result) =>
  result.error?.issues.map(({ message, path }) => `${path.join('.')}: ${message}`);

const finish = (changes: object) =>
  issues(finishedConsultationSchema.safeParse({ ...aFinishedConsultation(), ...changes }));

describe('a consultation is not finished', () => {
  test.each([
    [{ detail: ' ' }, 'detail: detail.required'],
    [{ detail: undefined }, 'detail: detail.required'],
    [{ diagnosis: '' }, 'diagnosis: diagnosis.required'],
    [{ diagnosis: undefined }, 'diagnosis: diagnosis.required'],
    [{ diagnosis: null }, 'diagnosis: diagnosis.required'],
    [{ diagnosis: { cie_10: 'J02.9' } }, 'diagnosis: diagnosis.required'],
    [{ diagnosis: 'x'.repeat(301) }, 'diagnosis: diagnosis.too-long'],
    [{ reason: '' }, 'reason: reason.required'],
    [{ reason: 'x'.repeat(2001) }, 'reason: reason.too-long'],
    [{ queueId: '' }, 'queueId: queueId.required'],
    [{ studies: [aStudy({ name: 'x' })] }, 'studies.0.name: name.too-short'],
    [{ studies: [aStudy({ name: 'x'.repeat(401) })] }, 'studies.0.name: name.too-long'],
    [{ studies: [aStudy({ name: 'Hemograma 💊' })] }, 'studies.0.name: text.unprintable'],
    [
      { specialties: [aReferral({ comment: 'Ver 药' })] },
      'specialties.0.comment: text.unprintable',
    ],
    [{ studies: [aStudy({ diagnosis: '' })] }, 'studies.0.diagnosis: diagnosis.required'],
    [{ specialties: [aReferral({ name: '' })] }, 'specialties.0.name: name.required'],
    [{ specialties: [aReferral({ comment: '' })] }, 'specialties.0.comment: comment.required'],
    [
      { specialties: [aReferral({ comment: 'x'.repeat(121) })] },
      'specialties.0.comment: comment.too-long',
    ],
    [
      { specialties: [aReferral(), aReferral({ name: 'OTORRINOLARINGOLOGÍA ' })] },
      'specialties.1.name: specialties.duplicate',
    ],
    [
      { specialties: [aReferral(), aReferral({ name: 'otorrinolaringologia' })] },
      'specialties.1.name: specialties.duplicate',
    ],
    [
      { studies: [aStudy(), aStudy({ name: ' hemograma  COMPLETO' })] },
      'studies.1.name: studies.duplicate',
    ],
    [{ medications: [aMedication(), aMedication()] }, 'medications.1.name: medications.duplicate'],
    [
      { other_indications: [anOtherIndication({ text: '' })] },
      'other_indications.0.text: text.required',
    ],
  ])('with %o', (changes, issue) => {
    expect(finish(changes)).toEqual([issue]);
  });
});

describe('a certificate is refused', () => {
  test.each([
    [{ diagnosis: '' }, 'diagnosis: diagnosis.required'],
    [{ indications: '' }, 'indications: indications.required'],
    [{ indications: 'x'.repeat(81) }, 'indications: indications.too-long'],
    [{ institution: '' }, 'institution: institution.required'],
    [{ institution: 'x'.repeat(81) }, 'institution: institution.too-long'],
    [{ unit: 'Semanas' }, 'unit: unit.required'],
    [{ duration: undefined }, 'duration: duration.required'],
    [{ duration: 25 }, 'duration: duration.not-allowed'],
    [{ unit: 'Dias', duration: 0 }, 'duration: duration.not-allowed'],
    [{ unit: 'Dias', duration: 31 }, 'duration: duration.not-allowed'],
    [{ unit: 'Dias', duration: 1.5 }, 'duration: duration.not-allowed'],
  ])('with %o', (changes, issue) => {
    expect(issues(certificateSchema.safeParse({ ...aCertificate(), ...changes }))).toEqual([issue]);
  });
});

test('every rest the specification lists may be certified', () => {
  const rests = [
    ...CERTIFICATE_HOURS.map((duration) => ({ unit: 'Horas' as const, duration })),
    ...[1, CERTIFICATE_DAYS_MAX].map((duration) => ({ unit: 'Dias' as const, duration })),
  ];

  for (const rest of rests) {
    expect(certificateSchema.parse(aCertificate(rest))).toEqual(aCertificate(rest));
  }
});

test('a section confirmed empty says what to add', () => {
  expect(issues(studiesBlockSchema.safeParse({ studies: [] }))).toEqual([
    'studies: studies.required',
  ]);
  expect(issues(referralsBlockSchema.safeParse({ specialties: [] }))).toEqual([
    'specialties: specialties.required',
  ]);
  expect(
    issues(prescriptionBlockSchema.safeParse({ medications: [], other_indications: [] })),
  ).toEqual(['medications: prescription.empty']);
  expect(issues(otherIndicationSchema.safeParse({ text: 'Reposo' }))).toEqual(['id: id.required']);
});

test('a control that no list has is refused', () => {
  expect(finish({ follow_up: 'IN_5_YEARS' })).toEqual(['follow_up: follow_up.unknown']);
});

test('a record that does not say when to come back says nothing of it', () => {
  const { follow_up: _, ...record } = aFinishedConsultation();

  expect(finishedConsultationSchema.parse(record)).not.toHaveProperty('follow_up');
});

test('a consultation that orders nothing needs only its record', () => {
  const { queueId, diagnosis, reason, detail } = aFinishedConsultation();
  const record = { queueId, diagnosis, reason, detail };

  expect(finishedConsultationSchema.parse(record)).toMatchObject({
    ...record,
    studies: [],
    certificates: [],
    specialties: [],
    medications: [],
    other_indications: [],
  });
});

test('who the client says the people are is accepted whatever it holds', () => {
  const sent = { patient_dto: { affiliate_number: 1 }, professional_dto: { drName: null, x: 1 } };

  expect(finish(sent)).toBeUndefined();
});

test('a diagnosis from the list carries its code in front', () => {
  expect(diagnosisLabel({ cie_10: 'J02.9', name: 'Faringitis' })).toBe('(J02.9) - Faringitis');
  expect(diagnosisLabel('Faringitis')).toBe('Faringitis');
});

test('a problem report holds 256 characters', () => {
  expect(issues(problemReportSchema.safeParse({ text: '' }))).toEqual(['text: text.required']);
  expect(issues(problemReportSchema.safeParse({ text: 'x'.repeat(257) }))).toEqual([
    'text: text.too-long',
  ]);
  expect(problemReportSchema.parse({ text: 'x'.repeat(256) }).text).toHaveLength(256);
});

test('the clinical history reads a consultation with all it ordered', () => {
  expect(consultationSchema.parse(aConsultation())).toEqual(aConsultation());
});
