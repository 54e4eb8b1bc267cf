import { describe, expect, test } from 'vitest';
import { dayOf } from '../kernel/index.ts';
import { anOtherLicence, aProfessionalProfile } from './fixtures.ts';
import { isInForce, licenceNotice, licencesOf, signingLicence } from './licences.ts';
import { practiceStepSchema, professionalProfileSchema } from './professional-profile.schema.ts';

const TODAY = '2026-03-07';
const YESTERDAY = '06/03/2026';
const own = aProfessionalProfile().professional_dto;
const stored = (valid_until: string) => [{ ...own, valid_until }];

const faults = (practice: object, known: Parameters<typeof practiceStepSchema>[1] = []) =>
  (practiceStepSchema(TODAY, known).safeParse({ ...own, ...practice }).error?.issues ?? []).map(
    ({ path, message }) => `${path.join('.')} ${message}`,
  );

describe('refused where they stand in the form', () => {
  test.each([
    [{ valid_until: '31/02/2027' }, 'valid_until valid_until.invalid'],
    [{ valid_until: '3/4/27' }, 'valid_until valid_until.invalid'],
    [{ valid_until: YESTERDAY }, 'valid_until valid_until.past'],
    [
      { other_licences: [anOtherLicence({ valid_until: YESTERDAY })] },
      'other_licences.0.valid_until valid_until.past',
    ],
    [
      { other_licences: [anOtherLicence({ licence_str: '12A' })] },
      'other_licences.0.licence_str digits.only',
    ],
    [
      { other_licences: [anOtherLicence(), anOtherLicence({ issuer: '' })] },
      'other_licences.1.issuer issuer.required',
    ],
  ])('%j', (practice, fault) => {
    expect(faults(practice)).toEqual([fault]);
  });

  test('the same licence twice, with whatever validity and however its issuer is spelled', () => {
    const twice = [
      anOtherLicence(),
      anOtherLicence({
        valid_until: '01/01/2030',
        issuer: 'COLEGIO DE MEDICOS de la Provincia de Buenos Aires',
      }),
    ];
    const fault = 'other_licences.1.licence_str licence_str.repeated';
    expect(faults({ other_licences: twice })).toEqual([fault]);
    const whole = aProfessionalProfile({ professional_dto: { other_licences: twice } });
    expect(professionalProfileSchema.safeParse(whole).error?.issues).toMatchObject([
      { path: ['professional_dto', 'other_licences', 1, 'licence_str'] },
    ]);
    expect(faults({ other_licences: [{ ...anOtherLicence(), ...first() }] })).toEqual([
      'other_licences.0.licence_str licence_str.repeated',
    ]);
  });

  test('a sixth licence', () => {
    const others = Array.from({ length: 5 }, (_, index) =>
      anOtherLicence({ licence_str: String(index + 1) }),
    );
    expect(faults({ other_licences: others })).toEqual(['other_licences other_licences.too-many']);
    expect(faults({ other_licences: others.slice(1) })).toEqual([]);
  });

  test('the only one, expired since it was stored', () => {
    const expired = { valid_until: YESTERDAY };
    expect(faults(expired, stored('2026-03-06'))).toEqual(['valid_until valid_until.expired']);
    expect(
      faults({ ...expired, other_licences: [anOtherLicence()] }, stored('2026-03-06')),
    ).toEqual([]);
  });

  test('a member of the list that says more than a licence does', () => {
    const others = [{ ...anOtherLicence(), verified: true }];
    expect(faults({ other_licences: others })).toHaveLength(1);
  });
});

const first = () => {
  const [licence] = licencesOf(own);
  return licence;
};

test('no expiry, today and any later day are accepted, typed as a birth date', () => {
  for (const valid_until of ['', null, '07/03/2026', '2026-03-07', '31/12/2030'])
    expect(faults({ valid_until })).toEqual([]);
  expect(practiceStepSchema(TODAY, []).parse({ ...own, valid_until: '31/12/2030' })).toMatchObject({
    valid_until: '2030-12-31',
  });
});

test('absent is told apart from empty: who knows of one licence keeps the others', () => {
  const read = practiceStepSchema(TODAY, []).parse(own);
  expect(read.valid_until).toBeUndefined();
  expect(read.other_licences).toBeUndefined();
  expect(practiceStepSchema(TODAY, []).parse({ ...own, valid_until: '' }).valid_until).toBeNull();
});

test('the last day counts whole, in Argentina', () => {
  const licence = { valid_until: '2026-03-07' };
  expect(isInForce(licence, dayOf(new Date('2026-03-08T02:59:59Z')))).toBe(true);
  expect(isInForce(licence, dayOf(new Date('2026-03-08T03:00:00Z')))).toBe(false);
});

test('the first in force signs', () => {
  const [expired, ending, open] = ['2026-03-06', '2026-03-07', null].map((valid_until) => ({
    valid_until,
  }));
  if (!expired || !ending || !open) throw new Error('three licences');
  expect(signingLicence([expired, open, ending], TODAY)).toBe(open);
  expect(signingLicence([expired, ending, open], TODAY)).toBe(ending);
  expect(signingLicence([expired], TODAY)).toBeUndefined();
});

test.each([
  [['2026-03-06'], { kind: 'expired', day: '2026-03-06' }],
  [['2025-01-01', '2026-03-01'], { kind: 'expired', day: '2026-03-01' }],
  [['2026-03-07'], { kind: 'expiring', day: '2026-03-07' }],
  [['2026-04-06'], { kind: 'expiring', day: '2026-04-06' }],
  [['2026-04-07'], undefined],
  [['2026-03-06', '2026-03-20'], { kind: 'expiring', day: '2026-03-20' }],
  [['2026-03-20', '2027-03-20'], undefined],
  [['2026-03-06', null], undefined],
  [[], undefined],
])('of licences until %j the professional is told %j', (days, notice) => {
  expect(
    licenceNotice(
      days.map((valid_until) => ({ valid_until })),
      TODAY,
    ),
  ).toEqual(notice);
});
