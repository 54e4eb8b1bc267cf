import { getAccount } from '@app/contract/accounts';
import { addDays, dayOf } from '@app/contract/kernel';
import { searchNotifications } from '@app/contract/notifications';
import { listActsOnPerson, verifyProfessional } from '@app/contract/people';
import { updateGuardAvailability } from '@app/contract/presence';
import { getOwnProfile, proposeCuil, saveProfessional } from '@app/contract/profiles';
import { aProfessionalProfile } from '@app/contract/profiles/fixtures';
import { beforeAll, describe, expect, test } from 'vitest';
import { addAccount } from '../testing/account-setup.ts';
import { aClinic, type Clinic, type Someone } from '../testing/clinic.ts';
import { until } from '../testing/eventually.ts';
import { licencesCountUntil } from '../testing/professional-setup.ts';
import { aPicture } from '../testing/sample-files.ts';
import { EVIDENCE, staffOf } from '../testing/staff.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { visitsOf } from '../testing/visits.ts';

let t: TestApp;
let clinic: Clinic;
let staff: ReturnType<typeof staffOf>;
let director: Someone;
beforeAll(async () => {
  t = await testApp();
  clinic = await aClinic(t);
  staff = staffOf(t, clinic);
  director = await staff.proven('MEDICAL_DIRECTOR');
});

const goOnDuty = ({ accountId, token }: Someone) =>
  t.call(
    updateGuardAvailability,
    { params: { id: accountId }, body: { virtualGuardAvailability: true } },
    token,
  );
const standingOf = async (accountId: string) =>
  (await staff.sheetOf(accountId, director)).professional;
const told = async ({ token }: Someone) =>
  (await t.call(searchNotifications, { query: {} }, token)).json().data;

let people = 0;

/** A professional who has just completed the profile, and a function that saves it again. */
async function newProfessional() {
  people += 1;
  const email = `nueva${people}@ejemplo.test`;
  const idNumber = String(33_000_000 + people);
  const accountId = await addAccount(t, { email, role: 'PROFESSIONAL', idNumber });
  const someone = { accountId, email, token: await clinic.logIn(email) };
  const photo = (await aPicture('jpeg', 200)).toString('base64');
  const save = (over: Parameters<typeof aProfessionalProfile>[0] = {}) => {
    const body = aProfessionalProfile({
      cuil: proposeCuil(idNumber, 'FEMALE') ?? '',
      ...over,
      professional_dto: { photo_encode: photo, sign_photo: photo, ...over?.professional_dto },
    });
    return t.call(saveProfessional, { body: body as never }, someone.token);
  };
  expect((await save()).statusCode).toBe(200);
  return { ...someone, save };
}

describe('a verification is refused', () => {
  test('without evidence, or with the address of no safe page', async () => {
    const { accountId } = await staff.unverified();
    const bodies = [
      { version: 0, evidence: 'ok' },
      { version: 0, evidence: EVIDENCE, link: 'http://registro.example' },
      { version: 0, evidence: EVIDENCE, link: 'javascript:alert(1)' },
    ];
    for (const body of bodies)
      expect(
        (await t.call(verifyProfessional, { params: { accountId }, body }, director.token))
          .statusCode,
      ).toBe(400);
  });

  test('of who is no professional, or is verified already', async () => {
    const patient = await clinic.patient();
    expect((await staff.acts.VERIFY(patient.accountId, director)).statusCode).toBe(404);
    const professional = await clinic.professional();
    for (const act of ['VERIFY', 'OBSERVE', 'LIFT_SUSPENSION'] as const)
      expect((await staff.acts[act](professional.accountId, director)).json().code).toBe(
        'people.state-refused',
      );
  });

  test('where every licence has expired', async () => {
    const { accountId } = await staff.unverified();
    const yesterday = addDays(dayOf(t.clock.now()), -1);
    await licencesCountUntil(t, accountId, [yesterday, yesterday]);
    expect((await staff.acts.VERIFY(accountId, director)).json().code).toBe(
      'people.no-licence-in-force',
    );
  });

  test('of data that the professional changed since it was read', async () => {
    const { accountId, save } = await newProfessional();
    const version = (await standingOf(accountId))?.version;
    await save({ professional_dto: { licence_str: '777111' } });
    expect((await staff.acts.VERIFY(accountId, director, version)).json().code).toBe(
      'people.changed-meanwhile',
    );
    expect(await standingOf(accountId)).toMatchObject({ verification: 'PENDING_VERIFICATION' });
  });
});

test('an observed professional reads what to correct, saves, is verified with evidence and goes on duty', async () => {
  const professional = await newProfessional();
  const { accountId, token, save } = professional;
  expect((await goOnDuty(professional)).statusCode).toBe(403);
  expect((await staff.acts.OBSERVE(accountId, director)).json().data).toEqual({ state: 'DONE' });
  expect(await standingOf(accountId)).toMatchObject({ verification: 'OBSERVED' });
  const profile = (await t.call(getOwnProfile, {}, token)).json().data;
  expect(profile.professional_dto.observation).toBe('La firma no se lee <b>bien</b>.');
  // The notification is the product's HTML: what staff typed is escaped.
  const [notice] = await told(professional);
  expect(notice.description).toContain('La firma no se lee &#60;b&#62;bien&#60;/b&#62;.');
  await until(() =>
    t.mails.some(
      ({ to, text }) =>
        to === professional.email && text.startsWith('La firma no se lee <b>bien</b>.'),
    ),
  );

  await save();
  const corrected = await standingOf(accountId);
  expect(corrected).toMatchObject({ verification: 'PENDING_VERIFICATION', observation: null });
  await staff.acts.VERIFY(accountId, director, corrected?.version);
  expect(await standingOf(accountId)).toMatchObject({
    verification: 'VERIFIED',
    verifiedBy: director.email,
    evidence: EVIDENCE,
  });
  expect((await goOnDuty(professional)).statusCode).toBe(200);

  const history = await t.call(
    listActsOnPerson,
    { params: { accountId }, query: {} },
    director.token,
  );
  expect(history.json().data).toMatchObject([
    { kind: 'VERIFY', askedBy: director.email, details: { evidence: EVIDENCE }, state: 'APPROVED' },
    { kind: 'OBSERVE', askedBy: director.email, state: 'APPROVED' },
  ]);
});

test('another name withdraws a verification that staff gave, with its evidence', async () => {
  const { accountId, save } = await newProfessional();
  await staff.acts.VERIFY(accountId, director, (await standingOf(accountId))?.version);
  await save({ last_name: 'Otroapellido' });
  expect(await standingOf(accountId)).toMatchObject({
    verification: 'PENDING_VERIFICATION',
    evidence: null,
    verifiedBy: null,
  });
});

describe('a suspended professional', () => {
  test('neither attends nor goes on duty, loses the call, and stays logged in', async () => {
    const { professional, queueId } = await visitsOf(t, clinic).aVisit();
    await staff.acts.SUSPEND(professional.accountId, director);
    expect((await goOnDuty(professional)).statusCode).toBe(403);
    const { rows } = await t.pool.query('select phase from visit where id = $1', [queueId]);
    expect(rows).toEqual([{ phase: 'WRAP_UP' }]);
    expect((await t.call(getAccount, {}, professional.token)).statusCode).toBe(200);
    expect(await told(professional)).toMatchObject([{ event: 'verification.suspended' }]);
  });

  test('is verified again once the suspension is lifted', async () => {
    const { accountId, save } = await newProfessional();
    await staff.acts.VERIFY(accountId, director, (await standingOf(accountId))?.version);
    await staff.acts.SUSPEND(accountId, director);
    await save();
    await staff.acts.LIFT_SUSPENSION(accountId, director);
    expect(await standingOf(accountId)).toMatchObject({ verification: 'VERIFIED' });
  });

  test('who meanwhile stated another licence has to be verified again', async () => {
    const { accountId, save } = await newProfessional();
    await staff.acts.VERIFY(accountId, director, (await standingOf(accountId))?.version);
    await staff.acts.SUSPEND(accountId, director);
    await save({ professional_dto: { licence_str: '555222' } });
    expect(await standingOf(accountId)).toMatchObject({ verification: 'SUSPENDED' });
    await staff.acts.LIFT_SUSPENSION(accountId, director);
    expect(await standingOf(accountId)).toMatchObject({ verification: 'PENDING_VERIFICATION' });
  });
});
