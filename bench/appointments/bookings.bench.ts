import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { bookAppointment } from '@app/contract/appointments';
import type pg from 'pg';
import { onDuty } from '../guard-queue/duty.ts';
import { fire, once, type Shot } from '../load.ts';
import { measure, type Result } from '../measure.ts';
import { type Measured, openPool, type Product } from '../product.ts';
import type { Session } from '../sessions.ts';

/** Contended hours, with five people for each; BENCH_SLOTS changes their number. */
const SLOTS = Number(process.env.BENCH_SLOTS ?? 2_000);
const CONTENDERS = 5;
const ROUNDS = 5;
const AT_ONCE = 8;

type Hour = { scheduleId: string; startsAt: string; professional: Session; patients: string[] };
type Tally = { races: number; doubles: number; lost: number; other: number };

/** Measures bookings: five people ask for each hour at once, and one gets it. */
export async function bookingsBench(product: Product, bare: Measured): Promise<Result[]> {
  const pool = openPool(product);
  const professionals = await onDuty(product, pool, 20);
  await pool.query('delete from holiday');
  const bearer = { authorization: `Bearer ${await (await fetch(`${bare.url}/token`)).text()}` };
  const ours: Tally = { races: 0, doubles: 0, lost: 0, other: 0 };
  const theirs: Tally = { races: 0, doubles: 0, lost: 0, other: 0 };
  const run = async (shotOf: (hour: Hour, patient: string) => Shot, tally: Tally) => {
    const hours = await openHours(pool, professionals, SLOTS / ROUNDS);
    const ms = await fight(hours, shotOf, tally);
    await pool.query(`update appointment set status = 'CANCELLED', closed_reason = 'STAFF', closed_at = now()
      where status = 'PROGRAMMED'`);
    await pool.query('update schedule set closed_at = now() where closed_at is null');
    return (hours.length * CONTENDERS) / (ms / 1_000);
  };
  const result = await measure({
    id: 'P23',
    what: `bookings, ${CONTENDERS} people an hour`,
    unit: '/s',
    goal: { atLeast: 0.4 },
    rounds: ROUNDS,
    product: () =>
      run(
        (hour, patientId) => ({
          url: `${product.url}${bookAppointment.path}`,
          method: 'POST',
          headers: {
            authorization: `Bearer ${hour.professional.token}`,
            'content-type': 'application/json',
          },
          body: JSON.stringify({
            patientId,
            time_availability_id: hour.scheduleId,
            appointment_date: hour.startsAt,
            reason: 'Bench',
          }),
        }),
        ours,
      ),
    reference: () =>
      run(
        (hour, patientId) => ({
          url: `${bare.url}/book/${hour.scheduleId}?at=${hour.startsAt}&patient=${patientId}`,
          method: 'PUT',
          headers: bearer,
        }),
        theirs,
      ),
  });
  await pool.end();
  const note = `${ours.races} races: ${ours.doubles} double, ${ours.lost} lost, ${ours.other} other answers`;
  console.log(`       ${note}`);
  if (ours.doubles + ours.lost + ours.other > 0) throw new Error('an hour was given twice or lost');
  return [{ ...result, note }];
}

/** Opens whole days of hours for each professional from tomorrow on, with five new patients of theirs for each hour. */
async function openHours(pool: pg.Pool, professionals: Session[], count: number): Promise<Hour[]> {
  const hours: Hour[] = [];
  const each = Math.ceil(count / professionals.length);
  const days = Math.ceil(each / 72);
  for (const professional of professionals) {
    const patients = await newPatients(pool, professional.id, each * CONTENDERS);
    const { rows } = await pool.query<{ id: string; starts_at: Date }>(
      `with opened as (
         insert into schedule (id, group_id, professional_id, weekday, check_in, check_out, start_date, date_to, attention_type_id)
         select gen_random_uuid(), $1, $2, to_char(day, 'FMDAY'), 0, 1440, day::date, day::date, 1
         from generate_series((now() at time zone 'America/Argentina/Buenos_Aires')::date + 1,
           (now() at time zone 'America/Argentina/Buenos_Aires')::date + $3::int, interval '1 day') day
         returning id, start_date)
       select id, (start_date + make_interval(mins => minute)) at time zone 'America/Argentina/Buenos_Aires' as starts_at
       from opened, generate_series(0, 1420, 20) minute order by 2 limit $4`,
      [randomUUID(), professional.id, days, each],
    );
    for (const { id, starts_at } of rows)
      hours.push({
        scheduleId: id,
        startsAt: starts_at.toISOString(),
        professional,
        patients: patients.splice(0, CONTENDERS),
      });
  }
  return hours.slice(0, count);
}

/** Adults with a complete profile who granted their record to a professional. */
async function newPatients(pool: pg.Pool, professionalId: string, count: number) {
  const { rows } = await pool.query<{ id: string }>(
    `with model as (select person.*, account.role, account.password_hash, account.id as model_account
         from person join account on account.id = account_id where email = 'paciente@cercana.test'),
       accounts as (
         insert into account (id, email, role, status, password_hash, activated_at)
         select gen_random_uuid(), 'booker-' || gen_random_uuid() || '@cercana.test', role, 'ACTIVE', password_hash, now()
         from model, generate_series(1, $2) returning id),
       people as (
         insert into person (id, account_id, first_name, last_name, sex_str, birth_date, id_number)
         select gen_random_uuid(), accounts.id, first_name, last_name, sex_str, birth_date, id_number
         from accounts, model returning id, account_id),
       patients as (
         insert into patient (person_id, full_profile) select id, true from people returning person_id),
       granted as (
         insert into record_grant (id, person_id, professional_id, granted_by, granted_at, expires_at)
         select gen_random_uuid(), id, $1, account_id, now(), now() + interval '1 day' from people)
     select person_id as id from patients`,
    [professionalId, count],
  );
  return rows.map(({ id }) => id);
}

/** All five people of each hour at once, for several hours at a time; returns the milliseconds. */
function fight(
  hours: Hour[],
  shotOf: (hour: Hour, patient: string) => Shot,
  tally: Tally,
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONTENDERS * AT_ONCE });
  return once(hours, AT_ONCE, async (hour) => {
    const statuses = await Promise.all(
      hour.patients.map((patient) => fire(agent, shotOf(hour, patient))),
    );
    const won = statuses.filter((status) => status === 200).length;
    tally.races += CONTENDERS;
    tally.doubles += Math.max(0, won - 1);
    tally.lost += won === 0 ? 1 : 0;
    tally.other += statuses.filter((status) => status !== 200 && status !== 409).length;
  }).finally(() => agent.destroy());
}
