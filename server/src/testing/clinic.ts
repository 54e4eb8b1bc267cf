import { authenticate } from '@app/contract/accounts';
import { DEMO_PASSWORD } from '@app/contract/accounts/fixtures';
import { dayOf } from '@app/contract/kernel';
import { updateGuardAvailability } from '@app/contract/presence';
import { proposeCuil } from '@app/contract/profiles';
import { hash } from '@node-rs/argon2';
import { holder, professionals } from '../../seed/people.ts';
import { seedCatalogs } from '../../seed/seed-catalogs.ts';
import {
  addPatient,
  addProfessional,
  type SeedContext,
  type SeededPeople,
  seedPeople,
} from '../../seed/seed-people.ts';
import { newId } from '../platform/ids.ts';
import { addAccount } from './account-setup.ts';
import { TEST_PEPPER, type TestApp } from './test-app.ts';

/** A logged-in person. */
export type Someone = { accountId: string; email: string; token: string };
export type SomePatient = Someone & { personId: string };
export type SomePharmacist = Someone & { branchId: string };

type StaffRole = 'ADMIN' | 'MEDICAL_DIRECTOR' | 'PHARMACY';

export type Clinic = SeededPeople & {
  logIn: (email: string) => Promise<string>;
  /** María González, holder of a group of three. */
  maria: () => Promise<SomePatient>;
  /** A new patient with complete profile and consent. */
  patient: () => Promise<SomePatient>;
  /** A new verified professional on duty. */
  professional: (specialtyId?: number) => Promise<Someone>;
  /** A member of staff or of a pharmacy. */
  staff: (role: StaffRole) => Promise<Someone>;
  /** A pharmacist of a branch, by default a new one. */
  pharmacist: (branchId?: string) => Promise<SomePharmacist>;
};

/**
 * The password of everybody in a test's clinic, hashed at the lowest cost: most tests log in, and the product's
 * cost would take a tenth of their time. The hash states its own cost.
 */
const knownPassword = hash(DEMO_PASSWORD, {
  memoryCost: 8,
  timeCost: 1,
  secret: Buffer.from(TEST_PEPPER),
});

/** The demonstration clinic in a test's database, with every consent given. */
export async function aClinic(t: TestApp): Promise<Clinic> {
  const client = await t.pool.connect();
  const context: SeedContext = {
    client,
    today: dayOf(t.clock.now()),
    passwordHash: await knownPassword,
  };
  await seedCatalogs(client);
  const people = await seedPeople(context);
  client.release();
  await consentTo(t, people.accountId, [people.holderId, ...people.memberIds]);
  const logIn = async (email: string): Promise<string> => {
    const answer = await t.call(authenticate, {
      body: { username: email, password: DEMO_PASSWORD },
    });
    return answer.json().id_token;
  };
  return {
    ...people,
    logIn,
    maria: async () => ({
      accountId: people.accountId,
      personId: people.holderId,
      email: holder.email ?? '',
      token: await logIn(holder.email ?? ''),
    }),
    patient: () => newPatient(t, { ...context, client: t.pool as never }, logIn),
    professional: (specialtyId = 1) =>
      newProfessional(t, { ...context, client: t.pool as never }, logIn, specialtyId),
    staff: (role) => newStaff(t, logIn, role),
    pharmacist: async (branchId) => {
      const pharmacist = await newStaff(t, logIn, 'PHARMACY');
      const own = branchId ?? (await newBranch(t));
      await t.pool.query('insert into branch_account (account_id, branch_id) values ($1, $2)', [
        pharmacist.accountId,
        own,
      ]);
      return { ...pharmacist, branchId: own };
    },
  };
}

/** A new branch of a new pharmacy, in Córdoba. */
async function newBranch(t: TestApp): Promise<string> {
  people += 1;
  const { rows } = await t.pool.query(
    `with owner as (
       insert into pharmacy (cuit, name) values ($1, $2) returning id)
     insert into branch_office (pharmacy_id, name, street_name, street_number, phone_number, locality, province_code)
     select id, 'Centro', 'San Martín', '120', '351 422-1100', 'Córdoba', '14' from owner returning id`,
    [String(30_500_000_000 + people), `Farmacia ${people}`],
  );
  return rows[0].id;
}

type LogIn = Clinic['logIn'];
let people = 0;

async function newPatient(t: TestApp, context: SeedContext, logIn: LogIn): Promise<SomePatient> {
  people += 1;
  const email = `paciente${people}@ejemplo.test`;
  const id_number = String(30_000_000 + people);
  const cuil = proposeCuil(id_number, 'FEMALE') ?? '';
  const personId = await addPatient(context, { ...holder, email, id_number, cuil });
  const { rows } = await t.pool.query('select id from account where email = $1', [email]);
  await consentTo(t, rows[0].id, [personId]);
  return { accountId: rows[0].id, personId, email, token: await logIn(email) };
}

async function newProfessional(
  t: TestApp,
  context: SeedContext,
  logIn: LogIn,
  specialtyId: number,
): Promise<Someone> {
  people += 1;
  const [model] = professionals;
  if (!model) throw new Error('no professional to copy');
  const email = `profesional${people}@ejemplo.test`;
  const dni = String(20_000_000 + people);
  const accountId = await addProfessional(context, {
    ...model,
    email,
    id_number: dni,
    cuil: proposeCuil(dni, 'FEMALE') ?? '',
    specialtyId,
  });
  const token = await logIn(email);
  await t.call(
    updateGuardAvailability,
    { params: { id: accountId }, body: { virtualGuardAvailability: true } },
    token,
  );
  return { accountId, email, token };
}

async function newStaff(t: TestApp, logIn: LogIn, role: StaffRole): Promise<Someone> {
  people += 1;
  const email = `personal${people}@ejemplo.test`;
  return { accountId: await addAccount(t, { email, role }), email, token: await logIn(email) };
}

async function consentTo(t: TestApp, accountId: string, personIds: string[]) {
  for (const personId of personIds) {
    await t.pool.query(
      `insert into consent (id, consent_text_id, person_id, accepted_by)
       select $1, id, $2, $3 from consent_text where kind = 'teleconsultation'`,
      [newId(), personId, accountId],
    );
  }
}
