import { setWhatsAppConsent } from '@app/contract/consents';
import { MINUTE_MS } from '@app/contract/kernel';
import {
  DEFAULT_PREFERENCES,
  getPreferences,
  setPreferences,
  type WhatsAppReach,
} from '@app/contract/notifications';
import {
  askTelephoneCode,
  checkTelephoneUndo,
  confirmTelephone,
  saveProfessional,
  TELEPHONE_CODE_MINUTES,
  TELEPHONE_CODE_TRIES,
  TELEPHONE_UNDO_HOURS,
  undoTelephoneChange,
  updatePatient,
} from '@app/contract/profiles';
import { aPatientProfile, aProfessionalProfile } from '@app/contract/profiles/fixtures';
import { beforeAll, describe, expect, test } from 'vitest';
import { aClinic, type Clinic, type Someone } from '../../testing/clinic.ts';
import { until } from '../../testing/eventually.ts';
import { aPicture } from '../../testing/sample-files.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { visitsOf } from '../../testing/visits.ts';
import { forgetTelephones } from './forget-telephones.ts';

let t: TestApp;
let clinic: Clinic;
beforeAll(async () => {
  t = await testApp();
  clinic = await aClinic(t);
});

let numbers = 0;
/** A telephone that nobody else in these tests has. */
const aNumber = () => {
  numbers += 1;
  return String(3_514_000_000 + numbers);
};
type Answer = Awaited<ReturnType<TestApp['call']>>;
const codeOf = (answer: Answer) => answer.json().code;

const change = async ({ token }: Someone, phone_number = aNumber()) => {
  const body = aPatientProfile({ phone_number }) as never;
  expect((await t.call(updatePatient, { body }, token)).statusCode).toBe(200);
  return phone_number;
};
const numberOf = async ({ accountId }: Someone): Promise<string> =>
  (await t.pool.query('select phone_number from person where account_id = $1', [accountId])).rows[0]
    .phone_number;
const auditOf = async ({ accountId }: Someone, like: string): Promise<string[]> =>
  (
    await t.pool.query(
      `select type from audit_event
       where entity_id = (select id::text from person where account_id = $1) and type like $2
       order by recorded_at, id`,
      [accountId, like],
    )
  ).rows.map(({ type }) => type);

const mailsTo = ({ email }: Someone) =>
  t.mails.filter((mail) => mail.to === email && mail.subject.startsWith('Cambió tu teléfono'));

/** The keys mailed about changes of telephone, oldest first. */
async function keysTo(someone: Someone, quantity: number): Promise<string[]> {
  await until(() => mailsTo(someone).length === quantity);
  return mailsTo(someone).map(({ text }) => /key=([\w-]+)/.exec(text)?.[1] ?? '');
}
const undo = (key: string) => t.call(undoTelephoneChange, { body: { key } });
const check = (key: string) => t.call(checkTelephoneUndo, { query: { key } });

/** A patient who changed the telephone, with the key that was mailed. */
async function changed() {
  const patient = await clinic.patient();
  const before = await numberOf(patient);
  const after = await change(patient);
  const [key = ''] = await keysTo(patient, 1);
  return { patient, before, after, key };
}

describe('the link that undoes a change of telephone', () => {
  test('is refused where it is unknown, used or too old', async () => {
    expect(codeOf(await undo('a'.repeat(43)))).toBe('profiles.telephone-key-invalid');
    const used = await changed();
    expect((await undo(used.key)).statusCode).toBe(200);
    expect(codeOf(await undo(used.key))).toBe('profiles.telephone-key-invalid');
    expect(codeOf(await check(used.key))).toBe('profiles.telephone-key-invalid');
    const old = await changed();
    t.clock.advance(TELEPHONE_UNDO_HOURS * 60 * MINUTE_MS);
    expect(codeOf(await undo(old.key))).toBe('profiles.telephone-key-invalid');
    expect(await numberOf(old.patient)).toBe(old.after);
  });

  test('changes nothing when it is opened', async () => {
    const { patient, before, after, key } = await changed();
    expect((await check(key)).json()).toEqual({ status: 'ok', ending: before.slice(-4) });
    expect(await numberOf(patient)).toBe(after);
    expect((await undo(key)).statusCode).toBe(200);
  });

  test('goes back to the telephone before that change, and ends the later ones', async () => {
    const { patient, before, key } = await changed();
    t.clock.advance(MINUTE_MS);
    await change(patient);
    const [, later = ''] = await keysTo(patient, 2);
    expect((await undo(key)).statusCode).toBe(200);
    expect(await numberOf(patient)).toBe(before);
    expect(codeOf(await undo(later))).toBe('profiles.telephone-key-invalid');
    expect(await auditOf(patient, 'profile.telephone%')).toEqual([
      'profile.telephone-changed',
      'profile.telephone-changed',
      'profile.telephone-change-undone',
    ]);
  });

  test('of a later change leaves the earlier one to be undone', async () => {
    const { patient, before, after, key } = await changed();
    t.clock.advance(MINUTE_MS);
    await change(patient);
    const [, later = ''] = await keysTo(patient, 2);
    expect((await undo(later)).statusCode).toBe(200);
    expect(await numberOf(patient)).toBe(after);
    expect((await undo(key)).statusCode).toBe(200);
    expect(await numberOf(patient)).toBe(before);
  });

  test('works once, however often it is pressed at the same time', async () => {
    const { key } = await changed();
    const answers = await Promise.all(Array.from({ length: 6 }, () => undo(key)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([
      200,
      ...Array(5).fill(400),
    ]);
  });

  test('is forgotten with the earlier telephone a day after it stops working', async () => {
    const { patient, before } = await changed();
    // Other patients of the tests have the same telephone, which they would keep.
    await t.pool.query('update person set phone_number = null where phone_number = $1', [before]);
    await t.pool.query(
      `insert into outbound_message (id, channel, recipient, body_text, status, accepted_at)
       values (gen_random_uuid(), 'whatsapp', '+549' || $1, '', 'ACCEPTED', now())`,
      [before],
    );
    t.clock.advance((TELEPHONE_UNDO_HOURS + 25) * 60 * MINUTE_MS);
    await forgetTelephones({ clock: t.clock, database: t.database });
    const { rows } = await t.pool.query('select from telephone_change where account_id = $1', [
      patient.accountId,
    ]);
    expect(rows).toEqual([]);
    const sent = await t.pool.query(
      'select from outbound_message where strpos(recipient, $1) > 0',
      [before],
    );
    expect(sent.rowCount).toBe(0);
  });
});

describe('a mailbox', () => {
  test('is not told of a profile that keeps its telephone', async () => {
    const patient = await clinic.patient();
    await change(patient, await numberOf(patient));
    expect(await auditOf(patient, 'profile.%')).toEqual(['profile.update']);
    expect(mailsTo(patient)).toEqual([]);
  });

  test('is told of another telephone by its last four digits only', async () => {
    const { patient, before, after } = await changed();
    const [mail] = mailsTo(patient);
    expect(mail?.subject).toBe('Cambió tu teléfono en Cercana');
    expect(mail?.text).toContain(`el que termina en ${after.slice(-4)}`);
    for (const number of [before, after]) {
      expect(mail?.text).not.toContain(number);
      expect(mail?.html).not.toContain(number);
    }
  });

  test('of a professional is told too', async () => {
    const professional = await clinic.professional();
    const picture = (await aPicture('jpeg', 200)).toString('base64');
    const before = await numberOf(professional);
    const body = aProfessionalProfile({
      phone_number: aNumber(),
      professional_dto: { photo_encode: picture, sign_photo: picture },
    }) as never;
    expect((await t.call(saveProfessional, { body }, professional.token)).statusCode).toBe(200);
    const [key = ''] = await keysTo(professional, 1);
    expect((await undo(key)).statusCode).toBe(200);
    expect(await numberOf(professional)).toBe(before);
  });
});

const accept = ({ token }: Someone, granted = true) =>
  t.call(setWhatsAppConsent, { body: { granted } }, token);
const ask = ({ token }: Pick<Someone, 'token'>) => t.call(askTelephoneCode, {}, token);
const confirm = ({ token }: Pick<Someone, 'token'>, code: string) =>
  t.call(confirmTelephone, { body: { code } }, token);
const reachOf = async ({ token }: Someone): Promise<WhatsAppReach> =>
  (await t.call(getPreferences, {}, token)).json().data.whatsAppReach;

const codesTo = (number: string) =>
  t.whatsapps.filter(({ to, template }) => to === `+549${number}` && template.name === 'codigo');

/** The latest code sent to a telephone. */
async function codeAt(number: string, quantity = 1): Promise<string> {
  await until(() => codesTo(number).length === quantity);
  return codesTo(number).at(-1)?.template.copiedCode ?? '';
}
const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');

/** Starts a new hour, since the limits count by hours of the clock. */
const beginAnHour = () =>
  t.clock.advance(60 * MINUTE_MS - (t.clock.now().getTime() % (60 * MINUTE_MS)));

/** A patient with a new telephone who accepts WhatsApp. */
async function accepting() {
  const patient = await clinic.patient();
  const number = await change(patient);
  await accept(patient);
  return { patient, number };
}

/** The same, after a code was sent. */
async function asking() {
  const { patient, number } = await accepting();
  expect((await ask(patient)).statusCode).toBe(200);
  return { patient, number, code: await codeAt(number) };
}

describe('a code for a telephone is refused', () => {
  test('without a session, a telephone or the consent, and once it is confirmed', async () => {
    expect((await ask({ token: '' })).statusCode).toBe(401);
    expect(codeOf(await ask(await clinic.staff('ADMIN')))).toBe(
      'profiles.telephone-not-to-confirm',
    );
    expect(codeOf(await ask(await clinic.patient()))).toBe('profiles.telephone-not-to-confirm');
    const { patient, code } = await asking();
    await confirm(patient, code);
    expect(codeOf(await ask(patient))).toBe('profiles.telephone-not-to-confirm');
  });

  test('the fourth time in an hour, to an account and to a telephone', async () => {
    beginAnHour();
    const { patient, number } = await accepting();
    const answers = [
      await ask(patient),
      await ask(patient),
      await ask(patient),
      await ask(patient),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 429]);
    const neighbour = await accepting();
    await change(neighbour.patient, number);
    expect((await ask(neighbour.patient)).statusCode).toBe(429);
  });

  test('where it is none, another one, another account’s, used or replaced', async () => {
    const { patient, number, code } = await asking();
    expect((await confirm(patient, '12345')).statusCode).toBe(400);
    expect(codeOf(await confirm(patient, otherThan(code)))).toBe('profiles.telephone-code-invalid');
    const other = await accepting();
    expect(codeOf(await confirm(other.patient, code))).toBe('profiles.telephone-code-invalid');
    await ask(patient);
    const newer = await codeAt(number, 2);
    if (newer !== code)
      expect(codeOf(await confirm(patient, code))).toBe('profiles.telephone-code-invalid');
    expect((await confirm(patient, newer)).statusCode).toBe(200);
    expect(codeOf(await confirm(patient, newer))).toBe('profiles.telephone-code-invalid');
  });

  test('after ten minutes, after five guesses, and for a telephone that changed meanwhile', async () => {
    const late = await asking();
    t.clock.advance(TELEPHONE_CODE_MINUTES * MINUTE_MS);
    late.patient.token = await clinic.logIn(late.patient.email);
    expect(codeOf(await confirm(late.patient, late.code))).toBe('profiles.telephone-code-invalid');
    const guessed = await asking();
    for (let guess = 0; guess < TELEPHONE_CODE_TRIES; guess += 1)
      await confirm(guessed.patient, otherThan(guessed.code));
    expect(codeOf(await confirm(guessed.patient, guessed.code))).toBe(
      'profiles.telephone-code-invalid',
    );
    const moved = await asking();
    await change(moved.patient);
    expect(codeOf(await confirm(moved.patient, moved.code))).toBe(
      'profiles.telephone-code-invalid',
    );
    for (const { patient } of [late, guessed, moved])
      expect(await reachOf(patient)).toBe('UNCONFIRMED');
  });

  test('in more than five guesses at the same time', async () => {
    const { patient, code } = await asking();
    const wrong = Array.from({ length: 10 }, () => confirm(patient, otherThan(code)));
    await Promise.all(wrong);
    expect(codeOf(await confirm(patient, code))).toBe('profiles.telephone-code-invalid');
  });
});

describe('a telephone', () => {
  test('is confirmed with the code that was sent there by WhatsApp', async () => {
    const { patient, number } = await accepting();
    expect(await reachOf(patient)).toBe('UNCONFIRMED');
    const sent = (await ask(patient)).json().data;
    expect(sent.ending).toBe(number.slice(-4));
    const code = await codeAt(number);
    expect(code).toMatch(/^\d{6}$/);
    expect((await confirm(patient, code)).statusCode).toBe(200);
    expect(await reachOf(patient)).toBe('OPEN');
    expect(await auditOf(patient, 'profile.telephone-confirmed')).toHaveLength(1);
  });

  test('keeps no code that could be read from the database', async () => {
    const { patient, code } = await asking();
    const { rows } = await t.pool.query(
      'select row_to_json(telephone_code)::text as stored from telephone_code where account_id = $1',
      [patient.accountId],
    );
    expect(rows[0].stored).not.toContain(`"${code}"`);
  });

  test('that changed is to be confirmed again, and the earlier one counts once it is back', async () => {
    const { patient, code } = await asking();
    await confirm(patient, code);
    await change(patient);
    expect(await reachOf(patient)).toBe('UNCONFIRMED');
    const [, key = ''] = await keysTo(patient, 2);
    await undo(key);
    expect(await reachOf(patient)).toBe('OPEN');
  });

  test('gets no news by WhatsApp before it is confirmed', async () => {
    const visits = visitsOf(t, clinic);
    const { patient, number } = await accepting();
    const body = { ...DEFAULT_PREFERENCES, whatsapp: ['RECORDS' as const] };
    await t.call(setPreferences, { body }, patient.token);
    const newsTo = async () =>
      (
        await t.pool.query(
          `select from outbound_message where recipient = $1 and approved_template->>'name' = 'novedad'`,
          [`+549${number}`],
        )
      ).rows.length;
    await visits.finish(await visits.aVisit({ patient }));
    expect(await newsTo()).toBe(0);
    await ask(patient);
    await confirm(patient, await codeAt(number));
    await visits.finish(await visits.aVisit({ patient }));
    expect(await newsTo()).toBeGreaterThan(0);
  });
});
