import { getHistoryPatient } from '@app/contract/clinical-history';
import { searchNotifications } from '@app/contract/notifications';
import {
  type Access,
  type EmergencyOpening,
  listEmergencies,
  listUnusualReaders,
  openForEmergency,
  reviewEmergency,
  searchAccessLog,
  type UnusualReader,
} from '@app/contract/record-access';
import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { aClinic, type Clinic, type Someone, type SomePatient } from '../../testing/clinic.ts';
import { staffOf } from '../../testing/staff.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

const CANARY = 'Canario: ingresó inconsciente a la guardia de otro hospital';
const NOTE = 'El hospital confirmó el ingreso.';

let t: TestApp;
let clinic: Clinic;
let staff: ReturnType<typeof staffOf>;
let director: Someone;
let admin: Someone;
beforeAll(async () => {
  t = await testApp();
  clinic = await aClinic(t);
  staff = staffOf(t, clinic);
  director = await staff.proven('MEDICAL_DIRECTOR');
  admin = await staff.proven('ADMIN');
});

const dniOf = async ({ personId }: SomePatient): Promise<string> =>
  (await t.pool.query('select id_number from person where id = $1', [personId])).rows[0].id_number;

/** A professional opens a patient's record for an emergency, and reads it. */
async function emergency() {
  const [patient, professional] = [await clinic.patient(), await clinic.professional()];
  await staff.prove(professional);
  const body = { idNumber: await dniOf(patient), reason: CANARY };
  expect((await t.call(openForEmergency, { body }, professional.token)).statusCode).toBe(200);
  const params = { id: patient.personId };
  expect((await t.call(getHistoryPatient, { params }, professional.token)).statusCode).toBe(200);
  return { patient, professional };
}

const search = (body: Parameters<typeof t.call<typeof searchAccessLog>>[1]['body'], who = admin) =>
  t.call(searchAccessLog, { body }, who.token);
const found = async (...asked: Parameters<typeof search>): Promise<Access[]> => {
  const answer = await search(...asked);
  expect(answer.body).not.toContain('Canario');
  return answer.json().data;
};
const emergencies = async (who: Someone, reviewed: 'true' | 'false' = 'false') =>
  (await t.call(listEmergencies, { query: { reviewed } }, who.token)).json()
    .data as EmergencyOpening[];
const review = (
  id: string,
  { token }: Someone,
  verdict: 'JUSTIFIED' | 'NOT_JUSTIFIED' = 'JUSTIFIED',
) => t.call(reviewEmergency, { params: { id }, body: { verdict, note: NOTE } }, token);

describe('the access log', () => {
  test('is refused to everybody but staff, and to staff without a new proof of identity', async () => {
    for (const who of [
      await clinic.patient(),
      await clinic.professional(),
      await clinic.staff('PHARMACY'),
    ])
      expect((await search({}, who)).statusCode).toBe(403);
    expect((await search({}, await clinic.staff('ADMIN'))).json().code).toBe(
      'session.step-up-required',
    );
  });

  test('says who read whose record, when and why, by patient, reader, day and reason', async () => {
    const { patient, professional } = await emergency();
    const idNumber = await dniOf(patient);
    const [reading, ...others] = await found({ idNumber });
    expect(others).toEqual([]);
    expect(reading).toMatchObject({ role: 'PROFESSIONAL', reason: 'emergency' });
    expect(await found({ email: professional.email.toUpperCase() })).toEqual([reading]);
    expect(await found({ email: professional.email, reason: 'grant' })).toEqual([]);
    expect(await found({ idNumber, fromDate: '2001-01-01', toDate: '2001-01-02' })).toEqual([]);
    expect(await found({ idNumber: '99999999' })).toEqual([]);
  });

  test('records who reads it', async () => {
    const count = async () =>
      Number(
        (
          await t.pool.query(
            `select count(*) from audit_event where type = 'access-log.read' and account_id = $1`,
            [director.accountId],
          )
        ).rows[0].count,
      );
    const before = await count();
    await found({}, director);
    expect(await count()).toBe(before + 1);
  });

  test('continues where the page before ended, without holes or repeats', async () => {
    const { patient, professional } = await emergency();
    // Many within the same microsecond, as a restore writes them.
    await t.pool.query(
      `insert into audit_event (id, recorded_at, type, action, outcome, account_id, role, patient_id, purpose, rule)
       select gen_random_uuid(), now() - interval '1 hour', 'record.read', 'R', 'success', $1, 'PROFESSIONAL', $2, 'BTG', 'emergency'
       from generate_series(1, 120)`,
      [professional.accountId, patient.personId],
    );
    const ids: string[] = [];
    let after: string | undefined;
    do {
      const { data, next } = (
        await search({ email: professional.email, ...(after && { after }) })
      ).json();
      ids.push(...data.map(({ id }: Access) => id));
      after = next ?? undefined;
    } while (after);
    expect(ids).toHaveLength(121);
    expect(new Set(ids).size).toBe(121);
  });
});

describe('an emergency access', () => {
  test('is reviewed by the medical director only, with a new proof of identity', async () => {
    await emergency();
    const [opening] = await emergencies(director);
    const id = opening?.id ?? '';
    expect((await review(id, admin)).statusCode).toBe(403);
    expect((await review(id, await clinic.staff('MEDICAL_DIRECTOR'))).json().code).toBe(
      'session.step-up-required',
    );
    expect((await review(newId(), director)).json().code).toBe('record-access.not-found');
  });

  test('shows its reason to the medical director alone', async () => {
    await emergency();
    expect((await emergencies(director))[0]).toMatchObject({ reason: CANARY, readings: 1 });
    expect((await emergencies(admin))[0]).toMatchObject({ reason: null, readings: 1 });
  });

  test('is reviewed once, also by two at the same time, and its professional is told', async () => {
    const { professional } = await emergency();
    const id = (await emergencies(director))[0]?.id ?? '';
    const other = await staff.proven('MEDICAL_DIRECTOR');
    const answers = await Promise.all([review(id, director), review(id, other, 'NOT_JUSTIFIED')]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect((await emergencies(director)).some((one) => one.id === id)).toBe(false);
    const [reviewed] = await emergencies(director, 'true');
    expect(reviewed).toMatchObject({ id, review: { note: NOTE } });
    const inbox = await t.call(searchNotifications, { query: {} }, professional.token);
    expect(inbox.json().data[0].description).toContain(NOTE);
    await expect(
      t.pool.query('update emergency_review set note = $1', ['otra cosa']),
    ).rejects.toThrow('never changed');
  });
});

describe('unusual readings', () => {
  const unusual = async (): Promise<UnusualReader[]> =>
    (await t.call(listUnusualReaders, {}, director.token)).json().data;

  /** Readings of different patients, some days ago at an hour in Argentina. */
  const reads = (
    { accountId }: Someone,
    patients: number,
    daysAgo: number,
    hour = '11:00',
    rule = 'author',
  ) =>
    t.pool.query(
      `with someone as (
         insert into person (id, first_name, last_name, sex_str, birth_date, id_number)
         select gen_random_uuid(), 'Ana', 'Zárate', 'FEMALE', '1980-01-01', '2000' || lpad(n::text, 4, '0')
         from generate_series(1, $2::int) n returning id)
       insert into audit_event (id, recorded_at, type, action, outcome, account_id, role, patient_id, purpose, rule)
       select gen_random_uuid(),
         ((now() at time zone 'America/Argentina/Buenos_Aires')::date - $3::int + $4::time)
           at time zone 'America/Argentina/Buenos_Aires',
         'record.read', 'R', 'success', $1, 'PROFESSIONAL', id, 'TREAT', $5 from someone`,
      [accountId, patients, daysAgo, hour, rule],
    );

  test('are of who read many more than usual, at night, or people of the same surname', async () => {
    const [usual, many, night, relative] = [
      await clinic.professional(),
      await clinic.professional(),
      await clinic.professional(),
      await clinic.professional(),
    ];
    for (const weeks of [1, 2, 3, 4]) await reads(usual, 30, weeks * 7 + 1);
    await reads(usual, 30, 2);
    await reads(many, 25, 2);
    await reads(night, 10, 2, '03:30');
    await t.pool.query(`update person set last_name = 'ZARATE' where account_id = $1`, [
      relative.accountId,
    ]);
    await reads(relative, 1, 2);
    const listed = new Map((await unusual()).map((one) => [one.accountId, one]));
    expect(listed.get(usual.accountId)).toBeUndefined();
    expect(listed.get(many.accountId)).toMatchObject({ patients: 25, usualPatients: 0 });
    expect(listed.get(night.accountId)).toMatchObject({ atNight: 10 });
    expect(listed.get(relative.accountId)).toMatchObject({ sameSurname: 1 });
  });

  test('are none of what the line of the guard shows of who waits', async () => {
    const onGuard = await clinic.professional();
    await reads(onGuard, 60, 2, '03:30', 'on duty');
    expect((await unusual()).map((one) => one.accountId)).not.toContain(onGuard.accountId);
  });

  test('are shown to the medical director alone', async () => {
    expect((await t.call(listUnusualReaders, {}, admin.token)).statusCode).toBe(403);
  });
});
