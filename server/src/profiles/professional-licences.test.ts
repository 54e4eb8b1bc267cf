import { addDays, dayOf } from '@app/contract/kernel';
import { getOwnProfile, licencesOf, saveProfessional } from '@app/contract/profiles';
import { anOtherLicence, aProfessionalProfile } from '@app/contract/profiles/fixtures';
import { beforeAll, describe, expect, test } from 'vitest';
import { aClinic, type Clinic, type Someone } from '../testing/clinic.ts';
import { setVerification } from '../testing/professional-setup.ts';
import { aPicture } from '../testing/sample-files.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

type Practice = ReturnType<typeof aProfessionalProfile>['professional_dto'];
type Stated = ReturnType<typeof anOtherLicence>;

let t: TestApp;
let clinic: Clinic;
let picture: string;
beforeAll(async () => {
  t = await testApp();
  clinic = await aClinic(t);
  picture = (await aPicture('jpeg', 90)).toString('base64');
});

const TODAY = dayOf(new Date());
const later = (days: number) => addDays(TODAY, days);

/** The licences of every professional of these tests: both verified, the second without expiry. */
const NATIONAL: Stated = {
  licence_str: '98421',
  type_licence_str: 'NATIONAL',
  issuer: 'Ministerio de Salud de la Nación',
  jurisdiction_code: '02',
  valid_until: later(900),
};
const PROVINCIAL = anOtherLicence({ valid_until: null });
const THIRD = anOtherLicence({ licence_str: '71', jurisdiction_code: '14', issuer: 'Córdoba' });

const practiceOf = ([first, ...others]: Stated[], over: Partial<Practice> = {}): Practice => ({
  ...aProfessionalProfile().professional_dto,
  photo_encode: picture,
  sign_photo: picture,
  ...first,
  other_licences: others,
  ...over,
});
const save = ({ token }: Someone, practice: object) =>
  t.call(
    saveProfessional,
    { body: { ...aProfessionalProfile(), professional_dto: practice } as never },
    token,
  );
const stateOf = async ({ accountId }: Someone): Promise<string> =>
  (await t.pool.query('select verification from professional where account_id = $1', [accountId]))
    .rows[0].verification;
const verify = ({ accountId }: Someone) => setVerification(t, accountId, 'VERIFIED');
const storedOf = async ({ token }: Someone) => {
  const { professional_dto } = (await t.call(getOwnProfile, {}, token)).json().data;
  return licencesOf<Stated>(professional_dto);
};

/** Verified with both licences. */
async function somebody(): Promise<Someone> {
  const professional = await clinic.professional();
  const answer = await save(professional, practiceOf([NATIONAL, PROVINCIAL]));
  expect(answer.statusCode).toBe(200);
  await verify(professional);
  return professional;
}

describe('refused: a practice with', () => {
  test.each([
    [
      'a province that is on no list',
      [NATIONAL, { ...THIRD, jurisdiction_code: '99' }],
      'other_licences.0.jurisdiction_code',
      'jurisdiction_code.required',
    ],
    [
      'a new licence that has expired',
      [NATIONAL, { ...THIRD, valid_until: later(-1) }],
      'other_licences.0.valid_until',
      'valid_until.past',
    ],
    [
      'a stored licence that is said to have expired',
      [{ ...NATIONAL, valid_until: later(-1) }],
      'valid_until',
      'valid_until.past',
    ],
    [
      'the same licence twice',
      [NATIONAL, THIRD, { ...THIRD, valid_until: later(3) }],
      'other_licences.1.licence_str',
      'licence_str.repeated',
    ],
    [
      'a day that does not exist',
      [{ ...NATIONAL, valid_until: '31/02/2030' }],
      'valid_until',
      'valid_until.invalid',
    ],
    [
      'six licences',
      [NATIONAL, ...['1', '2', '3', '4', '5'].map((licence_str) => ({ ...THIRD, licence_str }))],
      'other_licences',
      'other_licences.too-many',
    ],
  ])('%s', async (_, licences, field, code) => {
    const professional = await somebody();
    const answer = await save(professional, practiceOf(licences as Stated[]));
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fieldErrors).toMatchObject([{ field: `professional_dto.${field}`, code }]);
    expect(await storedOf(professional)).toEqual([NATIONAL, PROVINCIAL]);
    expect(await stateOf(professional)).toBe('VERIFIED');
  });

  test('licences that have all expired since they were stored', async () => {
    const professional = await somebody();
    await t.pool.query(
      'update professional_licence set valid_until = $1 where professional_id = $2',
      [later(-1), professional.accountId],
    );
    const expired = [NATIONAL, PROVINCIAL].map((licence) => ({
      ...licence,
      valid_until: later(-1),
    }));
    const answer = await save(professional, practiceOf(expired));
    expect(answer.json().fieldErrors).toMatchObject([
      { field: 'professional_dto.valid_until', code: 'valid_until.expired' },
    ]);
    const [first, second] = expired as [Stated, Stated];
    const renewed = { ...first, valid_until: later(1) };
    expect((await save(professional, practiceOf([renewed, second]))).statusCode).toBe(200);
    expect(await stateOf(professional)).toBe('PENDING_VERIFICATION');
  });
});

describe('the verification stays', () => {
  test.each<[string, Stated[]]>([
    ['with the same licences', [NATIONAL, PROVINCIAL]],
    ['in another order', [PROVINCIAL, NATIONAL]],
    ['without the second', [NATIONAL]],
    ['without the first', [PROVINCIAL]],
    ['with an earlier expiry', [{ ...NATIONAL, valid_until: later(10) }, PROVINCIAL]],
    ['with an expiry where none was stated', [NATIONAL, { ...PROVINCIAL, valid_until: later(0) }]],
  ])('%s', async (_, licences) => {
    const professional = await somebody();
    const answer = await save(professional, practiceOf(licences));
    expect(answer.statusCode).toBe(200);
    expect(await storedOf(professional)).toEqual(licences);
    expect(await stateOf(professional)).toBe('VERIFIED');
  });

  test('when validity and other licences are not mentioned, and all are kept', async () => {
    const professional = await somebody();
    const { other_licences: _, valid_until: __, ...practice } = practiceOf([NATIONAL]);
    expect((await save(professional, practice)).statusCode).toBe(200);
    expect(await storedOf(professional)).toEqual([NATIONAL, PROVINCIAL]);
    expect(await stateOf(professional)).toBe('VERIFIED');
  });
});

describe('the verification is withdrawn', () => {
  test.each<[string, Stated[]]>([
    ['by one more licence', [NATIONAL, PROVINCIAL, THIRD]],
    ['by another number', [NATIONAL, { ...PROVINCIAL, licence_str: '1' }]],
    ['by another type', [NATIONAL, { ...PROVINCIAL, type_licence_str: 'NATIONAL' }]],
    ['by another issuer', [NATIONAL, { ...PROVINCIAL, issuer: 'Distrito I' }]],
    ['by another jurisdiction', [NATIONAL, { ...PROVINCIAL, jurisdiction_code: '10' }]],
    ['by a later expiry', [{ ...NATIONAL, valid_until: later(901) }, PROVINCIAL]],
    ['by an expiry that is stated no more', [{ ...NATIONAL, valid_until: null }, PROVINCIAL]],
    ['where no verified one is left', [THIRD]],
  ])('%s', async (_, licences) => {
    const professional = await somebody();
    const answer = await save(professional, practiceOf(licences));
    expect(answer.statusCode).toBe(200);
    expect(answer.json().data.professional_dto.verification).toBe('PENDING_VERIFICATION');
    expect(await storedOf(professional)).toEqual(
      licences.map((licence) => ({ ...licence, valid_until: licence.valid_until || null })),
    );
  });
});

test('a date in the format of a birth date is returned as a day', async () => {
  const professional = await somebody();
  await save(professional, practiceOf([{ ...NATIONAL, valid_until: '31/12/2099' }]));
  expect((await storedOf(professional))[0]?.valid_until).toBe('2099-12-31');
});

test('two simultaneous saves leave one complete set of licences', async () => {
  const professional = await somebody();
  const sets = [
    [NATIONAL, { ...THIRD, valid_until: null }],
    [PROVINCIAL, NATIONAL, { ...THIRD, licence_str: '72', valid_until: later(5) }],
  ];
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) => save(professional, practiceOf(sets[index % 2] ?? []))),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
  expect(sets).toContainEqual(await storedOf(professional));
  expect(await stateOf(professional)).toBe('PENDING_VERIFICATION');
});

test('the database stores each licence once', async () => {
  const { accountId } = await somebody();
  await expect(
    t.pool.query(
      `insert into professional_licence select gen_random_uuid(), professional_id, number, type_licence_str,
         issuer, jurisdiction_code, null, 9 from professional_licence where professional_id = $1 and position = 0`,
      [accountId],
    ),
  ).rejects.toThrow(/one_of_each_licence/);
});
