import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../platform/ids.ts';
import { aClinic, type Clinic, type Someone } from '../testing/clinic.ts';
import { aMember, familiesOf } from '../testing/family.ts';
import { IDENTITY, ownAccountsOf } from '../testing/own-accounts.ts';
import { ANSWER, requestsOf } from '../testing/requests.ts';
import { staffOf } from '../testing/staff.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

let t: TestApp;
let clinic: Clinic;
let admin: Someone;
let accounts: ReturnType<typeof ownAccountsOf>;
let families: ReturnType<typeof familiesOf>;
let requests: ReturnType<typeof requestsOf>;
beforeAll(async () => {
  t = await testApp();
  clinic = await aClinic(t);
  accounts = ownAccountsOf(t, clinic);
  families = familiesOf(t);
  requests = requestsOf(t);
  admin = await staffOf(t, clinic).proven('ADMIN');
});

const codeOf = (answer: { json: () => { code?: string } }) => answer.json().code;

describe('an account of a dependant is not asked', () => {
  test('by a stranger, by somebody who is no patient, or for members of others', async () => {
    const { memberId, email } = await accounts.aDependant();
    expect((await accounts.ask({ token: '' }, memberId, email)).statusCode).toBe(401);
    for (const other of [await clinic.professional(), admin])
      expect((await accounts.ask(other, memberId, email)).statusCode).toBe(403);
    const others = await clinic.patient();
    expect((await accounts.ask(others, memberId, email)).statusCode).toBe(404);
    expect((await accounts.ask(others, others.personId, email)).statusCode).toBe(404);
    expect((await accounts.ask(others, newId(), email)).statusCode).toBe(404);
  });

  test('for a member of 15, until the day of the 16th birthday', async () => {
    const holder = await clinic.patient();
    const born = (inDays: number) => aMember({ birth_date: families.bornToTurn(16, inDays) });
    await families.add(holder, born(1));
    await families.add(holder, born(0));
    const [younger, older] = (await families.groupOf(holder)).members;
    expect(codeOf(await accounts.ask(holder, younger.id, 'a@ejemplo.test'))).toBe(
      'own-account.too-young',
    );
    expect(await accounts.listed(holder)).toEqual([{ memberId: older.id, state: 'NOT_ASKED' }]);
  });

  test('twice while the staff has not answered, also at once', async () => {
    const { holder, memberId, email } = await accounts.aDependant();
    const answers = await Promise.all(
      [email, email, `otra-${email}`].map((each) => accounts.ask(holder, memberId, each)),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    expect(codeOf(await accounts.ask(holder, memberId, email))).toBe('own-account.already-asked');
    expect(await accounts.listed(holder)).toEqual([{ memberId, state: 'ASKED' }]);
  });

  test('with what is no e-mail, or with more than the e-mail', async () => {
    const { holder, memberId } = await accounts.aDependant();
    expect((await accounts.ask(holder, memberId, 'ana')).statusCode).toBe(400);
  });
});

test('the answer is the same for an e-mail that has an account', async () => {
  const { holder, memberId } = await accounts.aDependant();
  const answer = await accounts.ask(holder, memberId, 'paciente@cercana.test');
  expect(answer.statusCode).toBe(200);
  expect(Object.keys(answer.json().data)).toEqual(['requestId']);
});

describe('the staff', () => {
  test('reads whom it is for and where the link goes, and nothing clinical', async () => {
    const dependant = await accounts.aDependant();
    const id = await accounts.asked(dependant);
    const { details, ...sheet } = (await requests.read(id, admin)).json().data;
    expect(sheet).toMatchObject({ kind: 'FAMILY', state: 'OPEN', mayAnswer: true });
    expect(details).toMatchObject({
      person: 'Ana Núñez de la Peña',
      email: dependant.email,
      idNumber: dependant.dni,
      birthDate: families.bornToTurn(17),
      text: null,
    });
    const director = await staffOf(t, clinic).proven('MEDICAL_DIRECTOR');
    expect((await requests.read(id, director)).statusCode).toBe(404);
  });

  test('approves only with a proof of identity and what it checked', async () => {
    const dependant = await accounts.aDependant();
    const id = await accounts.asked(dependant);
    const unproven = await clinic.staff('ADMIN');
    expect(codeOf(await requests.resolve(id, unproven, ANSWER, IDENTITY))).toBe(
      'session.step-up-required',
    );
    expect(codeOf(await requests.resolve(id, admin))).toBe('requests.evidence-required');
    expect((await requests.resolve(id, admin, ANSWER, 'Sí')).statusCode).toBe(400);
    expect(accounts.mailsTo(dependant.email)).toEqual([]);
    expect((await requests.resolve(id, admin, ANSWER, IDENTITY)).statusCode).toBe(200);
    const { history } = (await requests.read(id, admin)).json().data;
    expect(history).toMatchObject([
      { step: 'RESOLVED', text: ANSWER },
      { step: 'IDENTITY_CHECKED', text: IDENTITY, by: admin.email },
    ]);
    expect((await requests.own(dependant.holder))[0].answer).toBe(ANSWER);
    expect(JSON.stringify(await requests.own(dependant.holder))).not.toContain(IDENTITY);
  });

  test('is told that an e-mail has an account, and the request stays open', async () => {
    const dependant = { ...(await accounts.aDependant()), email: 'paciente@cercana.test' };
    const id = await accounts.asked(dependant);
    const answer = await requests.resolve(id, admin, ANSWER, IDENTITY);
    expect([answer.statusCode, codeOf(answer)]).toEqual([409, 'accounts.email-in-use']);
    expect((await requests.read(id, admin)).json().data.state).toBe('OPEN');
  });

  test('approves nothing for a member who left the group', async () => {
    const dependant = await accounts.aDependant();
    const id = await accounts.asked(dependant);
    await t.pool.query(`update family_link set status = 'ENDED' where member_id = $1`, [
      dependant.memberId,
    ]);
    expect(codeOf(await requests.resolve(id, admin, ANSWER, IDENTITY))).toBe(
      'requests.changed-meanwhile',
    );
  });

  test('rejects it with a reason, which changes nothing and mails nobody', async () => {
    const dependant = await accounts.aDependant();
    const id = await accounts.asked(dependant);
    expect((await requests.reject(id, admin)).statusCode).toBe(200);
    expect(accounts.mailsTo(dependant.email)).toEqual([]);
    expect(await accounts.listed(dependant.holder)).toMatchObject([{ state: 'NOT_ASKED' }]);
    const { rows } = await t.pool.query(
      `select subject, description from notification where account_id = $1 and event = 'request.answered'`,
      [dependant.holder.accountId],
    );
    expect(rows).toEqual([
      { subject: 'Respondimos tu pedido de una cuenta propia', description: ANSWER },
    ]);
  });
});
