import {
  askEmailChange,
  authenticate,
  changePassword,
  checkEmailChange,
  checkEmailUndo,
  confirmEmailChange,
  getAccount,
  getEmailChange,
  register,
  undoEmailChange,
  withdrawEmailChange,
} from '@app/contract/accounts';
import { DEMO_PASSWORD } from '@app/contract/accounts/fixtures';
import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { addAccount } from '../../testing/account-setup.ts';
import { aClinic, type Clinic, type Someone } from '../../testing/clinic.ts';
import { until } from '../../testing/eventually.ts';
import { staffOf } from '../../testing/staff.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

let t: TestApp;
let clinic: Clinic;
let prove: (someone: Someone) => Promise<unknown>;
beforeAll(async () => {
  t = await testApp();
  clinic = await aClinic(t);
  prove = staffOf(t, clinic).prove;
});

const anAddress = () => `nuevo-${newId()}@ejemplo.test`;
const ask = ({ token }: Pick<Someone, 'token'>, email: string) =>
  t.call(askEmailChange, { body: { email } }, token);
const confirm = (key: string) => t.call(confirmEmailChange, { body: { key } });
const undo = (key: string) => t.call(undoEmailChange, { body: { key } });
const codeOf = (answer: { json: () => { code?: string } }) => answer.json().code;
const logIn = async (username: string) =>
  (await t.call(authenticate, { body: { username, password: DEMO_PASSWORD } })).statusCode;
const pendingOf = async ({ token }: Someone) =>
  (await t.call(getEmailChange, {}, token)).json().pending;
const emailOf = async ({ accountId }: Someone) =>
  (await t.pool.query('select email from account where id = $1', [accountId])).rows[0].email;

const mailsTo = (email: string, subject: string) =>
  t.mails.filter((mail) => mail.to === email && mail.subject.startsWith(subject));

/** The key in the latest mail to an address with a subject. */
async function keyTo(email: string, subject: string): Promise<string> {
  await until(() => mailsTo(email, subject).length > 0);
  return /key=([\w-]+)/.exec(mailsTo(email, subject).at(-1)?.text ?? '')?.[1] ?? '';
}
const confirmKey = (email: string) => keyTo(email, 'Confirmá tu nuevo correo');
const undoKey = (email: string) => keyTo(email, 'Cambió el correo');

/** A patient with a proved identity who requested another address, with the key mailed there. */
async function asking() {
  const patient = await clinic.patient();
  await prove(patient);
  const email = anAddress();
  expect((await ask(patient, email)).statusCode).toBe(200);
  return { patient, old: patient.email, email, key: await confirmKey(email) };
}

/** The same after confirmation, with the key mailed to the old address. */
async function changed() {
  const asked = await asking();
  expect((await confirm(asked.key)).statusCode).toBe(200);
  return { ...asked, undoKey: await undoKey(asked.old) };
}

describe('a refused change of e-mail', () => {
  test('without a session, or without a recent proof of identity', async () => {
    const patient = await clinic.patient();
    expect((await ask({ token: '' }, anAddress())).statusCode).toBe(401);
    expect(codeOf(await ask(patient, anAddress()))).toBe('session.step-up-required');
    expect(await pendingOf(patient)).toBeNull();
  });

  test('to the same address in another spelling, or to what is none', async () => {
    const patient = await clinic.patient();
    await prove(patient);
    expect(codeOf(await ask(patient, ` ${patient.email.toUpperCase()} `))).toBe(
      'accounts.email-unchanged',
    );
    expect((await ask(patient, 'no es un correo')).statusCode).toBe(400);
  });

  test('the fourth of an hour', async () => {
    const patient = await clinic.patient();
    await prove(patient);
    const answers = [];
    for (let time = 0; time < 4; time += 1) answers.push(await ask(patient, anAddress()));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 429]);
  });

  test('a known address gets the same answer as an unknown one, and its owner no link', async () => {
    const owner = await clinic.patient();
    const patient = await clinic.patient();
    await prove(patient);
    const known = await ask(patient, owner.email);
    expect(await pendingOf(patient)).toMatchObject({ email: owner.email });
    const unknown = await ask(patient, anAddress());
    expect(known.statusCode).toBe(200);
    expect(known.body).toBe(unknown.body);
    await ask(patient, owner.email);
    await until(() => mailsTo(owner.email, 'Ya tenés cuenta').length > 0);
    expect(mailsTo(owner.email, 'Confirmá')).toEqual([]);
  });

  test('a link that is unknown, replaced, withdrawn, expired, or older than a new password', async () => {
    expect(codeOf(await confirm('a'.repeat(43)))).toBe('accounts.key-invalid');
    const replaced = await asking();
    await ask(replaced.patient, anAddress());
    const withdrawn = await asking();
    await t.call(withdrawEmailChange, {}, withdrawn.patient.token);
    const expired = await asking();
    await t.pool.query(`update email_change set expires_at = '2020-01-01' where new_email = $1`, [
      expired.email,
    ]);
    const older = await asking();
    await t.call(
      changePassword,
      { body: { currentPassword: DEMO_PASSWORD, newPassword: 'otra clave bien larga' } },
      older.patient.token,
    );
    for (const { key, patient, old } of [replaced, withdrawn, expired, older]) {
      expect((await t.call(checkEmailChange, { query: { key } })).statusCode).toBe(400);
      expect(codeOf(await confirm(key))).toBe('accounts.key-invalid');
      expect(await emailOf(patient)).toBe(old);
    }
  });

  test('where somebody activated an account with the address meanwhile', async () => {
    const { patient, old, email, key } = await asking();
    await addAccount(t, { email, role: 'PATIENT' });
    expect(codeOf(await confirm(key))).toBe('accounts.email-in-use');
    expect(await emailOf(patient)).toBe(old);
    expect(mailsTo(old, 'Cambió el correo')).toEqual([]);
  });

  test('an undo that is unknown, used, or later than 72 hours', async () => {
    expect(codeOf(await undo('a'.repeat(43)))).toBe('accounts.key-invalid');
    const used = await changed();
    expect((await undo(used.undoKey)).statusCode).toBe(200);
    expect(codeOf(await undo(used.undoKey))).toBe('accounts.key-invalid');
    const late = await changed();
    await t.pool.query(
      `update email_change set undo_expires_at = '2020-01-01' where new_email = $1`,
      [late.email],
    );
    expect((await t.call(checkEmailUndo, { query: { key: late.undoKey } })).statusCode).toBe(400);
    expect(codeOf(await undo(late.undoKey))).toBe('accounts.key-invalid');
    expect(await emailOf(late.patient)).toBe(late.email);
  });
});

describe('a change of e-mail', () => {
  test('is confirmed on the new address, which then logs in instead of the old one', async () => {
    const { patient, old, email, key } = await asking();
    expect((await t.call(checkEmailChange, { query: { key } })).json()).toEqual({
      status: 'ok',
      email,
    });
    expect(await emailOf(patient)).toBe(old);
    expect((await confirm(key)).statusCode).toBe(200);
    expect((await t.call(getAccount, {}, patient.token)).json().email).toBe(email);
    expect(await pendingOf(patient)).toBeNull();
    expect([await logIn(email), await logIn(old)]).toEqual([200, 401]);
    const { rows } = await t.pool.query(
      `select type from audit_event where entity_id = $1 and type like 'account.email%' order by type`,
      [patient.accountId],
    );
    expect(rows.map(({ type }) => type)).toEqual([
      'account.email-change-asked',
      'account.email-changed',
    ]);
  });

  test.each(['professional', 'pharmacist', 'staff'] as const)('is for a %s too', async (kind) => {
    const someone = kind === 'staff' ? await clinic.staff('ADMIN') : await clinic[kind]();
    await prove(someone);
    const email = anAddress();
    expect((await ask(someone, email)).statusCode).toBe(200);
    expect((await confirm(await confirmKey(email))).statusCode).toBe(200);
    expect(await emailOf(someone)).toBe(email);
  });

  test('takes the address from an account that somebody asked for and never activated', async () => {
    const email = anAddress();
    const body = {
      active_role: 'PATIENT' as const,
      email,
      id_number: '30111222',
      password: 'cualquiera larga',
    };
    await t.call(register, { body });
    const activation = await keyTo(email, 'Activá');
    const patient = await clinic.patient();
    await prove(patient);
    await ask(patient, email);
    expect((await confirm(await confirmKey(email))).statusCode).toBe(200);
    expect(await emailOf(patient)).toBe(email);
    const { rows } = await t.pool.query(
      'select 1 from account_key where key_hash is not null and account_id in (select id from account where email like $1)',
      ['reemplazada-%'],
    );
    expect([activation.length > 20, rows]).toEqual([true, []]);
  });

  test('is undone from the old address, and every session ends', async () => {
    const { patient, old, email, undoKey: key } = await changed();
    expect((await t.call(checkEmailUndo, { query: { key } })).json().email).toBe(old);
    expect((await undo(key)).statusCode).toBe(200);
    expect(await emailOf(patient)).toBe(old);
    expect((await t.call(getAccount, {}, patient.token)).statusCode).toBe(401);
    expect([await logIn(old), await logIn(email)]).toEqual([200, 401]);
    await until(() => mailsTo(old, 'Tu cuenta').length > 0);
  });

  test('that followed another is undone with it, and what waits ends', async () => {
    const first = await changed();
    const second = anAddress();
    await ask(first.patient, second);
    await confirm(await confirmKey(second));
    const third = anAddress();
    await ask(first.patient, third);
    const waiting = await confirmKey(third);
    const later = await undoKey(first.email);
    expect((await undo(first.undoKey)).statusCode).toBe(200);
    expect(await emailOf(first.patient)).toBe(first.old);
    expect(codeOf(await undo(later))).toBe('accounts.key-invalid');
    expect(codeOf(await confirm(waiting))).toBe('accounts.key-invalid');
  });
});

describe('at the same time', () => {
  const statuses = async (answers: ReturnType<typeof confirm>[]) =>
    (await Promise.all(answers)).map(({ statusCode }) => statusCode).sort();

  test('one key confirms once', async () => {
    const { old, key } = await asking();
    expect(await statuses(Array.from({ length: 8 }, () => confirm(key)))).toEqual([
      200,
      ...Array(7).fill(400),
    ]);
    await undoKey(old);
    expect(mailsTo(old, 'Cambió el correo')).toHaveLength(1);
  });

  test('two accounts confirm the same address, and one has it', async () => {
    const one = await asking();
    const other = await clinic.patient();
    await prove(other);
    await ask(other, one.email);
    await until(() => mailsTo(one.email, 'Confirmá').length > 1);
    const key = await confirmKey(one.email);
    expect(await statuses([confirm(one.key), confirm(key)])).toEqual([200, 409]);
    const { rows } = await t.pool.query('select id from account where email = $1', [one.email]);
    expect(rows).toHaveLength(1);
  });

  test('an undo and the next confirmation leave the oldest address, or undo both', async () => {
    const first = await changed();
    const next = anAddress();
    await ask(first.patient, next);
    const key = await confirmKey(next);
    const [undone] = await Promise.all([undo(first.undoKey), confirm(key)]);
    expect(undone.statusCode).toBe(200);
    expect(await emailOf(first.patient)).toBe(first.old);
  });

  test('a signup with the address leaves one account there', async () => {
    const { email, key, patient } = await asking();
    const body = {
      active_role: 'PATIENT' as const,
      email,
      id_number: '30111333',
      password: 'cualquiera larga',
    };
    await Promise.all([t.call(register, { body }), confirm(key)]);
    if ((await emailOf(patient)) !== email) expect((await confirm(key)).statusCode).toBe(200);
    expect(await emailOf(patient)).toBe(email);
  });
});
