import { describe, expect, test } from 'vitest';
import { aPatientProfile } from './fixtures.ts';
import { patientProfileSchema } from './patient-profile.schema.ts';
import {
  addressStepSchema,
  historyStepSchema,
  memberStepSchema,
  personalStepSchema,
} from './patient-steps.schema.ts';
import { HOLDER_MIN_AGE, MEMBER_MIN_AGE } from './profiles.limits.ts';

const TODAY = '2026-03-07';
const LONG = 'a'.repeat(91);
const sent = aPatientProfile();
/** The form of step 1 for a person with a CUIL. */
const typed = {
  ...sent,
  has_no_cuil: false,
  other_identification: { type: '', number: '' },
  relationship_to_titular: '',
};

type Parsed = { success: boolean; error?: { issues: { path: PropertyKey[]; message: string }[] } };
/** The first fault of each field, as a form shows it. */
const faults = ({ error }: Parsed) => {
  const first = new Map<string, string>();
  for (const { path, message } of error?.issues ?? []) {
    const field = path.join('.');
    if (!first.has(field)) first.set(field, message);
  }
  return [...first].map((words) => words.join(' '));
};

const personal = (changes: object, minimumAge = HOLDER_MIN_AGE) =>
  faults(
    personalStepSchema(TODAY, minimumAge).safeParse({
      ...typed,
      id_number: '40999888',
      ...changes,
      patient_dto: (changes as typeof sent).patient_dto ?? { attention_type: 'Particular' },
    }),
  );
const address = (changes: object) =>
  faults(addressStepSchema.safeParse({ address_dto: { ...sent.address_dto, ...changes } }));
const lists = { pre_existing_disease: [], surgeries: [], frequent_medication: [] };
const history = (changes: object) =>
  faults(
    historyStepSchema.safeParse({ patient_dto: { ...sent.patient_dto, ...lists, ...changes } }),
  );

test.each(['Ma. Laura', 'Milagros del V.', 'Juan (h)', 'Luis 2º', 'M.ª José', 'Carlos J. (h.)'])(
  '"%s" is a name, as a DNI card bears it',
  (first_name) => {
    const parsed = patientProfileSchema.safeParse(aPatientProfile({ first_name }));
    expect(parsed.data?.first_name).toBe(first_name);
  },
);

describe('who somebody is', () => {
  test.each([
    ['first_name', '', 'first_name.required'],
    ['first_name', '   ', 'first_name.required'],
    ['first_name', 'Ana1', 'letters.only'],
    ['first_name', 'Ana_María', 'letters.only'],
    ['first_name', '<b>Ana</b>', 'letters.only'],
    ['first_name', 'Аna', 'letters.only'],
    ['first_name', '2º', 'letters.only'],
    ['first_name', 'Juan (hijo mayor)', 'letters.only'],
    ['first_name', 'Juan (', 'letters.only'],
    ['first_name', LONG, 'first_name.too-long'],
    ['last_name', '', 'last_name.required'],
    ['last_name', '-Pérez', 'letters.only'],
    ['last_name', 'Pérez 2.º', 'letters.only'],
    ['sex_str', '', 'sex_str.required'],
    ['sex_str', 'OTHER', 'sex_str.required'],
    ['id_number', '', 'id_number.required'],
    ['id_number', '12345', 'id_number.invalid'],
    ['phone_number', '', 'phone_number.required'],
    ['phone_number', '0351456789', 'phone_number.invalid'],
    ['phone_number', '1534567890', 'phone_number.invalid'],
    ['phone_number', '351456789', 'phone_number.invalid'],
    ['phone_number', '03514567890', 'phone_number.invalid'],
    ['phone_number', '351155678901', 'phone_number.invalid'],
    ['phone_number', '35145678a0', 'phone_number.invalid'],
    ['cuil', '', 'cuil.required'],
    ['cuil', '27409998880', 'cuil.invalid'],
    ['cuil_confirmed', false, 'cuil.unconfirmed'],
    ['alias', 'a'.repeat(61), 'alias.too-long'],
  ])('%s "%s" is refused: %s', (field, value, code) => {
    expect(personal({ [field]: value })).toEqual([`${field} ${code}`]);
  });

  test.each([
    'Ñandú',
    'María José',
    'José María',
    "O'Connor",
    'O’Connor',
    'D´Angelo',
    'D`Angelo',
    'D‘Angelo',
    "D' Angelo",
    'de la Peña',
    'Saint-Jean',
    'Güemes',
    'Fernández-Núñez de la Cruz y Ávila',
    'Le  Blanc',
    'I',
    'Muñoz',
    'Jose\u0301',
    'Ibáñez',
    'Çelik',
    'Łukasz',
  ])('%s is a name', (name) => {
    expect(personal({ first_name: name, last_name: name })).toEqual([]);
  });

  test('a name is kept composed and without the spaces of typing', () => {
    const parsed = patientProfileSchema.parse(
      aPatientProfile({ first_name: ' Jose\u0301   Luis ' }),
    );
    expect(parsed.first_name).toBe('José Luis');
  });

  test.each([
    ['', 'birth_date.required'],
    ['31/02/1990', 'birth_date.invalid'],
    ['29/02/2023', 'birth_date.invalid'],
    ['31/04/1990', 'birth_date.invalid'],
    ['00/01/1990', 'birth_date.invalid'],
    ['7/3/1990', 'birth_date.invalid'],
    ['1990-13-01', 'birth_date.invalid'],
    ['ayer', 'birth_date.invalid'],
    ['31/12/1899', 'birth_date.invalid'],
    ['08/03/2026', 'birth_date.invalid'],
    ['08/03/2008', 'birth_date.under-eighteen'],
  ])('a holder born on "%s" is refused: %s', (birth_date, code) => {
    expect(personal({ birth_date })).toEqual([`birth_date ${code}`]);
  });

  test.each(['07/03/2008', '2008-03-07', '01/01/1900', '29/02/1988'])(
    'a holder may be born on %s',
    (birth_date) => {
      expect(personal({ birth_date })).toEqual([]);
    },
  );

  test('a member is a year old on the day of the first birthday, not the day before', () => {
    expect(personal({ birth_date: '08/03/2025' }, MEMBER_MIN_AGE)).toEqual([
      'birth_date birth_date.under-one',
    ]);
    expect(personal({ birth_date: '07/03/2025' }, MEMBER_MIN_AGE)).toEqual([]);
  });

  test('a member has a relationship', () => {
    const schema = memberStepSchema(TODAY, MEMBER_MIN_AGE);
    const member = { ...typed, id_number: '57123456' };
    expect(faults(schema.safeParse(member))).toEqual([
      'relationship_to_titular relationship.required',
    ]);
    for (const relationship_to_titular of ['SPOUSE', 'PARTNER', 'OFFSPRING', 'IN_CHARGE']) {
      expect(faults(schema.safeParse({ ...member, relationship_to_titular }))).toEqual([]);
    }
  });
});

describe('who pays', () => {
  const insured = { attention_type: 'Obra Social', affiliate_number: '60123' };
  const plan = { id: '4', prepaid_health: { id: '3' } };

  test('who pays has to be stated', () => {
    expect(personal({ patient_dto: { attention_type: '' } })).toEqual([
      'patient_dto.attention_type attention_type.required',
    ]);
  });

  test('with an insurer, insurer, plan and number are asked for, all at once and with the rest', () => {
    expect(personal({ first_name: '', patient_dto: { attention_type: 'Obra Social' } })).toEqual([
      'first_name first_name.required',
      'patient_dto.prepaid_health_category.prepaid_health.id prepaid_health.required',
      'patient_dto.prepaid_health_category.id prepaid_health_category.required',
      'patient_dto.affiliate_number affiliate_number.required',
    ]);
  });

  test.each([
    [{ id: '', prepaid_health: { id: '3' } }, 'prepaid_health_category.required'],
    [{ id: null, prepaid_health: { id: 3 } }, 'prepaid_health_category.required'],
  ])('the insurer without a plan is refused', (prepaid_health_category, code) => {
    expect(personal({ patient_dto: { ...insured, prepaid_health_category } })).toEqual([
      `patient_dto.prepaid_health_category.id ${code}`,
    ]);
  });

  test.each([
    ['60-123', 'digits.only'],
    ['A60123', 'digits.only'],
    ['1'.repeat(21), 'affiliate_number.too-long'],
  ])('the number %s is refused: %s', (affiliate_number, code) => {
    expect(
      personal({ patient_dto: { ...insured, prepaid_health_category: plan, affiliate_number } }),
    ).toContain(`patient_dto.affiliate_number ${code}`);
  });

  test('insurer, plan and number are enough; paying oneself needs none', () => {
    expect(personal({ patient_dto: { ...insured, prepaid_health_category: plan } })).toEqual([]);
    expect(personal({})).toEqual([]);
  });
});

describe('where somebody lives', () => {
  test.each([
    ['street', '', 'street.required'],
    ['street', LONG, 'street.too-long'],
    ['number', '', 'number.required'],
    ['number', '12 bis', 'digits.only'],
    ['postal_code', '', 'postal_code.required'],
    ['postal_code', '500', 'postal_code.invalid'],
    ['postal_code', '50000', 'postal_code.invalid'],
    ['postal_code', 'C1424', 'postal_code.invalid'],
    ['postal_code', '1424CEO', 'postal_code.invalid'],
    ['postal_code', 'C1424CEOX', 'postal_code.invalid'],
    ['between_streets', 'ab', 'between_streets.too-short'],
    ['between_streets', LONG, 'between_streets.too-long'],
    ['city', '', 'city.required'],
    ['city', 'ab', 'city.too-short'],
    ['city', LONG, 'city.too-long'],
    ['province', '', 'province.required'],
    ['province', 'ab', 'province.too-short'],
    ['province', LONG, 'province.too-long'],
    ['country', '', 'country.required'],
  ])('%s "%s" is refused: %s', (field, value, code) => {
    expect(address({ [field]: value })).toEqual([`address_dto.${field} ${code}`]);
  });

  test.each([
    ['5000', '5000'],
    ['C1424CEO', 'C1424CEO'],
    ['c1424ceo', 'C1424CEO'],
    [' X5000 abc ', 'X5000ABC'],
  ])('the postal code %s is kept as %s', (postal_code, kept) => {
    const parsed = addressStepSchema.parse({ address_dto: { ...sent.address_dto, postal_code } });
    expect(parsed.address_dto.postal_code).toBe(kept);
  });

  test.each(['abc', 'a'.repeat(90)])('between streets may be "%s"', (between_streets) => {
    expect(address({ between_streets })).toEqual([]);
  });
});

describe('what a professional should know', () => {
  test.each([
    ['size', '', 'size.required'],
    ['size', '1,,6', 'size.numeric'],
    ['size', '1,6.8', 'size.numeric'],
    ['size', '1,683', 'size.numeric'],
    ['size', 'alta', 'size.numeric'],
    ['size', '168', 'size.out-of-range'],
    ['size', '0', 'size.out-of-range'],
    ['weight', '', 'weight.required'],
    ['weight', '62,5505', 'weight.numeric'],
    ['weight', 'mucho', 'weight.numeric'],
    ['weight', '0', 'weight.out-of-range'],
    ['weight', '501', 'weight.out-of-range'],
  ])('%s "%s" is refused: %s', (field, value, code) => {
    expect(history({ [field]: value })).toEqual([`patient_dto.${field} ${code}`]);
  });

  test.each([
    ['1,68', 1.68],
    ['1.68', 1.68],
    ['2', 2],
    [1.5, 1.5],
  ])('a height of %s is %d', (size, metres) => {
    expect(
      patientProfileSchema.parse(aPatientProfile({ patient_dto: { size } })).patient_dto.size,
    ).toBe(metres);
  });

  test('the weight of a baby is told in grams', () => {
    const body = aPatientProfile({ patient_dto: { weight: '9,855' } });
    expect(patientProfileSchema.parse(body).patient_dto.weight).toBe(9.855);
  });

  test.each(['allergies', 'family_history', 'vaccines', 'gynecological_data'])(
    '%s takes 3,072 characters and not one more',
    (field) => {
      expect(history({ [field]: 'á'.repeat(3072) })).toEqual([]);
      expect(history({ [field]: 'á'.repeat(3073) })).toHaveLength(1);
    },
  );

  test('a free medicine is not written twice, whatever its accents', () => {
    const another_frequent_medication = [{ name: 'Té de boldo' }, { name: 'te de  BOLDO' }];
    const body = aPatientProfile({ patient_dto: { another_frequent_medication } });
    expect(faults(patientProfileSchema.safeParse(body))).toEqual([
      'patient_dto.another_frequent_medication medication.repeated',
    ]);
  });
});

describe('fields that clients may write', () => {
  test.each([
    { ...sent, role: 'ADMIN' },
    { ...sent, verified: true },
    { ...sent, patient_dto: { ...sent.patient_dto, coverage_verified_at: '2026-01-01' } },
    { ...sent, patient_dto: { ...sent.patient_dto, person_id: 'x' } },
    { ...sent, address_dto: { ...sent.address_dto, person_id: 'x' } },
  ])('an unknown key is refused', (body) => {
    expect(patientProfileSchema.safeParse(body).success).toBe(false);
  });

  test('fields that the specification’s client sends back unchanged are accepted', () => {
    const body = {
      ...sent,
      id: 'u1',
      id_number: '1',
      active_role: 'PROFESSIONAL',
      email: 'x',
      username: 'x',
      professional_dto: {},
      family_group: [],
      patient_dto: { ...sent.patient_dto, id: 'p', auth_id: 'a', full_profile: true, age: 3 },
      address_dto: { ...sent.address_dto, id: 7, principal: false },
    };
    expect(patientProfileSchema.safeParse(body).success).toBe(true);
  });
});
