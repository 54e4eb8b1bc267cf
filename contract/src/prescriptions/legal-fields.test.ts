import { describe, expect, test } from 'vitest';
import { aLegalDraft } from './fixtures.ts';
import { type LegalDraft, type LegalLine, missingLegalFields } from './legal-fields.ts';

const draft = aLegalDraft();
const professional = (changes: Partial<LegalDraft['professional']>) =>
  aLegalDraft({ professional: { ...draft.professional, ...changes } });
const patient = (changes: Partial<LegalDraft['patient']>) =>
  aLegalDraft({ patient: { ...draft.patient, ...changes } });
const line = (changes: Partial<LegalLine>) =>
  aLegalDraft({
    lines: draft.lines.map((one) => ({ ...one, ...changes })),
  });

describe('a prescription is not issued', () => {
  test.each<[LegalDraft, string[]]>([
    [professional({ fullName: '' }), ['professional.full-name']],
    [professional({ profession: null }), ['professional.profession']],
    [professional({ refeps: '  ' }), ['professional.refeps']],
    [
      professional({ licences: [] }),
      [
        'professional.licence-number',
        'professional.licence-issuer',
        'professional.licence-jurisdiction',
      ],
    ],
    [professional({ address: undefined }), ['professional.address']],
    [patient({ fullName: '' }), ['patient.full-name']],
    [patient({ identity: { type: 'DNI', number: '' } }), ['patient.identity-number']],
    [
      patient({ taxId: { type: null, number: null } }),
      ['patient.tax-id-type', 'patient.tax-id-number'],
    ],
    [patient({ birthDate: '' }), ['patient.birth-date']],
    [patient({ sex: '' }), ['patient.sex']],
    [aLegalDraft({ startDate: null }), ['prescription.start-date']],
    [aLegalDraft({ startDate: '2025-03-06' }), ['prescription.start-date-early']],
    [aLegalDraft({ issuedAt: null }), ['prescription.issued-at']],
    [aLegalDraft({ lines: [] }), ['lines']],
    [aLegalDraft({ diagnosis: '' }), ['prescription.diagnosis']],
    [aLegalDraft({ kind: 'study', lines: [{ description: 'TSH' }] }), ['lines.0.diagnosis']],
    [line({ description: '' }), ['lines.0.description']],
    [line({ form: null }), ['lines.0.form']],
    [line({ concentration: '' }), ['lines.0.concentration']],
    [line({ presentation: '' }), ['lines.0.presentation']],
    [line({ quantity: 0 }), ['lines.0.quantity']],
    [line({ posology: '' }), ['lines.0.posology']],
    [line({ saleCondition: null }), ['lines.0.sale-condition']],
    [
      line({ saleCondition: 'restricted' }),
      ['professional.restricted-authorisation', 'patient.address'],
    ],
  ])('case %#: it says what is missing', (incomplete, missing) => {
    expect(missingLegalFields(incomplete)).toEqual(missing);
  });
});

test('a prescription for a patient with a passport in place of a CUIL may be issued', () => {
  const foreigner = patient({ taxId: { type: 'Pasaporte', number: 'AB123456' } });
  expect(missingLegalFields(foreigner)).toEqual([]);
});

test('a prescription with every obligatory field may be issued', () => {
  expect(missingLegalFields(draft)).toEqual([]);
});

test('a study request needs its description and diagnosis, and no pack', () => {
  const study = aLegalDraft({
    kind: 'study',
    lines: [{ description: 'Hemograma completo', diagnosis: '(D64.9) - Anemia' }],
  });

  expect(missingLegalFields(study)).toEqual([]);
});

test('late in the evening the start date is still the Argentine day', () => {
  const late = aLegalDraft({ issuedAt: '2025-03-08T01:00:00.000Z', startDate: '2025-03-07' });

  expect(missingLegalFields(late)).toEqual([]);
});
