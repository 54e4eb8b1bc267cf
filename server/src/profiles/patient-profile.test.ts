import type { Role } from '@app/contract/accounts';
import {
  discardProfileDraft,
  getOwnProfile,
  getProfileDraft,
  proposeCuil,
  registerPatient,
  saveProfileDraft,
  updatePatient,
} from '@app/contract/profiles';
import { aPatientProfile } from '@app/contract/profiles/fixtures';
import { beforeAll, describe, expect, test } from 'vitest';
import { proves } from '../../../architecture/requirements/index.ts';
import { newId } from '../platform/ids.ts';
import { addAccount } from '../testing/account-setup.ts';
import { aClinic, type Clinic, type SomePatient } from '../testing/clinic.ts';
import { verifyCoverage } from '../testing/person-setup.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { forgetDrafts } from './drafts/forget-drafts.ts';

let t: TestApp;
let clinic: Clinic;
let people = 0;

beforeAll(async () => {
  t = await testApp();
  clinic = await aClinic(t);
});

/** A person with an active account and no profile. */
async function someoneNew(over: { idNumber?: string | null; role?: Role } = {}) {
  people += 1;
  const email = `alta${people}@ejemplo.test`;
  const dni = over.idNumber === undefined ? String(41_000_000 + people) : over.idNumber;
  await addAccount(t, { email, role: over.role ?? 'PATIENT', idNumber: dni });
  return { email, token: await clinic.logIn(email) };
}

const register = (token: string, body: object = aPatientProfile()) =>
  t.call(registerPatient, { body: body as never }, token);
const update = (token: string, body: object = aPatientProfile()) =>
  t.call(updatePatient, { body: body as never }, token);
const profileOf = async (token: string) => (await t.call(getOwnProfile, {}, token)).json();
const faultsOf = (answer: Awaited<ReturnType<typeof register>>) =>
  answer
    .json()
    .fieldErrors?.map(({ field, code }: { field: string; code: string }) => [field, code]);

describe('registering', () => {
  test('is refused to strangers, professionals and staff', async () => {
    const professional = await clinic.professional();
    expect((await register('')).statusCode).toBe(401);
    expect((await register(professional.token)).statusCode).toBe(403);
    expect((await register((await someoneNew({ role: 'ADMIN' })).token)).statusCode).toBe(403);
  });

  test.each([
    [{ birth_date: '31/02/1990' }, 'birth_date', 'birth_date.invalid'],
    [{ birth_date: '31/12/1899' }, 'birth_date', 'birth_date.invalid'],
    [{ birth_date: '01/01/2999' }, 'birth_date', 'birth_date.invalid'],
    [{ sex_str: '' }, 'sex_str', 'sex_str.required'],
    [{ phone_number: '0351456789' }, 'phone_number', 'phone_number.invalid'],
    [{ first_name: 'Ana1' }, 'first_name', 'letters.only'],
    [{ cuil: '27409998880' }, 'cuil', 'cuil.invalid'],
    [{ cuil_confirmed: false }, 'cuil_confirmed', 'cuil.unconfirmed'],
    [{ address_dto: { postal_code: '50000' } }, 'address_dto.postal_code', 'postal_code.invalid'],
    [{ address_dto: { street: '' } }, 'address_dto.street', 'street.required'],
    [{ address_dto: { number: '12B' } }, 'address_dto.number', 'digits.only'],
    [{ address_dto: { city: 'ab' } }, 'address_dto.city', 'city.too-short'],
    [{ address_dto: { province: 'x'.repeat(91) } }, 'address_dto.province', 'province.too-long'],
    [
      { address_dto: { between_streets: 'ab' } },
      'address_dto.between_streets',
      'between_streets.too-short',
    ],
    [{ address_dto: { country: '' } }, 'address_dto.country', 'country.required'],
    [{ patient_dto: { size: '1,6,8' } }, 'patient_dto.size', 'size.numeric'],
    [{ patient_dto: { weight: 'mucho' } }, 'patient_dto.weight', 'weight.numeric'],
    [
      { patient_dto: { attention_type: '' } },
      'patient_dto.attention_type',
      'attention_type.required',
    ],
    [{ patient_dto: { size: '168' } }, 'patient_dto.size', 'size.out-of-range'],
  ])('%o is refused with its field, and nothing is stored', async (changes, field, code) => {
    proves(
      'birth-date-must-exist',
      'birth-date-range',
      'phone-ten-digits',
      'affiliate-number-numeric',
      'attention-type-required',
      'country-required',
      'address-number-numeric',
      'postal-code-form',
      'between-streets-length',
      'city-province-length',
      'height-required-and-numeric',
      'weight-required',
      'call-profile-lookup',
    );
    const someone = await someoneNew();
    const answer = await register(someone.token, aPatientProfile(changes as object));
    expect(answer.statusCode).toBe(400);
    expect(faultsOf(answer)).toEqual([[field, code]]);
    expect(await profileOf(someone.token)).toMatchObject({ data: { error: 'not_found' } });
  });

  test('text of 3,073 characters is refused', async () => {
    proves('free-text-limit');
    const { token } = await someoneNew();
    const answer = await register(
      token,
      aPatientProfile({ patient_dto: { allergies: 'a'.repeat(3073) } }),
    );
    expect(faultsOf(answer)).toEqual([['patient_dto.allergies', 'too_big']]);
  });

  test('the eighteenth birthday is counted in Argentine time', async () => {
    proves('holder-is-eighteen');
    const today = t.clock.now();
    const argentine = new Intl.DateTimeFormat('en-CA', {
      timeZone: 'America/Argentina/Buenos_Aires',
    }).format(today);
    const [year, ...rest] = argentine.split('-');
    const birthday = [Number(year) - 18, ...rest].join('-');
    const [y, m, d] = birthday.split('-').map(Number);
    const next = new Date(Date.UTC(y ?? 0, (m ?? 1) - 1, (d ?? 1) + 1)).toISOString().slice(0, 10);
    const { token } = await someoneNew();
    expect(faultsOf(await register(token, aPatientProfile({ birth_date: next })))).toEqual([
      ['birth_date', 'birth_date.under-eighteen'],
    ]);
    expect((await register(token, aPatientProfile({ birth_date: birthday }))).statusCode).toBe(200);
  });

  test.each([
    ['an unknown plan', { prepaid_health_category: { id: 999_999, prepaid_health: { id: 3 } } }],
    [
      'the plan of who pays alone',
      { prepaid_health_category: { id: 1, prepaid_health: { id: 1 } } },
    ],
  ])('%s is refused for a patient with an insurer', async (_, coverage) => {
    const { token } = await someoneNew();
    const answer = await register(
      token,
      aPatientProfile({
        patient_dto: { attention_type: 'Obra Social', affiliate_number: '1', ...coverage },
      }),
    );
    expect(faultsOf(answer)).toEqual([
      ['patient_dto.prepaid_health_category.id', 'prepaid_health_category.required'],
    ]);
  });

  test.each(['ids_pre_existing_disease', 'ids_surgery', 'ids_frequent_medication'] as const)(
    'an entry that is on no list is refused: %s',
    async (list) => {
      const { token } = await someoneNew();
      const answer = await register(token, aPatientProfile({ patient_dto: { [list]: [999_999] } }));
      expect(faultsOf(answer)).toEqual([[`patient_dto.${list}`, 'list.unknown']]);
    },
  );

  test('stores a complete profile, once, for the account of the caller', async () => {
    proves('profile-is-stored-as-typed', 'particular-is-stored', 'call-profile-lookup');
    const someone = await someoneNew();
    const answer = await register(someone.token);
    expect(answer.statusCode).toBe(200);
    const { data } = await profileOf(someone.token);
    expect(answer.json().data).toEqual(data);
    expect(data).toMatchObject({
      email: someone.email,
      active_role: 'PATIENT',
      first_name: 'Soledad',
      last_name: 'Núñez de la Peña',
      birth_date: '1990-03-07',
      id_number: String(41_000_000 + people),
      address_dto: { street: 'Av. Colón', country: 'Argentina', principal: true },
      patient_dto: {
        full_profile: true,
        coverage_verified: false,
        attention_type: 'Particular',
        prepaid_health_category: { name: 'PARTICULAR', prepaid_health: { name: 'PARTICULAR' } },
        affiliate_number: null,
        size: 1.68,
        weight: 62.5,
      },
    });
    const again = await register(someone.token);
    expect([again.statusCode, again.json().code]).toEqual([409, 'profiles.already-registered']);
  });

  test('ten simultaneous ones create one', async () => {
    proves('call-first-registration');
    const { token } = await someoneNew();
    const answers = await Promise.all(Array.from({ length: 10 }, () => register(token)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(9);
  });

  test('uses the DNI of the account; without one it is required', async () => {
    const first = await someoneNew();
    await register(first.token, { ...aPatientProfile(), id_number: '33456789' });
    expect((await profileOf(first.token)).data.id_number).toBe(String(41_000_000 + people));
    const second = await someoneNew({ idNumber: null });
    expect(faultsOf(await register(second.token))).toEqual([['id_number', 'id_number.required']]);
    await register(second.token, { ...aPatientProfile(), id_number: '40.999.777' });
    expect((await profileOf(second.token)).data.id_number).toBe('40999777');
  });

  test('lists store the names of the catalogue, and medicines the patient’s text', async () => {
    proves('medical-lists-keep-names');
    const { token } = await someoneNew();
    await register(
      token,
      aPatientProfile({
        patient_dto: {
          ids_pre_existing_disease: [70, 70],
          ids_surgery: [6],
          ids_frequent_medication: [1],
          another_frequent_medication: [{ id: 'x1', name: 'Té de boldo' }],
          allergies: 'Penicilina\nPolen',
        },
      }),
    );
    const { patient_dto } = (await profileOf(token)).data;
    expect(patient_dto.pre_existing_disease).toEqual([{ id: 70, name: 'Hipotiroidismo' }]);
    expect(patient_dto.surgeries).toEqual([{ id: 6, name: 'Apendicectomía' }]);
    expect(patient_dto.frequent_medication).toHaveLength(2);
    expect(patient_dto.frequent_medication).toContainEqual({
      id: expect.any(String),
      name: 'Té de boldo',
    });
    expect(patient_dto.allergies).toBe('Penicilina\nPolen');
    expect(patient_dto).toMatchObject({
      ids_pre_existing_disease: [70],
      ids_surgery: [6],
      ids_frequent_medication: [1],
      another_frequent_medication: [{ id: expect.any(String), name: 'Té de boldo' }],
    });
  });

  test('a profile sent back as it was read is accepted, and changes nothing', async () => {
    proves('profile-is-accepted-as-read');
    const { token } = await someoneNew();
    await register(
      token,
      aPatientProfile({
        patient_dto: {
          ids_pre_existing_disease: [70],
          ids_frequent_medication: [1],
          another_frequent_medication: [{ name: 'Té de boldo' }],
        },
      }),
    );
    const { data } = await profileOf(token);
    const answer = await update(token, { ...data, cuil_confirmed: true });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().data).toEqual(data);
    expect(data.address_dto.id).toEqual(expect.any(String));
  });

  test('a medicine in the patient’s words keeps its id while it is sent back with it', async () => {
    proves('profile-is-accepted-as-read');
    const [mine, other] = [await someoneNew(), await someoneNew()];
    const taking = (...another_frequent_medication: { id?: string; name: string }[]) =>
      aPatientProfile({ patient_dto: { another_frequent_medication } });
    await register(mine.token, taking({ id: 'x1', name: 'Té de boldo' }));
    await register(other.token, taking({ name: 'Magnesio' }));
    const listOf = async (token: string) => (await profileOf(token)).data.patient_dto;
    const before = await listOf(mine.token);
    const [boldo] = before.another_frequent_medication;
    expect(before.frequent_medication).toEqual([boldo]);

    await update(mine.token, taking({ id: boldo.id, name: 'Té de boldo y menta' }));
    const renamed = [{ id: boldo.id, name: 'Té de boldo y menta' }];
    expect((await listOf(mine.token)).another_frequent_medication).toEqual(renamed);

    // An id of another person's entry, or one id for two entries, is ignored.
    const ofOthers = taking({ id: boldo.id, name: 'Tilo' }, { id: boldo.id, name: 'Valeriana' });
    expect((await update(other.token, ofOthers)).statusCode).toBe(200);
    expect((await update(mine.token, ofOthers)).statusCode).toBe(200);
    const twice = (await listOf(mine.token)).another_frequent_medication;
    expect(twice[0]).toEqual({ id: boldo.id, name: 'Tilo' });
    const all = [...twice, ...(await listOf(other.token)).another_frequent_medication];
    expect(new Set(all.map(({ id }) => id)).size).toBe(4);
  });
});

describe('changing', () => {
  let patient: SomePatient;
  beforeAll(async () => {
    patient = await clinic.patient();
  });
  const row = async (table: string, key = 'person_id') =>
    (await t.pool.query(`select * from ${table} where ${key} = $1`, [patient.personId])).rows[0];

  test('requires a profile', async () => {
    const answer = await update((await someoneNew()).token);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'profiles.not-registered']);
    expect((await update((await clinic.professional()).token)).statusCode).toBe(403);
  });

  /** Columns of the profile's tables that the wizard writes. */
  const WRITABLE: Record<string, string[]> = {
    person: ['alias', 'first_name', 'last_name', 'sex_str', 'birth_date', 'phone_number', 'cuil'],
    patient: [
      'attention_type',
      'affiliate_number',
      'size',
      'weight',
      'allergies',
      'family_history',
      'vaccines',
      'gynecological_data',
    ],
    address: [
      'street',
      'number',
      'number_department',
      'floor',
      'postal_code',
      'between_streets',
      'city',
      'province',
      'country',
    ],
    account: [],
    family_link: [],
  };

  test('no server-side column can be written by naming it anywhere in the body', async () => {
    proves('call-update-patient', 'no-column-of-the-server-is-written');
    const { rows: columns } = await t.pool.query<{ table_name: string; column_name: string }>(
      `select table_name, column_name from information_schema.columns
       where table_schema = 'public' and table_name = any($1)`,
      [Object.keys(WRITABLE)],
    );
    expect(columns.length).toBeGreaterThan(50);
    await update(patient.token);
    const world = async () => ({
      person: await row('person', 'id'),
      patient: await row('patient'),
      address: await row('address'),
      account: (await t.pool.query('select * from account where id = $1', [patient.accountId]))
        .rows[0],
    });
    const before = await world();
    const written = Object.values(WRITABLE).flat();
    const names = new Set(columns.map(({ column_name }) => column_name));
    for (const name of [...names].filter((one) => !written.includes(one))) {
      for (const value of [true, 'ADMIN', newId()]) {
        const base = aPatientProfile();
        const bodies = [
          { ...base, [name]: value },
          { ...base, patient_dto: { ...base.patient_dto, [name]: value } },
          { ...base, address_dto: { ...base.address_dto, [name]: value } },
        ];
        const statuses = await Promise.all(
          bodies.map(async (body) => (await update(patient.token, body)).statusCode),
        );
        expect(statuses.filter((status) => status !== 200 && status !== 400)).toEqual([]);
      }
    }
    expect(await world()).toEqual(before);
  }, 60_000);

  test('a plan verified by staff stays; a claimed one may change', async () => {
    const insured = (affiliate_number: string) =>
      aPatientProfile({
        patient_dto: {
          attention_type: 'Obra Social',
          prepaid_health_category: { id: 3, prepaid_health: { id: 2 } },
          affiliate_number,
        },
      });
    expect((await update(patient.token, insured('500'))).statusCode).toBe(200);
    await verifyCoverage(t, patient.personId);
    const answer = await update(patient.token, insured('501'));
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'profiles.coverage-verified']);
    expect((await update(patient.token, insured('500'))).statusCode).toBe(200);
    expect((await profileOf(patient.token)).data.patient_dto.coverage_verified).toBe(true);
  });

  test('is audited, with its author', async () => {
    const { rows } = await t.pool.query(
      `select action, account_id from audit_event where type = 'profile.update' and patient_id = $1`,
      [patient.personId],
    );
    expect(rows[0]).toEqual({ action: 'U', account_id: patient.accountId });
  });

  test('María keeps her data from before the lists', async () => {
    const maria = await clinic.maria();
    const cuil = proposeCuil('33456789', 'FEMALE') ?? '';
    expect((await profileOf(maria.token)).data.cuil).toBe(cuil);
    await t.pool.query(
      `insert into patient_antecedent (id, person_id, kind, name) values ($1, $2, 'disease', 'Celiaquía leve')`,
      [newId(), maria.personId],
    );
    await update(maria.token, aPatientProfile({ cuil, patient_dto: { ids_surgery: [6] } }));
    const { patient_dto } = (await profileOf(maria.token)).data;
    expect(patient_dto.pre_existing_disease).toEqual([{ id: null, name: 'Celiaquía leve' }]);
    expect(patient_dto.surgeries).toEqual([{ id: 6, name: 'Apendicectomía' }]);
    expect(patient_dto.frequent_medication).toEqual([]);
  });
});

describe('a step saved on the way', () => {
  const own = { params: { subject: 'own' as const } };
  const save = (token: string, version: number, content: object, step = 2) =>
    t.call(
      saveProfileDraft,
      { ...own, body: { version, step, content: content as Record<string, unknown> } },
      token,
    );
  const read = async (token: string) => (await t.call(getProfileDraft, own, token)).json().data;

  test('is closed to other accounts', async () => {
    const [mine, other] = [await someoneNew(), await someoneNew()];
    await save(mine.token, 0, { personal: { first_name: 'Ana' } });
    expect(await read(other.token)).toMatchObject({ version: 0, content: {} });
    const member = { params: { subject: clinic.memberIds[0] ?? '' } };
    expect((await t.call(getProfileDraft, member, other.token)).statusCode).toBe(404);
    expect((await t.call(getProfileDraft, member, (await clinic.maria()).token)).statusCode).toBe(
      200,
    );
  });

  test('starts with the DNI and the alias of the account', async () => {
    const someone = await someoneNew();
    await t.pool.query(`update account set alias = 'Sole' where email = $1`, [someone.email]);
    expect(await read(someone.token)).toMatchObject({
      version: 0,
      step: 1,
      content: {},
      id_number: String(41_000_000 + people),
      alias: 'Sole',
    });
  });

  test('over a version after which none can be stored is refused', async () => {
    const { token } = await someoneNew();
    expect((await save(token, 2_147_483_647, {})).statusCode).toBe(400);
  });

  test('over an older version is refused, with the current one', async () => {
    proves('draft-of-a-profile-is-versioned');
    const { token } = await someoneNew();
    expect((await save(token, 0, { personal: { first_name: 'Ana' } })).json().data.version).toBe(1);
    expect(
      (await save(token, 1, { personal: { first_name: 'Eva' } }, 3)).json().data,
    ).toMatchObject({ version: 2, step: 3 });
    for (const version of [0, 1]) {
      const answer = await save(token, version, {});
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'profiles.stale-draft']);
      expect(answer.json().current).toMatchObject({
        version: 2,
        content: { personal: { first_name: 'Eva' } },
      });
    }
  });

  test('by ten tabs at once is stored by one', async () => {
    const { token } = await someoneNew();
    const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => save(token, 0, { n })));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  test('is deleted when discarded, and when the profile is finished', async () => {
    const { token } = await someoneNew();
    await save(token, 0, { personal: {} });
    await t.call(discardProfileDraft, own, token);
    expect(await read(token)).toMatchObject({ version: 0, content: {} });
    await save(token, 0, { personal: {} });
    await register(token);
    expect(await read(token)).toMatchObject({ version: 0, content: {} });
  });

  test('is deleted after ninety days without changes', async () => {
    proves('draft-of-a-profile-is-forgotten');
    const [left, kept] = [await someoneNew(), await someoneNew()];
    await save(left.token, 0, { personal: { first_name: 'Ana' } });
    await save(kept.token, 0, { personal: { first_name: 'Eva' } });
    await t.pool.query(
      `update profile_draft set updated_at = now() - interval '90 days 1 hour'
       where account_id = (select id from account where email = $1)`,
      [left.email],
    );
    await forgetDrafts(t);
    expect(await read(left.token)).toMatchObject({ version: 0, content: {} });
    expect(await read(kept.token)).toMatchObject({ version: 1 });
  });
});
