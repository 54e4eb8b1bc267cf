import { addDays, type Day, dayOf, instantAt, MINUTE_MS, minutesOf } from '@app/contract/kernel';
import type pg from 'pg';
import { newId } from '../src/platform/ids.ts';
import type { SeededPeople } from './seed-people.ts';

/** Hours stay open so long that nobody meets their end. */
const OPEN_DAYS = 360;

type Hours = { days: string[]; check_in: number; check_out: number; isPrivate: boolean };

/** Weekly hours of both professionals: patients of insurers in the morning, private patients in the afternoon. */
const WEEK: Hours[] = [
  {
    days: ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY'],
    check_in: 9 * 60,
    check_out: 13 * 60,
    isPrivate: false,
  },
  { days: ['TUESDAY', 'THURSDAY'], check_in: 16 * 60, check_out: 19 * 60, isPrivate: true },
];
const INSURERS = ['Cercana', 'OSDE'];

/** Guard shifts: for adults every day including holidays; for children on weekdays. */
const GUARD = [
  {
    specialtyId: 1,
    days: ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'],
    startsAt: 8 * 60,
    minutes: 12 * 60,
    onHolidays: true,
  },
  {
    specialtyId: 2,
    days: ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY'],
    startsAt: 9 * 60,
    minutes: 9 * 60,
    onHolidays: false,
  },
];

type Agendas = { pool: pg.Pool; people: SeededPeople; now: Date };

/**
 * Adds the demonstration's agendas: hours and guard shifts of both professionals, cancelled appointments, and
 * waiting lists.
 */
export async function seedAgendas({ now, people, pool }: Agendas): Promise<void> {
  const [generalist = '', paediatrician = ''] = people.professionalIds;
  await pool.query(
    `insert into professional_insurer (professional_id, prepaid_health_id)
     select professional_id, id from unnest($1::uuid[]) professional_id, prepaid_health where name = any($2)
     on conflict do nothing`,
    [[generalist, paediatrician], INSURERS],
  );
  for (const professionalId of [generalist, paediatrician])
    for (const hours of WEEK) await openHours(pool, professionalId, hours, dayOf(now));
  await addShifts(pool, [generalist, paediatrician], dayOf(now));
  const cancelled = await addAppointment(pool, {
    professionalId: generalist,
    personId: people.holderId,
    holderId: people.holderId,
    accountId: people.accountId,
    startsAt: at(addDays(dayOf(now), -12), '10:20'),
    reason: 'Control de presión',
  });
  await pool.query(
    `update appointment set status = 'CANCELLED', closed_reason = 'PROFESSIONAL',
       closed_text = 'Congreso de la especialidad', closed_at = starts_at - interval '1 day'
     where id = $1`,
    [cancelled],
  );
  await pool.query(
    `insert into appointment_waiting (id, person_id, holder_id, account_id, specialty_id, professional_id, reason, created_at)
     values ($1, $2, $3, $4, 2, $5, 'Control de los 8 años', $6)`,
    [
      newId(),
      people.memberIds.at(-1),
      people.holderId,
      people.accountId,
      paediatrician,
      new Date(now.getTime() - 2 * 24 * 60 * MINUTE_MS),
    ],
  );
}

const at = (day: Day, hour: string) => instantAt(day, minutesOf(hour));

async function addShifts(pool: pg.Pool, professionalIds: string[], today: Day): Promise<void> {
  for (const [place, { specialtyId, days, startsAt, minutes, onHolidays }] of GUARD.entries())
    await pool.query(
      `insert into guard_shift (id, professional_id, specialty_id, weekday, starts_at, minutes, valid_from, on_holidays)
       select gen_random_uuid(), $1, $2, weekday, $3, $4, $5, $6 from unnest($7::text[]) weekday`,
      [professionalIds[place], specialtyId, startsAt, minutes, today, onHolidays, days],
    );
}

async function openHours(pool: pg.Pool, professionalId: string, hours: Hours, today: Day) {
  const groupId = newId();
  for (const weekday of hours.days) {
    const id = newId();
    await pool.query(
      `insert into schedule (id, group_id, professional_id, weekday, check_in, check_out, start_date, date_to, attention_type_id)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [
        id,
        groupId,
        professionalId,
        weekday,
        hours.check_in,
        hours.check_out,
        // Open from before the earliest appointment in them.
        addDays(today, -OPEN_DAYS),
        addDays(today, OPEN_DAYS),
        hours.isPrivate ? 1 : 2,
      ],
    );
    if (!hours.isPrivate)
      await pool.query(
        'insert into schedule_insurer select $1, id from prepaid_health where name = any($2)',
        [id, INSURERS],
      );
  }
}

export type SeedAppointment = {
  professionalId: string;
  personId: string;
  holderId: string;
  accountId: string;
  startsAt: Date;
  reason: string;
};

/** Books an appointment in its professional's first hours, unless somebody is busy; sends no reminder. */
export async function addAppointment(
  pool: pg.Pool,
  given: SeedAppointment,
): Promise<string | undefined> {
  const { accountId, holderId, personId, professionalId, reason, startsAt } = given;
  const { rows } = await pool.query<{ id: string }>(
    `insert into appointment (id, schedule_id, professional_id, specialty_id, person_id, holder_id, account_id,
       starts_at, ends_at, attention_type_id, financer, reason, booked_by, booked_by_account_id, confirmed_at,
       reminded_day_at, reminded_hour_at, created_at)
     select $1, hours.id, $2, own.specialty_id, $3, $4, $5, $6, $6::timestamptz + interval '20 minutes', 2,
       'Cercana Familiar', $7, 'PROFESSIONAL', $2, $8, $8, $8, $8
     from (select id from schedule where professional_id = $2 order by id limit 1) hours
     join professional_specialty own on own.professional_id = $2 and own.position = 0
     on conflict do nothing returning id`,
    [
      newId(),
      professionalId,
      personId,
      holderId,
      accountId,
      startsAt,
      reason,
      new Date(startsAt.getTime() - 3 * 24 * 60 * MINUTE_MS),
    ],
  );
  return rows[0]?.id;
}

/**
 * Keeps appointments of the demonstration's patient and her child near: after every start they can be entered
 * at once, and still five minutes later.
 */
export async function seedComingAppointments(pool: pg.Pool, now: Date): Promise<void> {
  const step = 5 * MINUTE_MS;
  const startsAt = new Date(Math.ceil((now.getTime() + 2 * step) / step) * step);
  const { rows } = await pool.query<Omit<SeedAppointment, 'reason' | 'startsAt'>>(
    `with family as (
       select holder.id as holder_id, account.id as account_id from account
       join person holder on holder.account_id = account.id where account.email = 'paciente@cercana.test'),
     sides as (
       select holder_id as person_id, family.*, 'clinica@cercana.test' as professional from family
       union all
       select max(member_id::text)::uuid, family.*, 'pediatria@cercana.test'
       from family join family_link on family_link.holder_id = family.holder_id
       where relationship_to_titular = 'OFFSPRING' group by family.holder_id, account_id)
     select doctor.id as "professionalId", person_id as "personId", holder_id as "holderId", account_id as "accountId"
     from sides join account doctor on doctor.email = professional
     where exists (select from schedule where professional_id = doctor.id)
       and not exists (
         select from appointment where appointment.person_id = sides.person_id and status = 'PROGRAMMED'
           and starts_at between $1::timestamptz and $1::timestamptz + interval '15 minutes')`,
    [now],
  );
  for (const found of rows) await addAppointment(pool, { ...found, startsAt, reason: 'Control' });
}
