import {
  approveAct,
  listApprovals,
  rejectAct,
  type StaffAct,
  withdrawAct,
} from '@app/contract/approvals';
import { DAY_MS } from '@app/contract/kernel';
import { searchNotifications } from '@app/contract/notifications';
import { getBoard } from '@app/contract/operations';
import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../platform/ids.ts';
import { disableAccount } from '../testing/account-setup.ts';
import { aClinic, type Clinic, type Someone } from '../testing/clinic.ts';
import { until } from '../testing/eventually.ts';
import { EVIDENCE, REASON, staffOf } from '../testing/staff.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

let t: TestApp;
let clinic: Clinic;
let staff: ReturnType<typeof staffOf>;
let asker: Someone;
let second: Someone;
beforeAll(async () => {
  t = await testApp({ STAFF_APPROVALS: 2 });
  clinic = await aClinic(t);
  staff = staffOf(t, clinic);
  [asker, second] = [await staff.proven(), await staff.proven()];
});

const approve = (id: string, { token }: Someone) => t.call(approveAct, { params: { id } }, token);
const reject = (id: string, { token }: Someone) =>
  t.call(rejectAct, { params: { id }, body: { reason: REASON } }, token);
const withdraw = (id: string, { token }: Someone) => t.call(withdrawAct, { params: { id } }, token);
const open = async ({ token }: Someone): Promise<StaffAct[]> =>
  (await t.call(listApprovals, { query: { open: 'true' } }, token)).json().data;
const verificationOf = async (accountId: string) =>
  (await t.pool.query('select verification from professional where account_id = $1', [accountId]))
    .rows[0].verification;

/** A verification that waits for a second person. */
async function waiting(by = asker) {
  const { accountId } = await staff.unverified();
  expect((await staff.acts.VERIFY(accountId, by)).json().data).toEqual({ state: 'WAITING' });
  const act = (await open(second)).find(({ subjectId }) => subjectId === accountId);
  return { accountId, id: act?.id ?? '' };
}

describe('who may decide', () => {
  const subjectsOf = async ({ token }: Someone): Promise<string[]> =>
    (await t.call(searchNotifications, { query: {} }, token))
      .json()
      .data.map(({ subject }: { subject: string }) => subject);
  const toApprove = async ({ token }: Someone): Promise<number> =>
    (await t.call(getBoard, {}, token)).json().data.actsToApprove;
  const SUBJECT = 'Hay un pedido que espera tu aprobación';
  const mailsOf = async ({ email }: Someone) =>
    (
      await t.pool.query(
        'select body_text from outbound_message where recipient = $1 and subject = $2',
        [email, SUBJECT],
      )
    ).rows;

  test('is told by inbox, mail and board; neither who asked nor whom it is about', async () => {
    const [director, first, about] = [
      await staff.proven('MEDICAL_DIRECTOR'),
      await staff.proven(),
      await staff.proven(),
    ];
    const before = await toApprove(director);
    await waiting(first);
    expect(await subjectsOf(director)).toContain(SUBJECT);
    const mails = await mailsOf(director);
    expect(mails).toHaveLength(1);
    expect(mails[0].body_text).toContain('/admin/solicitudes');
    expect(mails[0].body_text).not.toContain(first.email);
    expect(await toApprove(director)).toBe(before + 1);
    expect([await subjectsOf(first), await mailsOf(first)]).toEqual([[], []]);

    const told = (await mailsOf(about)).length;
    await staff.acts.CHANGE_ROLE(about.accountId, first, 'MEDICAL_DIRECTOR');
    expect(await mailsOf(about)).toHaveLength(told);
    expect(await mailsOf(director)).toHaveLength(1);
    expect(await toApprove(director)).toBe(before + 1);
  });

  test('reads on the board only what still waits', async () => {
    const [director, first] = [await staff.proven('MEDICAL_DIRECTOR'), await staff.proven()];
    const before = await toApprove(director);
    const { id } = await waiting(first);
    expect(await toApprove(director)).toBe(before + 1);
    await withdraw(id, first);
    expect(await toApprove(director)).toBe(before);
  });
});

describe('an approval is refused', () => {
  test('to who asked for the act, and then nothing is done', async () => {
    const { id, accountId } = await waiting();
    expect((await approve(id, asker)).json().code).toBe('approvals.own-act');
    expect((await reject(id, asker)).json().code).toBe('approvals.own-act');
    expect(await verificationOf(accountId)).toBe('PENDING_VERIFICATION');
  });

  test('to other roles, without a proof of identity, and of an act that is not there', async () => {
    const { id } = await waiting();
    for (const other of [await clinic.patient(), await clinic.professional()])
      expect((await approve(id, other)).statusCode).toBe(403);
    expect((await approve(id, await clinic.staff('ADMIN'))).json().code).toBe(
      'session.step-up-required',
    );
    expect((await approve(newId(), second)).statusCode).toBe(404);
  });

  test('to a medical director where roles are given, who does not see the act either', async () => {
    await staff.createAccount(asker, { email: 'otra.admin@ejemplo.test', role: 'ADMIN' });
    const director = await staff.proven('MEDICAL_DIRECTOR');
    const [act] = (await open(second)).filter(({ kind }) => kind === 'CREATE_ACCOUNT');
    expect(act).toMatchObject({ subject: 'otra.admin@ejemplo.test', mayDecide: true });
    expect((await open(director)).some(({ kind }) => kind === 'CREATE_ACCOUNT')).toBe(false);
    expect((await approve(act?.id ?? '', director)).statusCode).toBe(404);
  });

  test('of the own account', async () => {
    const director = await staff.proven('MEDICAL_DIRECTOR');
    const other = await staff.proven();
    await staff.acts.CHANGE_ROLE(other.accountId, asker, 'MEDICAL_DIRECTOR');
    const act = (await open(second)).find(({ subjectId }) => subjectId === other.accountId);
    expect((await approve(act?.id ?? '', other)).json().code).toBe('approvals.own-act');
    expect((await approve(act?.id ?? '', director)).statusCode).toBe(404);
  });

  test('once it was decided, and once who asked may not ask any more', async () => {
    const { id, accountId } = await waiting();
    expect((await reject(id, second)).statusCode).toBe(200);
    expect((await approve(id, second)).json().code).toBe('approvals.not-open');
    expect(await verificationOf(accountId)).toBe('PENDING_VERIFICATION');
    const gone = await staff.proven();
    const left = await waiting(gone);
    await disableAccount(t, gone.email);
    expect((await approve(left.id, second)).json().code).toBe('approvals.not-open');
  });

  test('where a colleague observed the profile meanwhile', async () => {
    const { id, accountId } = await waiting();
    await staff.acts.OBSERVE(accountId, second);
    expect((await approve(id, second)).json().code).toBe('people.changed-meanwhile');
    expect(await verificationOf(accountId)).toBe('PENDING_VERIFICATION');
  });

  test('to end a later suspension than the one that was read', async () => {
    const { accountId } = await clinic.professional();
    const decide = async (kind: StaffAct['kind']) => {
      const act = (await open(second)).find(
        (one) => one.subjectId === accountId && one.kind === kind,
      );
      return approve(act?.id ?? '', second);
    };
    await staff.acts.SUSPEND(accountId, asker);
    await decide('SUSPEND');
    await staff.acts.LIFT_SUSPENSION(accountId, asker);
    await t.pool.query('update professional set decisions = decisions + 2 where account_id = $1', [
      accountId,
    ]);
    expect((await decide('LIFT_SUSPENSION')).json().code).toBe('people.state-refused');
    expect(await verificationOf(accountId)).toBe('SUSPENDED');
  });

  test('where the state changed meanwhile; the act stays to be rejected', async () => {
    const { id, accountId } = await waiting();
    await t.pool.query('update professional set version = version + 1 where account_id = $1', [
      accountId,
    ]);
    expect((await approve(id, second)).json().code).toBe('people.changed-meanwhile');
    expect((await open(second)).some((act) => act.id === id)).toBe(true);
    expect((await reject(id, second)).statusCode).toBe(200);
  });
});

describe('an act is taken back', () => {
  test('by nobody else, and not once it was decided', async () => {
    const { id } = await waiting();
    expect((await withdraw(id, second)).json().code).toBe('request.not-found');
    expect((await withdraw(newId(), asker)).json().code).toBe('request.not-found');
    expect((await withdraw(id, await clinic.patient())).statusCode).toBe(403);
    await approve(id, second);
    expect((await withdraw(id, asker)).json().code).toBe('approvals.not-open');
  });

  test('by who asked for it; nobody approves it any more, and it may be asked for again', async () => {
    const { id, accountId } = await waiting();
    const [own] = (await open(asker)).filter((act) => act.id === id);
    expect(own).toMatchObject({ mayWithdraw: true, mayDecide: false });
    expect((await withdraw(id, asker)).statusCode).toBe(200);
    expect((await approve(id, second)).json().code).toBe('approvals.not-open');
    expect((await withdraw(id, asker)).json().code).toBe('approvals.not-open');
    expect(await verificationOf(accountId)).toBe('PENDING_VERIFICATION');
    expect((await staff.acts.VERIFY(accountId, second)).json().data).toEqual({ state: 'WAITING' });
  });

  test('or approved, never both, when both are pressed at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id, accountId } = await waiting();
      const [approved, withdrawn] = await Promise.all([approve(id, second), withdraw(id, asker)]);
      expect([approved.statusCode, withdrawn.statusCode].sort()).toEqual([200, 409]);
      expect(await verificationOf(accountId)).toBe(
        approved.statusCode === 200 ? 'VERIFIED' : 'PENDING_VERIFICATION',
      );
    }
  });
});

test('what waits is asked for once', async () => {
  const { id, accountId } = await waiting();
  const again = await Promise.all([
    staff.acts.VERIFY(accountId, asker),
    staff.acts.VERIFY(accountId, second),
  ]);
  for (const answer of again) expect(answer.json().code).toBe('approvals.already-waiting');
  await reject(id, second);
  expect((await staff.acts.VERIFY(accountId, asker)).json().data).toEqual({ state: 'WAITING' });
});

test('a new account waits once for its address, and again once its request has expired', async () => {
  const email = 'veinte@ejemplo.test';
  const ask = () => staff.createAccount(asker, { email, role: 'ADMIN' });
  const answers = await Promise.all(Array.from({ length: 4 }, ask));
  const states = answers.map((answer) => answer.json().data?.state ?? answer.json().code).sort();
  expect(states).toEqual(['WAITING', ...Array(3).fill('approvals.already-waiting')]);
  await t.pool.query(`update staff_act set expires_at = asked_at where subject = $1`, [email]);
  expect((await ask()).json().data).toEqual({ state: 'WAITING' });
});

test('a second person carries the act out, and both are in its history', async () => {
  const { id, accountId } = await waiting();
  const director = await staff.proven('MEDICAL_DIRECTOR');
  expect((await approve(id, director)).statusCode).toBe(200);
  expect(await verificationOf(accountId)).toBe('VERIFIED');
  const { data } = (await t.call(listApprovals, { query: {} }, asker.token)).json();
  expect(data.find((act: StaffAct) => act.id === id)).toMatchObject({
    state: 'APPROVED',
    askedBy: asker.email,
    decidedBy: director.email,
    details: { evidence: EVIDENCE },
    mayDecide: false,
  });
  const { rows } = await t.pool.query(
    `select type, account_id from audit_event where entity_id = $1 and type like 'staff-act%' order by recorded_at`,
    [accountId],
  );
  expect(rows).toEqual([
    { type: 'staff-act.asked', account_id: asker.accountId },
    { type: 'staff-act.approved', account_id: director.accountId },
  ]);
});

test('of many approvals at once one carries the act out, once', async () => {
  const approvers = [second, await staff.proven(), await staff.proven('MEDICAL_DIRECTOR')];
  for (let round = 0; round < 5; round += 1) {
    const { id, accountId } = await waiting();
    const answers = await Promise.all(
      [...approvers, ...approvers].map((approver) => approve(id, approver)),
    );
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([200, 409, 409, 409, 409, 409]);
    const { rows } = await t.pool.query(`select event from notification where account_id = $1`, [
      accountId,
    ]);
    expect(rows).toEqual([{ event: 'verification.verified' }]);
  }
});

test('a suspension waits too; a disabled account does not', async () => {
  const professional = await clinic.professional();
  const suspended = await staff.acts.SUSPEND(professional.accountId, asker);
  expect(suspended.json().data).toEqual({ state: 'WAITING' });
  expect(await verificationOf(professional.accountId)).toBe('VERIFIED');
  const sheet = await staff.sheetOf(professional.accountId, second);
  expect(sheet.waiting).toMatchObject([{ kind: 'SUSPEND', reason: REASON }]);
  const disabled = await staff.acts.DEACTIVATE(professional.accountId, asker);
  expect(disabled.json().data).toEqual({ state: 'DONE' });
});

test('an account of staff gets its activation mail once it was approved', async () => {
  const email = 'nueva.direccion@ejemplo.test';
  await staff.createAccount(asker, { email, role: 'MEDICAL_DIRECTOR' });
  const isThere = async () =>
    (await t.pool.query('select id from account where email = $1', [email])).rowCount;
  expect(await isThere()).toBe(0);
  const act = (await open(second)).find(({ subject }) => subject === email);
  await approve(act?.id ?? '', second);
  expect(await isThere()).toBe(1);
  await until(() =>
    t.mails.some(({ to, text }) => to === email && text.includes('dirección médica')),
  );
});

// Last in the file, since it moves the clock by a week.
test('an act of a week ago has expired', async () => {
  const { id, accountId } = await waiting();
  t.clock.advance(7 * DAY_MS);
  const later = { ...second, token: await clinic.logIn(second.email) };
  await staff.prove(later);
  expect((await approve(id, later)).json().code).toBe('approvals.not-open');
  expect(await open(later)).toEqual([]);
  expect((await staff.acts.VERIFY(accountId, later)).json().data).toEqual({ state: 'WAITING' });
  expect(await verificationOf(accountId)).toBe('PENDING_VERIFICATION');
});
