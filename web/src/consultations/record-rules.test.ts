import { certificateSchema, referralSchema, studySchema } from '@app/contract/consultations';
import {
  aCertificate,
  aConsultation,
  aReferral,
  aStudy,
} from '@app/contract/consultations/fixtures';
import { medicationSchema, missingLegalFields } from '@app/contract/prescriptions';
import { aLegalDraft, aMedication } from '@app/contract/prescriptions/fixtures';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { faultTexts } from '../ui/form/field-faults.ts';
import { recordMessages, referralMessages, studyMessages } from './consultations.copy.ts';
import { legalFieldName } from './finish/legal-fields.copy.ts';
import { missingIn, warningsIn } from './finish/missing.ts';
import {
  contentOf,
  editOf,
  emptyContent,
  payloadOf,
  type RecordContent,
  storedContent,
} from './record-content.ts';
import { withTemplate } from './sections/with-template.ts';

const content = (changes: Partial<RecordContent> = {}): RecordContent => ({
  ...emptyContent('Fiebre'),
  diagnosis: { cie_10: 'J02.9', name: 'Faringitis aguda' },
  detail: 'Odinofagia',
  ...changes,
});

const QUEUE = '01957000-0000-7000-8000-00000000000a';
const ALL = ['certificate', 'referral', 'studies'] as const;

const saysOf = (schema: z.ZodType, value: unknown, messages: Record<string, string>) => {
  const checked = schema.safeParse(value);
  return checked.success ? {} : faultTexts(checked.error, messages);
};

describe('a medicine is refused in the words of the specification', () => {
  test.each([
    [{ quantity: '' }, { quantity: 'La cantidad es requerida' }],
    [{ quantity: 'dos' }, { quantity: 'Ingresa sólo números' }],
    [{ posology: '' }, { posology: 'La posología es requerida' }],
    [
      { posology: 'x'.repeat(201) },
      { posology: 'La posologia no puede superar los 200 caracteres.' },
    ],
    [{ name: '' }, { name: 'El nombre es requerido' }],
  ])('%o', (changes, words) => {
    const line = { ...aMedication(), ...changes };
    expect(saysOf(medicationSchema, line, recordMessages)).toEqual(words);
  });
});

describe('an order is refused in the words of the specification', () => {
  test.each([
    [studySchema, { ...aStudy(), name: 'x' }, studyMessages, 'Ingresa el nombre del estudio'],
    [studySchema, { ...aStudy(), diagnosis: '' }, studyMessages, 'El diagnóstico es requerido'],
    [
      referralSchema,
      { ...aReferral(), name: '' },
      referralMessages,
      'El nombre de la especialidad es requerido',
    ],
    [
      referralSchema,
      { ...aReferral(), comment: '' },
      referralMessages,
      'El Comentario es requerido',
    ],
    [
      certificateSchema,
      { ...aCertificate(), indications: '' },
      recordMessages,
      'Indicaciones es requerido',
    ],
    [
      certificateSchema,
      { ...aCertificate(), institution: '' },
      recordMessages,
      'Debe ingresar una institución',
    ],
    [
      certificateSchema,
      { ...aCertificate(), institution: 'x'.repeat(81) },
      recordMessages,
      'Máximo de caracteres alcanzado',
    ],
  ])('%#', (schema, value, messages, words) => {
    expect(Object.values(saysOf(schema, value, messages))).toEqual([words]);
  });
});

test('an empty record lacks its three parts, each with its field', () => {
  const missing = missingIn(emptyContent(''), false);
  expect(missing.map(({ text }) => text).sort()).toEqual([
    'El diagnóstico es requerido',
    'El motivo es requerido',
    'El registro de consulta es requerido',
  ]);
  expect(missing.every(({ section }) => section === 'record')).toBe(true);
});

test('a certificate that was begun has to be complete; one not begun is not asked for', () => {
  expect(missingIn(content(), false)).toEqual([]);
  const certificate = { ...aCertificate(), institution: '' };
  expect(missingIn(content({ certificate }), false)).toEqual([
    {
      section: 'certificate',
      text: 'Debe ingresar una institución',
      fieldId: 'record-certificate-institution',
    },
  ]);
});

test('orders unconfirmed or half-written are told before finishing', () => {
  const form = { ...content().studyForm, name: 'Hemograma' };
  const warnings = warningsIn(content({ medications: [aMedication()], studyForm: form }));
  expect(warnings).toEqual([
    { section: 'prescription', text: 'Tiene datos sin confirmar.' },
    { section: 'studies', text: 'Hay un estudio sin agregar.' },
  ]);
  expect(
    warningsIn(content({ medications: [aMedication()], confirmed: ['prescription'] })),
  ).toEqual([]);
});

describe('an order that states the diagnosis of the record', () => {
  const J03 = { cie_10: 'J03.9', name: 'Amigdalitis aguda' };
  const LABEL = '(J02.9) - Faringitis aguda';
  const draft = {
    ...content(),
    certificate: aCertificate({ diagnosis: LABEL }),
    studies: [aStudy({ diagnosis: LABEL }), aStudy({ name: 'Orina', diagnosis: 'Otro' })],
    referrals: [aReferral({ diagnosis: LABEL })],
  };

  test('states another one with it; one with its own keeps it', () => {
    const changed = { ...contentOf(draft, 'Fiebre'), diagnosis: J03 };
    expect(payloadOf(changed, QUEUE)).toMatchObject({
      certificates: [{ diagnosis: '(J03.9) - Amigdalitis aguda' }],
      studies: [{ diagnosis: '(J03.9) - Amigdalitis aguda' }, { diagnosis: 'Otro' }],
      specialties: [{ diagnosis: '(J03.9) - Amigdalitis aguda' }],
    });
  });

  test('is sent with it where nothing changed, and nothing is warned of', () => {
    expect(payloadOf(contentOf(draft, 'Fiebre'), QUEUE)).toMatchObject({
      certificates: [{ diagnosis: LABEL }],
      specialties: [{ diagnosis: LABEL }],
    });
    expect(warningsIn({ ...contentOf(draft, 'Fiebre'), confirmed: [...ALL] })).toEqual([
      { section: 'studies', text: 'Lleva otro diagnóstico: Otro' },
    ]);
  });

  test('of which the form shows one follows an edit too', () => {
    const stored = {
      ...aConsultation({
        diagnosis: LABEL,
        certificates: ['1', '2', '3'].map((id) => ({
          id,
          ...aCertificate({ diagnosis: id === '3' ? 'Otro' : LABEL }),
        })),
      }),
      indicationsTemplateConsultations: [],
    };
    const edited = editOf({ ...storedContent(stored), diagnosis: J03 }, stored);
    expect(edited.certificates?.map(({ diagnosis }) => diagnosis)).toEqual([
      '(J03.9) - Amigdalitis aguda',
      '(J03.9) - Amigdalitis aguda',
      'Otro',
    ]);
  });
});

test('a record that is too long says by how much', () => {
  const detail = 'x'.repeat(20_450);
  expect(missingIn(content({ detail }), false)).toMatchObject([
    { section: 'record', text: '20.450 de 20.000 caracteres: sacá 450' },
  ]);
});

test('a draft of another version keeps what is understood and starts the rest empty', () => {
  const draft = {
    detail: 'Odinofagia',
    medications: 'none',
    pages: ['Reposo'],
    followUp: 'Pronto',
  };
  const restored = contentOf(draft, 'x');
  expect(restored).toMatchObject({ detail: 'Odinofagia', medications: [], pages: ['Reposo'] });
  expect(restored.followUp).toBeNull();
  expect(restored.reason).toBe('x');
});

test('when to come back travels only where it was said', () => {
  expect(payloadOf(content(), 'q1')).not.toHaveProperty('follow_up');
  expect(payloadOf(content({ followUp: 'NONE' }), 'q1').follow_up).toBe('NONE');
});

test('empty pages do not travel, and the others are numbered', () => {
  const payload = payloadOf(content({ pages: ['', 'Reposo', ' '], templateIds: [4] }), 'q1');
  expect(payload.other_indications).toEqual([{ id: 1, text: 'Reposo' }]);
  expect(payload.indicationsTemplateDTOList).toEqual([{ id: 4 }]);
});

test('a template goes after what is written, or on a sheet of its own', () => {
  expect(withTemplate([''], 'Reposo', () => true)).toEqual(['Reposo']);
  expect(withTemplate(['Agua'], 'Reposo', () => true)).toEqual(['Agua\nReposo']);
  expect(withTemplate(['Agua'], 'Reposo', () => false)).toEqual(['Agua', 'Reposo']);
});

test('every legal field that may be missing has a name in Spanish', () => {
  const nobody = { type: null, number: null };
  const codes = missingLegalFields(
    aLegalDraft({
      issuedAt: null,
      startDate: null,
      diagnosis: null,
      professional: {
        fullName: null,
        profession: null,
        refeps: null,
        licences: [],
        address: null,
        restrictedAuthorisation: null,
      },
      patient: {
        fullName: null,
        identity: nobody,
        taxId: nobody,
        birthDate: null,
        sex: null,
        address: null,
      },
      lines: [{ description: null, saleCondition: 'restricted' }, { description: null }],
    }),
  );
  expect(codes.length).toBeGreaterThan(25);
  for (const code of [...codes, 'lines', 'prescription.start-date-early']) {
    expect(legalFieldName(code)).not.toMatch(new RegExp(`\\b${code.split('.').at(-1)}\\b`));
  }
  expect(legalFieldName('lines.0.form')).toBe('forma farmacéutica (ítem 1)');
});
