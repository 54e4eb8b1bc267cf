import { acceptConsent, listMissingConsents } from '@app/contract/consents';
import {
  addFamilyMember,
  answerInvitation,
  askRemoval,
  type GroupMember,
  getFamilyGroup,
  type Invitation,
  listInvitations,
  type NewMember,
  updateFamilyMember,
} from '@app/contract/family-group';
import { addDays, dayOf } from '@app/contract/kernel';
import { aPatientProfile } from '@app/contract/profiles/fixtures';
import type { Clinic, Someone, SomePatient } from './clinic.ts';
import { requestsOf } from './requests.ts';
import { staffOf } from './staff.ts';
import type { TestApp } from './test-app.ts';

let members = 0;

/** An unused DNI. */
export const freeDni = () => String(57_000_000 + ++members);

type Changes = Parameters<typeof aPatientProfile>[0] & Record<string, unknown>;

/** A son of the holder, with all the data of the wizard. */
export const aMember = ({
  id_number = freeDni(),
  relationship_to_titular = 'OFFSPRING',
  ...changes
}: Changes & { id_number?: string; relationship_to_titular?: string } = {}) => ({
  ...aPatientProfile({ first_name: 'Tomás', birth_date: '21/03/2018', ...changes }),
  id_number,
  relationship_to_titular,
});

type Holder = Pick<Someone, 'token'>;

/** Family groups of a test's clinic. */
export function familiesOf(t: TestApp) {
  const groupOf = async ({ token }: Holder) =>
    (await t.call(getFamilyGroup, {}, token)).json().data;

  const add = (who: Holder, body: object = aMember()) =>
    t.call(addFamilyMember, { body: body as NewMember }, who.token);

  /** The holder accepts what a consultation of a member needs. */
  const consent = async ({ token }: Holder, patientId: string): Promise<void> => {
    const missing = await t.call(listMissingConsents, { query: { patientId } }, token);
    for (const { kind, body_hash } of missing.json().data)
      await t.call(acceptConsent, { body: { patientId, kind, body_hash } }, token);
  };

  return {
    groupOf,
    add,
    consent,

    change: (who: Holder, memberId: string, body: object) => {
      const { id_number: _, ...changes } = body as NewMember;
      return t.call(updateFamilyMember, { params: { memberId }, body: changes }, who.token);
    },

    /** The only member of a group. */
    memberOf: async (who: Holder): Promise<GroupMember> => {
      const [member] = (await groupOf(who)).members;
      return member;
    },

    invitationsOf: async ({ token }: Holder): Promise<Invitation[]> =>
      (await t.call(listInvitations, {}, token)).json().data,

    answer: ({ token }: Holder, id: string, accept: boolean) =>
      t.call(answerInvitation, { params: { id }, body: { accept } }, token),

    dniOf: async ({ accountId }: Pick<Someone, 'accountId'>): Promise<string> =>
      (await t.pool.query('select id_number from account where id = $1', [accountId])).rows[0]
        .id_number,

    /** What a holder has to write of an adult for them to be invited. */
    describe: async ({ accountId }: Pick<Someone, 'accountId'>) => {
      const { rows } = await t.pool.query(
        'select id_number, last_name, birth_date from person where account_id = $1',
        [accountId],
      );
      return rows[0] as { id_number: string; last_name: string; birth_date: string };
    },

    /** A minor in charge of a new holder, with consent: the holder's account, the minor's person. */
    aDependant: async (clinic: Clinic, birth_date: string): Promise<SomePatient> => {
      const holder = await clinic.patient();
      await add(holder, aMember({ birth_date, first_name: 'Ana' }));
      const [{ id: patientId }] = (await groupOf(holder)).members;
      await consent(holder, patientId);
      return { ...holder, personId: patientId };
    },

    /** Asks that a member leaves the group of a holder; returns how operations resolves it. */
    leaving: async (clinic: Clinic, { personId: memberId, token }: SomePatient) => {
      const asked = await t.call(askRemoval, { params: { memberId }, body: {} }, token);
      const admin = await staffOf(t, clinic).proven('ADMIN');
      return async (): Promise<void> => {
        const answer = await requestsOf(t).resolve(asked.json().data.requestId, admin);
        if (answer.statusCode !== 200) throw new Error(answer.body);
      };
    },

    /** Birth date of a person who turns some age today, or some days later. */
    bornToTurn: (years: number, inDays = 0): string => {
      const birthday = addDays(dayOf(t.clock.now()), inDays);
      return `${Number(birthday.slice(0, 4)) - years}${birthday.slice(4)}`;
    },
  };
}
