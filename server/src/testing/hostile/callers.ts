import { authenticate } from '@app/contract/accounts';
import { DEMO_PASSWORD } from '@app/contract/accounts/fixtures';
import { holder } from '../../../seed/people.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Clinic } from '../clinic.ts';
import type { SentOrder } from '../orders.ts';
import type { TestApp } from '../test-app.ts';
import type { Visit } from '../visits.ts';

/** A caller, perhaps without a session; if the caller's own call ended the session, a new one is opened. */
export type Caller = {
  role: Actor['role'] | undefined;
  token: () => Promise<string | undefined>;
  /** Drops a session that ended or reached its limits: the next call opens another. */
  forget: () => void;
};

const NOBODY: Caller = { role: undefined, token: async () => undefined, forget: () => {} };

/**
 * Every kind of caller: without a session, both sides of the visit and of an order, a stranger, an unverified
 * professional, staff, and a pharmacy with and without a branch.
 */
export async function callersOf(
  t: TestApp,
  clinic: Clinic,
  { patient, professional }: Pick<Visit, 'patient' | 'professional'>,
  order: Pick<SentOrder, 'patient' | 'pharmacist'>,
): Promise<Caller[]> {
  const somebody = (role: Actor['role'], email: string) => callerOf(t, role, email);
  return [
    NOBODY,
    somebody('PATIENT', patient.email),
    somebody('PATIENT', (await clinic.patient()).email),
    somebody('PATIENT', order.patient.email),
    somebody('PROFESSIONAL', professional.email),
    somebody('PROFESSIONAL', 'pendiente@cercana.test'),
    somebody('ADMIN', (await clinic.staff('ADMIN')).email),
    somebody('MEDICAL_DIRECTOR', (await clinic.staff('MEDICAL_DIRECTOR')).email),
    somebody('PHARMACY', (await clinic.pharmacist()).email),
    somebody('PHARMACY', order.pharmacist.email),
    somebody('PHARMACY', (await clinic.staff('PHARMACY')).email),
  ];
}

function callerOf(t: TestApp, role: Actor['role'], email: string): Caller {
  let token: string | undefined;
  const logIn = async (): Promise<string | undefined> => {
    const body = { username: email, password: DEMO_PASSWORD };
    return (await t.call(authenticate, { body })).json().id_token;
  };
  return {
    role,
    token: async () => {
      token ??= await logIn();
      if (!token) {
        await giveBack(t, email);
        token = await logIn();
      }
      return token;
    },
    forget: () => {
      token = undefined;
    },
  };
}

/** Restores an account whose password was changed or guessed too often, or that enrolled a second factor. */
async function giveBack(t: TestApp, email: string): Promise<void> {
  await t.pool.query('delete from rate_counter');
  await t.pool.query(
    'delete from second_factor where account_id = (select id from account where email = $1)',
    [email],
  );
  await t.pool.query(
    `update account set status = 'ACTIVE',
       password_hash = (select password_hash from account where email = $2) where email = $1`,
    [email, holder.email],
  );
}
