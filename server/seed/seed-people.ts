import { accountTextKinds } from '@app/contract/consents';
import { addDays, type Day } from '@app/contract/kernel';
import type pg from 'pg';
import { newId } from '../src/platform/ids.ts';
import {
  address,
  family,
  holder,
  professionals,
  type SeedPatient,
  type SeedProfessional,
} from './people.ts';

/** The ids of the demonstration's people, for the past that is added afterwards. */
export type SeededPeople = {
  holderId: string;
  accountId: string;
  memberIds: string[];
  professionalIds: string[];
};

export type SeedContext = { client: pg.ClientBase; today: Day; passwordHash: string };

/** Adds the demonstration logins and their people. */
export async function seedPeople(context: SeedContext): Promise<SeededPeople> {
  const holderId = await addPatient(context, holder);
  const accountId = await accountOf(context, holder.email ?? '');
  const memberIds: string[] = [];
  for (const member of family) {
    const memberId = await addPatient(context, member);
    memberIds.push(memberId);
    await context.client.query(
      // Members who have to accept did (requirement: member acceptance); a child's link stores no acceptance.
      `insert into family_link (id, holder_id, member_id, relationship_to_titular, status, answered_at)
       values ($1, $2, $3, $4, 'ACTIVE', case when $4 = 'SPOUSE' then now() end)`,
      [newId(), holderId, memberId, member.relationship],
    );
  }
  await addAccount(context, 'nueva@cercana.test', 'PATIENT', '40999888');
  await addAccount(context, 'operaciones@cercana.test', 'ADMIN', null);
  await addAccount(context, 'direccion@cercana.test', 'MEDICAL_DIRECTOR', null);
  const professionalIds: string[] = [];
  for (const professional of professionals) {
    professionalIds.push(await addProfessional(context, professional));
  }
  return { holderId, accountId, memberIds, professionalIds };
}

async function accountOf({ client }: SeedContext, email: string): Promise<string> {
  const { rows } = await client.query<{ id: string }>('select id from account where email = $1', [
    email,
  ]);
  return rows[0]?.id ?? '';
}

/** Adds an active account with the demonstration password. */
export async function addAccount(
  { client, passwordHash }: SeedContext,
  email: string,
  role: string,
  dni: string | null,
): Promise<string> {
  const id = newId();
  await client.query(
    `insert into account (id, email, role, status, id_number, password_hash, activated_at)
     values ($1, $2, $3, 'ACTIVE', $4, $5, now())`,
    [id, email, role, dni, passwordHash],
  );
  if (role === 'PATIENT' || role === 'PROFESSIONAL') await acceptAtSignup(client, id);
  return id;
}

/** Accepts the terms and the privacy notice, as everybody does who signs up. */
const acceptAtSignup = (client: SeedContext['client'], accountId: string) =>
  client.query(
    `insert into account_consent (account_id, consent_text_id)
     select $1, id from consent_text where kind = any($2)`,
    [accountId, accountTextKinds],
  );

function birthDate(today: Day, age: number, birthday: string): Day {
  const thisYear = Number(today.slice(0, 4));
  const hadBirthday = today.slice(5) >= birthday;
  return addDays(`${thisYear - age - (hadBirthday ? 0 : 1)}-${birthday}`, 0);
}

type Human = Pick<
  SeedPatient,
  | 'first_name'
  | 'last_name'
  | 'sex_str'
  | 'age'
  | 'birthday'
  | 'id_number'
  | 'cuil'
  | 'phone_number'
>;

async function addPerson({ client, today }: SeedContext, human: Human, accountId: string | null) {
  const id = newId();
  await client.query(
    `insert into person (id, account_id, first_name, last_name, sex_str, birth_date, id_number, cuil, phone_number)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      id,
      accountId,
      human.first_name,
      human.last_name,
      human.sex_str,
      birthDate(today, human.age, human.birthday),
      human.id_number,
      human.cuil,
      human.phone_number ?? null,
    ],
  );
  return id;
}

/** Adds one patient, with an account if there is an e-mail. */
export async function addPatient(context: SeedContext, patient: SeedPatient): Promise<string> {
  const { client } = context;
  const accountId = patient.email
    ? await addAccount(context, patient.email, 'PATIENT', patient.id_number)
    : null;
  const id = await addPerson(context, patient, accountId);
  await client.query(
    `insert into address (person_id, street, number, floor, postal_code, city, province) values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      id,
      address.street,
      address.number,
      address.floor,
      address.postal_code,
      address.city,
      address.province,
    ],
  );
  await client.query(
    `insert into patient (person_id, full_profile, attention_type, prepaid_health_category_id, affiliate_number, size, weight, allergies)
     values ($1, true, 'Obra Social', $2, $3, $4, $5, $6)`,
    [
      id,
      patient.planId,
      patient.affiliate_number ?? null,
      patient.size ?? null,
      patient.weight ?? null,
      patient.allergies ?? null,
    ],
  );
  for (const [kind, name] of patient.antecedents ?? []) {
    await client.query(
      `insert into patient_antecedent (id, person_id, kind, name, catalog_id)
       values ($1, $2, $3, $4, case $3
         when 'disease' then (select id from pre_existing_disease where name = $4)
         when 'surgery' then (select id from surgery where name = $4) end)`,
      [newId(), id, kind, name],
    );
  }
  return id;
}

/** Adds one professional with account, licences and specialty. */
export async function addProfessional(
  context: SeedContext,
  professional: SeedProfessional,
): Promise<string> {
  const { client, today } = context;
  const { email, id_number, licences } = professional;
  const accountId = await addAccount(context, email, 'PROFESSIONAL', id_number);
  const personId = await addPerson(context, professional, accountId);
  await client.query(
    `insert into professional (account_id, person_id, full_profile, profession, refeps_code, academic_training,
       professional_address, attention_particular, verification, verified_at, verified_by)
     values ($1, $2, true, $3, $4, $5, $6, true, $7, $8, $9)`,
    [
      accountId,
      personId,
      professional.profession,
      professional.refeps_code,
      professional.academic_training,
      professional.professional_address,
      professional.verified ? 'VERIFIED' : 'PENDING_VERIFICATION',
      professional.verified ? new Date() : null,
      professional.verified ? 'direccion@cercana.test' : null,
    ],
  );
  for (const [position, licence] of licences.entries()) {
    const { number, type, issuer, jurisdiction, validDays } = licence;
    const until = validDays === undefined ? null : addDays(today, validDays);
    await client.query(
      `insert into professional_licence
         (id, professional_id, number, type_licence_str, issuer, jurisdiction_code, position, valid_until)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [newId(), accountId, number, type, issuer, jurisdiction, position, until],
    );
  }
  await client.query(
    `insert into professional_specialty (professional_id, specialty_id, position) values ($1, $2, 0)`,
    [accountId, professional.specialtyId],
  );
  return accountId;
}
