import { DEMO_PASSWORD } from '@app/contract/accounts/fixtures';
import {
  askOwnAccount,
  checkOwnAccount,
  listMembersWithoutAccount,
  type MemberWithoutAccount,
  openOwnAccount,
} from '@app/contract/own-account';
import { newId } from '../platform/ids.ts';
import type { Clinic, Someone, SomePatient } from './clinic.ts';
import { until } from './eventually.ts';
import { familiesOf } from './family.ts';
import { requestsOf } from './requests.ts';
import { staffOf } from './staff.ts';
import type { TestApp } from './test-app.ts';

export const IDENTITY = 'Videollamada con la persona, que mostró su DNI y dictó el correo.';

/** A dependant of 16 or 17 with the holder's account, and the data for opening their own account. */
export type Dependant = { holder: SomePatient; memberId: string; dni: string; email: string };

/** Members' own accounts in a test's clinic. */
export function ownAccountsOf(t: TestApp, clinic: Clinic) {
  const families = familiesOf(t);
  const requests = requestsOf(t);

  const ask = ({ token }: Pick<Someone, 'token'>, memberId: string, email: string) =>
    t.call(askOwnAccount, { params: { memberId }, body: { email } }, token);

  const open = (key: string, id_number: string, newPassword: string = DEMO_PASSWORD) =>
    t.call(openOwnAccount, { body: { key, id_number, newPassword } });

  /** A minor in charge of a new holder, of 17 unless another age is given. */
  async function aDependant(age = 17): Promise<Dependant> {
    const { personId: memberId, ...account } = await families.aDependant(
      clinic,
      families.bornToTurn(age),
    );
    const { rows } = await t.pool.query(
      `select member.id_number, holder.id as holder from person member
       join family_link on member_id = member.id join person holder on holder.id = holder_id
       where member.id = $1`,
      [memberId],
    );
    const [{ holder, id_number: dni }] = rows;
    const email = `propia-${newId()}@ejemplo.test`;
    return { holder: { ...account, personId: holder }, memberId, dni, email };
  }

  const mailsTo = (email: string) =>
    t.mails.filter(({ to, text }) => to === email && text.includes('/cuenta-propia?key='));

  /** The key of the latest of some mails to an address. */
  async function keyTo(email: string, mails = 1): Promise<string> {
    await until(() => mailsTo(email).length >= mails);
    return /key=([\w-]+)/.exec(mailsTo(email).at(-1)?.text ?? '')?.[1] ?? '';
  }

  async function asked({ holder, memberId, email }: Dependant): Promise<string> {
    return (await ask(holder, memberId, email)).json().data.requestId;
  }

  /** Requests an account, has it approved and returns the mailed key. */
  async function mailed(dependant: Dependant, mails = 1): Promise<string> {
    const admin = await staffOf(t, clinic).proven('ADMIN');
    const answer = await requests.resolve(await asked(dependant), admin, undefined, IDENTITY);
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return keyTo(dependant.email, mails);
  }

  /** The same with the account opened and logged in. */
  async function opened(dependant: Dependant): Promise<SomePatient> {
    const answer = await open(await mailed(dependant), dependant.dni);
    if (answer.statusCode !== 200) throw new Error(answer.body);
    const { email, memberId: personId } = dependant;
    const { rows } = await t.pool.query('select id from account where email = $1', [email]);
    return { accountId: rows[0].id, email, personId, token: await clinic.logIn(email) };
  }

  return {
    aDependant,
    ask,
    asked,
    check: (key: string) => t.call(checkOwnAccount, { query: { key } }),
    keyTo,
    listed: async ({ token }: Pick<Someone, 'token'>): Promise<MemberWithoutAccount[]> =>
      (await t.call(listMembersWithoutAccount, {}, token)).json().data,
    mailed,
    mailsTo,
    open,
    opened,
  };
}
