import { authenticate } from '@app/contract/accounts';
import { DEMO_PASSWORD } from '@app/contract/accounts/fixtures';
import { requestPlanContact } from '@app/contract/coverage';
import { addPushSubscription } from '@app/contract/notifications';
import { saveProfileDraft, updatePatient } from '@app/contract/profiles';
import { aPatientProfile } from '@app/contract/profiles/fixtures';
import { beforeAll, expect, test } from 'vitest';
import { proves } from '../../../architecture/requirements/index.ts';
import { newId } from '../platform/ids.ts';
import { aClinic, type Clinic, type Someone, type SomePatient } from '../testing/clinic.ts';
import { until } from '../testing/eventually.ts';
import { confirmOwnTelephone } from '../testing/person-setup.ts';
import { pushReader } from '../testing/push-reader.ts';
import { deletionOf } from '../testing/requests.ts';
import { staffOf } from '../testing/staff.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { visitsOf } from '../testing/visits.ts';

let t: TestApp;
let clinic: Clinic;
let admin: Someone;
beforeAll(async () => {
  t = await testApp();
  clinic = await aClinic(t);
  admin = await staffOf(t, clinic).proven('ADMIN');
});

/**
 * Where an address stays for a time: what counts tries goes within two days, and the work of the background that is
 * done within a week.
 */
const ENDS_BY_ITSELF = /^public\.rate_counter\.bucket$|^pgboss\./;

/** Every column of every table that can hold words. */
async function wordColumns(): Promise<{ table: string; column: string }[]> {
  const { rows } = await t.pool.query(
    `select quote_ident(table_schema) || '.' || quote_ident(table_name) as table, quote_ident(column_name) as column
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
       and data_type in ('text', 'character varying', 'json', 'jsonb', 'ARRAY')
     order by 1, 2`,
  );
  return rows;
}

/** The columns that hold one of these words in some row. */
async function whereabouts(words: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const { table, column } of await wordColumns()) {
    const { rowCount } = await t.pool.query(
      `select from ${table} where exists (
         select from unnest($1::text[]) word where strpos(lower(${column}::text), lower(word)) > 0) limit 1`,
      [words],
    );
    const place = `${table}.${column}`;
    if (rowCount && !ENDS_BY_ITSELF.test(place)) found.push(place);
  }
  return found;
}

const PHONES = ['2604555101', '2604555102'] as const;
const PUSH_SERVICE = 'https://fcm.googleapis.com/fcm/send/';

const changeTelephone = ({ token }: Someone, phone_number: string) =>
  t.call(updatePatient, { body: aPatientProfile({ phone_number }) as never }, token);

/** A patient whom the product knows how to reach in every way; returns these ways. */
async function wellKnown(): Promise<{ patient: SomePatient; ways: string[] }> {
  const { patient } = await visitsOf(t, clinic).aFinishedVisit();
  const { acts } = staffOf(t, clinic);
  await acts.DEACTIVATE(patient.accountId, admin);
  await acts.REACTIVATE(patient.accountId, admin);
  await t.call(authenticate, { body: { username: patient.email, password: `${DEMO_PASSWORD}?` } });
  patient.token = await clinic.logIn(patient.email);
  for (const phone of PHONES) await changeTelephone(patient, phone);
  await confirmOwnTelephone(t, patient.accountId);
  const endpoint = `${PUSH_SERVICE}${newId()}`;
  const { keys } = pushReader();
  await t.call(addPushSubscription, { body: { endpoint, keys } }, patient.token);
  await t.call(requestPlanContact, { params: { patientId: patient.personId } }, patient.token);
  await t.call(
    saveProfileDraft,
    {
      params: { subject: 'own' },
      body: { version: 0, step: 1, content: { phone_number: PHONES[1] } },
    },
    patient.token,
  );
  await t.pool.query(
    `insert into outbound_message (id, channel, recipient, body_text, status, accepted_at)
     values (gen_random_uuid(), 'whatsapp', '+549' || $1, '', 'ACCEPTED', now())`,
    [PHONES[1]],
  );
  return { patient, ways: [patient.email, ...PHONES, endpoint, keys.p256dh, keys.auth] };
}

test('after a deletion nothing in the database leads to its owner, once the last mail was sent', async () => {
  proves('deletion-forgets-contact');
  const { patient, ways } = await wellKnown();
  expect(await whereabouts(ways)).toEqual(
    expect.arrayContaining([
      'public.account.email',
      'public.outbound_message.recipient',
      'public.person.phone_number',
      'public.profile_draft.content',
      'public.push_subscription.auth',
      'public.push_subscription.endpoint',
      'public.staff_act.subject',
      'public.staff_request.details',
      'public.telephone_change.old_number',
      'public.visit.holder_email',
    ]),
  );
  await (await deletionOf(t, patient))(admin);
  await until(() => t.mails.some(({ to, text }) => to === patient.email && /26\.529/.test(text)));
  await until(async () => (await whereabouts(ways)).length === 0);
  expect(await whereabouts(ways)).toEqual([]);
  const { rows } = await t.pool.query(
    `select kind, subject from staff_act where subject_id = $1 order by id`,
    [patient.accountId],
  );
  expect(rows.map(({ kind }) => kind)).toEqual(['DEACTIVATE', 'REACTIVATE', 'PSEUDONYMISE']);
});
