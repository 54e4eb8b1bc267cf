import { createConsultation } from '@app/contract/consultations';
import { updateGuardAvailability } from '@app/contract/presence';
import {
  getOwnProfile,
  getProfessional,
  getProfileImages,
  saveProfessional,
  saveProfileImage,
} from '@app/contract/profiles';
import { aProfessionalProfile } from '@app/contract/profiles/fixtures';
import { beforeAll, describe, expect, test } from 'vitest';
import { proves } from '../../../architecture/requirements/index.ts';
import { newId } from '../platform/ids.ts';
import { addAccount } from '../testing/account-setup.ts';
import { aClinic, type Clinic } from '../testing/clinic.ts';
import { aPdf, aPicture, aPictureBomb } from '../testing/sample-files.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { recordOf, visitsOf } from '../testing/visits.ts';

let t: TestApp;
let clinic: Clinic;
let photo: string;
let people = 0;
beforeAll(async () => {
  t = await testApp();
  clinic = await aClinic(t);
  photo = (await aPicture('jpeg', 200)).toString('base64');
});

/** A professional with an active account and no profile. */
async function someoneNew() {
  people += 1;
  const email = `medica${people}@ejemplo.test`;
  const idNumber = String(31_000_000 + people);
  const accountId = await addAccount(t, { email, role: 'PROFESSIONAL', idNumber });
  return { accountId, email, token: await clinic.logIn(email) };
}

const save = (token: string, body: object = aProfessionalProfile()) =>
  t.call(saveProfessional, { body: body as never }, token);
const picture = (token: string, image: 'photo' | 'signature', base64 = photo) =>
  t.call(saveProfileImage, { params: { image }, body: { base64 } }, token);
const withPictures = (over: Parameters<typeof aProfessionalProfile>[0] = {}) =>
  aProfessionalProfile({
    ...over,
    professional_dto: { photo_encode: photo, sign_photo: photo, ...over?.professional_dto },
  });
const profileOf = async (token: string) => (await t.call(getOwnProfile, {}, token)).json().data;
const stateOf = async (accountId: string) =>
  (await t.pool.query('select verification from professional where account_id = $1', [accountId]))
    .rows[0]?.verification;

describe('a professional profile is refused', () => {
  test('without a session, and to a patient', async () => {
    expect((await save('')).statusCode).toBe(401);
    expect((await save((await clinic.patient()).token)).statusCode).toBe(403);
  });

  test.each([
    [{ licence_str: '12A' }, 'licence_str', 'digits.only'],
    [{ licence_str: '' }, 'licence_str', 'licence_str.required'],
    [{ licence_str: '12345678901' }, 'licence_str', 'licence_str.too-long'],
    [{ type_licence_str: 'LOCAL' }, 'type_licence_str', 'type_licence_str.required'],
    [{ ids_specialties: [] }, 'ids_specialties', 'specialties.required'],
    [{ ids_specialties: [99_999] }, 'ids_specialties', 'list.unknown'],
    [{ academic_training: '' }, 'academic_training', 'academic_training.required'],
    [{ academic_training: 'x'.repeat(256) }, 'academic_training', 'academic_training.too-long'],
    [{ refeps_code: 'REFEPS' }, 'refeps_code', 'refeps_code.invalid'],
    [{ jurisdiction_code: '99' }, 'jurisdiction_code', 'jurisdiction_code.required'],
    [{ attention_particular: false }, 'attention_particular', 'attention.required'],
    [
      { attention_particular: false, ids_prepaid_healths: [99_999] },
      'ids_prepaid_healths',
      'list.unknown',
    ],
    [
      { attention_particular: false, ids_health_care_providers: [99_999] },
      'ids_health_care_providers',
      'list.unknown',
    ],
  ])('with %j', async (practice, field, code) => {
    proves('professional-practice-limits');
    const { token } = await someoneNew();
    const answer = await save(token, withPictures({ professional_dto: practice as never }));
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fieldErrors).toMatchObject([{ field: `professional_dto.${field}`, code }]);
    expect((await t.call(getOwnProfile, {}, token)).json().status).toBe('error');
  });

  test('under the age of eighteen', async () => {
    proves('professional-is-eighteen');
    const { token } = await someoneNew();
    const answer = await save(token, withPictures({ birth_date: '01/01/2015' }));
    expect(answer.json().fieldErrors[0].code).toBe('birth_date.under-eighteen');
  });

  test('without photo and signature, naming the missing ones', async () => {
    const { token } = await someoneNew();
    expect((await save(token)).json()).toMatchObject({
      status: 409,
      code: 'profiles.images-missing',
      current: { missing: ['photo', 'signature'] },
    });
    await picture(token, 'photo');
    expect((await save(token)).json().current).toEqual({ missing: ['signature'] });
  });

  test.each([
    ['a PDF', aPdf(), 422, 'profiles.file-type-refused'],
    ['an SVG', Buffer.from('<svg/>'), 422, 'profiles.file-type-refused'],
    ['a picture of 30,000 by 30,000', aPictureBomb(30_000), 422, 'profiles.image-too-large'],
    ['more than 500 KB', Buffer.alloc(500 * 1024 + 1), 413, 'profiles.file-too-large'],
  ])('with %s as its photo', async (_, bytes, status, code) => {
    proves('professional-picture-type', 'professional-picture-size', 'picture-limit');
    const { token } = await someoneNew();
    const answer = await picture(token, 'photo', bytes.toString('base64'));
    expect(answer.json()).toMatchObject({ status, code });
    expect((await t.call(getProfileImages, {}, token)).json().data.photo_encode).toBeNull();
  });

  test.each([
    ['professional_dto', { verification: 'VERIFIED' }, 'dropped'],
    ['professional_dto', { full_profile: false }, 'dropped'],
    ['professional_dto', { verified_by: 'yo' }, 'refused'],
    ['professional_dto', { restricted_authorisation: 'sí' }, 'refused'],
    ['professional_dto', { account_id: newId() }, 'refused'],
  ])('with %s declaring %j: %s', async (_, extra, fate) => {
    proves('no-column-of-the-server-is-written');
    const { token, accountId } = await someoneNew();
    const answer = await save(token, withPictures({ professional_dto: extra as never }));
    expect(answer.statusCode).toBe(fate === 'refused' ? 400 : 200);
    expect(await stateOf(accountId)).toBe(fate === 'refused' ? undefined : 'PENDING_VERIFICATION');
  });
});

describe('a professional profile', () => {
  test('is complete once stored, and waits for verification', async () => {
    proves('call-update-professional');
    const { token, accountId } = await someoneNew();
    const answer = await save(
      token,
      withPictures({
        professional_dto: { ids_prepaid_healths: [1], ids_health_care_providers: [2, 1] },
      }),
    );
    expect(answer.json().data).toMatchObject({
      active_role: 'PROFESSIONAL',
      id_number: String(31_000_000 + people),
      professional_dto: {
        full_profile: true,
        verification: 'PENDING_VERIFICATION',
        licence_str: '112233',
        issuer: 'Ministerio de Salud de la Nación',
        profession: 'Médica',
        ids_specialties: [1],
        ids_prepaid_healths: [1],
        prepaid_healths: [{ id: 1, name: expect.any(String) }],
        virtual_guard_availability_str: 'NOT_AVAILABLE',
      },
    });
    const { health_care_providers, ids_health_care_providers, sign_photo, photo_encode } =
      answer.json().data.professional_dto;
    expect([...ids_health_care_providers].sort()).toEqual([1, 2]);
    expect(health_care_providers).toHaveLength(2);
    expect((await t.call(getProfileImages, {}, token)).json().data).toEqual({
      photo_encode,
      sign_photo,
    });
    const card = await t.call(
      getProfessional,
      { params: { id: accountId } },
      (await clinic.patient()).token,
    );
    const seen = Buffer.from(card.json().data.professional_dto.photo_encode, 'base64');
    expect(seen.subarray(0, 3).toString('hex')).toBe('ffd8ff');
    expect(JSON.stringify(card.json())).not.toContain('sign_photo');
  });

  test('keeps its images when saved without them, and accepts new ones', async () => {
    proves('professional-pictures');
    const { token } = await someoneNew();
    await save(token, withPictures());
    const before = (await t.call(getProfileImages, {}, token)).json().data;
    expect((await save(token)).statusCode).toBe(200);
    expect((await t.call(getProfileImages, {}, token)).json().data).toEqual(before);
    const other = (await aPicture('png', 90)).toString('base64');
    await picture(token, 'signature', other);
    const after = (await t.call(getProfileImages, {}, token)).json().data;
    expect(after.photo_encode).toBe(before.photo_encode);
    expect(after.sign_photo).not.toBe(before.sign_photo);
  });

  test('is accepted as it was read, and stays unchanged, images included', async () => {
    proves('profile-is-accepted-as-read');
    const { token } = await someoneNew();
    await save(token, withPictures({ professional_dto: { ids_health_care_providers: [2] } }));
    const data = await profileOf(token);
    const answer = await save(token, { ...data, cuil_confirmed: true });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().data).toEqual(data);
    const { rows } = await t.pool.query(
      `select count(*)::int n from stored_file join account on account.id = account_id
       where id_number = $1`,
      [data.id_number],
    );
    expect(rows[0].n).toBe(2);
  });

  test('may list insurers of either kind only', async () => {
    proves('professional-insurers-of-either-list');
    const { token } = await someoneNew();
    const attends = { attention_particular: false, ids_health_care_providers: [2] };
    expect((await save(token, withPictures({ professional_dto: attends }))).statusCode).toBe(200);
  });

  test('shows whether its professional is on duty', async () => {
    proves('virtual-guard-availability');
    const { token, accountId } = await clinic.professional();
    const turn = (virtualGuardAvailability: boolean) =>
      t.call(
        updateGuardAvailability,
        { params: { id: accountId }, body: { virtualGuardAvailability } },
        token,
      );
    const said = async () =>
      (await profileOf(token)).professional_dto.virtual_guard_availability_str;
    await turn(true);
    expect(await said()).toBe('AVAILABLE');
    await turn(false);
    expect(await said()).toBe('NOT_AVAILABLE');
  });

  test('keeps one of ten simultaneous images', async () => {
    const { token, accountId } = await someoneNew();
    const answers = await Promise.all(Array.from({ length: 10 }, () => picture(token, 'photo')));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    const { rows } = await t.pool.query(
      'select count(*)::int n from stored_file where account_id = $1 and hidden_at is null',
      [accountId],
    );
    expect(rows[0].n).toBe(1);
  });

  test.each([
    ['first name', { first_name: 'Gregoria' }, {}],
    ['last name', { last_name: 'House' }, {}],
    ['sex', { sex_str: 'NON_BINARY' }, {}],
    ['birth date', { birth_date: '01/02/1970' }, {}],
    ['CUIL', { cuil: '20-12345678-6' }, {}],
    ['profession', {}, { profession: 'Odontóloga' }],
    ['REFEPS code', {}, { refeps_code: '9999999999' }],
  ])('cannot sign with another %s until it is verified again', async (_, person, practice) => {
    const { professional, same } = await someoneVerified();
    const visit = await visitsOf(t, clinic).aVisit({ professional });
    const { statusCode } = await save(professional.token, { ...same(practice), ...person });
    expect(statusCode).toBe(200);
    expect(await stateOf(professional.accountId)).toBe('PENDING_VERIFICATION');
    const answer = await t.call(
      createConsultation,
      recordOf(visit, { medications: [] }),
      professional.token,
    );
    expect(answer.statusCode).toBe(403);
  });

  test('loses its verification with another licence or specialty, and keeps it otherwise', async () => {
    const { professional, same } = await someoneVerified();
    const rest = same({ academic_training: 'Otra residencia', professional_address: 'Otra 123' });
    expect(
      (await save(professional.token, { ...rest, phone_number: '1122334455' })).statusCode,
    ).toBe(200);
    expect(await stateOf(professional.accountId)).toBe('VERIFIED');
    await save(professional.token, same({ licence_str: '999' }));
    expect(await stateOf(professional.accountId)).toBe('PENDING_VERIFICATION');
  });

  /** A verified professional, and the stored profile except some of the practice. */
  async function someoneVerified() {
    const professional = await clinic.professional();
    await picture(professional.token, 'photo');
    await picture(professional.token, 'signature');
    const { professional_dto: own, ...person } = await profileOf(professional.token);
    const same = (practice: object) => ({
      ...aProfessionalProfile(),
      alias: person.alias,
      first_name: person.first_name,
      last_name: person.last_name,
      sex_str: person.sex_str,
      birth_date: person.birth_date.split('-').reverse().join('/'),
      phone_number: person.phone_number,
      cuil: person.cuil,
      professional_dto: {
        ...aProfessionalProfile().professional_dto,
        licence_str: own.licence_str,
        type_licence_str: own.type_licence_str,
        issuer: own.issuer,
        jurisdiction_code: own.jurisdiction_code,
        profession: own.profession,
        refeps_code: own.refeps_code,
        ids_specialties: own.specialties.map(({ id }: { id: number }) => id),
        ...practice,
      },
    });
    return { professional, same };
  }

  test('signs documents with the drawn signature', async () => {
    const visits = visitsOf(t, clinic);
    const visit = await visits.aVisit();
    await picture(visit.professional.token, 'signature');
    const { rows } = await t.pool.query(
      `select content -> 'professional' ->> 'signatureImage' as image from document where author_id = $1`,
      [visit.professional.accountId],
    );
    expect(rows).toEqual([]);
    const finished = await visits.finish(visit);
    const stored = await t.pool.query(
      `select distinct content -> 'professional' ->> 'signatureImage' as image from document where consultation_id = $1`,
      [finished.consultationId],
    );
    const own = (await t.call(getProfileImages, {}, visit.professional.token)).json().data;
    expect(stored.rows).toEqual([{ image: own.sign_photo }]);
  });
});
