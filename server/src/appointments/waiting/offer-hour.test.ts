import { type Slot, useAppointmentLink } from '@app/contract/appointments';
import { createException } from '@app/contract/availability';
import { MINUTE_MS } from '@app/contract/kernel';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { agendasOf } from '../../testing/agendas.ts';
import { keyIn, mailsTo } from '../../testing/appointment-mails.ts';
import { aClinic, type Clinic } from '../../testing/clinic.ts';
import { putOnPlan } from '../../testing/person-setup.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { codeOf, OFFERED, waitingListsOf } from '../../testing/waiting-lists.ts';

let t: TestApp;
let clinic: Clinic;
let agendas: ReturnType<typeof agendasOf>;
let lists: ReturnType<typeof waitingListsOf>;
beforeAll(async () => {
  t = await testApp();
  clinic = await aClinic(t);
  agendas = agendasOf(t, clinic);
  lists = waitingListsOf(t, clinic, agendas);
});
beforeEach(() => lists.empty());

describe('an hour is offered to nobody', () => {
  test('less than an hour before, nor when it was lost in another way than by giving it up', async () => {
    const near = await lists.givenUp(60);
    const waiting = await lists.waits({ professionalId: near.professional.accountId });
    await agendas.goTo(near, -60 * MINUTE_MS + MINUTE_MS);
    await near.giveUp();
    waiting.who.token = await clinic.logIn(waiting.who.email);
    expect(await lists.offerTo(waiting)).toBeUndefined();
  });

  test.each(['closed', 'blocked'] as const)('of hours that are %s', async (how) => {
    const given = await lists.givenUp(24 * 60);
    const waiting = await lists.waits({ professionalId: given.professional.accountId });
    const { token } = given.professional;
    const { date } = given.appointment;
    const part = { day: date, check_in: '00:00', check_out: '24:00' };
    const answer =
      how === 'closed'
        ? await lists.close(given.appointment, given.professional)
        : await t.call(
            createException,
            { query: {}, body: { kind: 'BLOCKED', reason: '', notifyPatients: true, ...part } },
            token,
          );
    expect(answer.statusCode).toBe(200);
    expect((await agendas.read(given.patient, given.appointment)).status).toBe('CANCELLED');
    expect(await lists.offerTo(waiting)).toBeUndefined();
  });

  test('who gave it up, waits for another professional or specialty, or has an appointment then', async () => {
    const given = await lists.givenUp();
    const professionalId = given.professional.accountId;
    const own = { who: given.patient, place: (await lists.join(given.patient)).json().data };
    const other = await lists.waits({ professionalId: (await clinic.professional()).accountId });
    await lists.attend(2);
    const paediatrics = await lists.waits({ specialtyId: 2 });
    const busy = await lists.waits({ professionalId });
    await t.pool.query(
      `insert into appointment (id, schedule_id, professional_id, specialty_id, person_id, holder_id, account_id,
         starts_at, ends_at, attention_type_id, financer, reason, booked_by, booked_by_account_id)
       select gen_random_uuid(), schedule_id, $2, 1, $3, $3, $4, starts_at, ends_at, 1, '', '', 'STAFF', $4
       from appointment where id = $1`,
      [
        given.appointment.id,
        (await clinic.professional()).accountId,
        busy.who.personId,
        busy.who.accountId,
      ],
    );
    await given.giveUp();
    for (const waiting of [own, other, paediatrics, busy])
      expect(await lists.offerTo(waiting)).toBeUndefined();
    expect(await lists.isFree(given, given.appointment)).toBe(true);
  });

  test('with an insurer that it is not for, nor with a plan of its insurer that is out of use', async () => {
    const agenda = await agendas.anAgenda();
    const { rows } = await t.pool.query(
      `select id, prepaid_health_id from prepaid_health_category order by prepaid_health_id limit 1`,
    );
    const own = rows[0];
    const stranger = await lists.waits();
    const former = await lists.waits();
    const insured = await lists.waits();
    await t.pool.query(
      `update patient set prepaid_health_category_id = (
         select id from prepaid_health_category where prepaid_health_id <> $2 limit 1) where person_id = $1`,
      [stranger.who.personId, own.prepaid_health_id],
    );
    const ended = await t.pool.query(
      `insert into prepaid_health_category (prepaid_health_id, name, active) values ($1, 'De antes', false)
       returning id`,
      [own.prepaid_health_id],
    );
    await putOnPlan(t, former.who.personId, ended.rows[0].id);
    for (const { personId } of [insured.who, agenda.patient]) await putOnPlan(t, personId, own.id);
    await t.pool.query(`update schedule set attention_type_id = 2 where professional_id = $1`, [
      agenda.professional.accountId,
    ]);
    await t.pool.query(
      'insert into schedule_insurer select id, $2 from schedule where professional_id = $1',
      [agenda.professional.accountId, own.prepaid_health_id],
    );
    const given = await lists.givenUp(120, agenda);
    await given.giveUp();
    for (const other of [stranger, former]) expect(await lists.offerTo(other)).toBeUndefined();
    await lists.isOffered(insured, given.appointment);
  });
});

describe('a freed hour is kept for the first of the list', () => {
  test('of the professional or the specialty, and told by notice and mail', async () => {
    const given = await lists.givenUp();
    const first = await lists.waits();
    const second = await lists.waits({ professionalId: given.professional.accountId });
    await given.giveUp();
    await lists.isOffered(first, given.appointment);
    expect(await lists.offerTo(second)).toBeUndefined();
    expect([await lists.noticesOf(first.who), await lists.noticesOf(second.who)]).toEqual([1, 0]);
    const [mail] = await mailsTo(t, first.who, OFFERED);
    expect(mail?.text).toContain(given.appointment.hour);
    for (const word of ['Control anual', given.appointment.specialty])
      expect(mail?.text).not.toContain(word);
  });

  test.each(['by the professional', 'by a link', 'by a move'] as const)('freed %s', async (how) => {
    const given = await lists.givenUp();
    const waiting = await lists.waits({ professionalId: given.professional.accountId });
    if (how === 'by a link') {
      const [mail] = await mailsTo(t, given.patient, 'Tenés un turno nuevo');
      await t.call(useAppointmentLink, { body: { key: keyIn(mail, 'CANCEL') } });
    } else if (how === 'by a move') {
      const [later] = await agendas.freeHours(given, 300);
      await agendas.move(given.professional, given.appointment, later);
    } else await agendas.cancel(given.professional, given.appointment);
    await lists.isOffered(waiting, given.appointment);
  });

  test('and cannot be booked by anybody else meanwhile', async () => {
    const { first: _, second: __, ...given } = await lists.offered();
    expect(await lists.isFree(given, given.appointment)).toBe(false);
    const { appointment_date, idSchedule } = given.appointment;
    const slot = { appointment_date, time_availability_id: idSchedule } as Slot;
    expect(codeOf(await agendas.book(given.professional, given.patient, slot))).toEqual([
      409,
      'appointments.slot-taken',
    ]);
  });

  test('exactly an hour before too', async () => {
    const given = await lists.givenUp(80);
    const waiting = await lists.waits({ professionalId: given.professional.accountId });
    await agendas.goTo(given, -61 * MINUTE_MS);
    await given.giveUp();
    waiting.who.token = await clinic.logIn(waiting.who.email);
    await lists.isOffered(waiting, given.appointment);
  });
});

test('many hours that are freed at once go to as many people, one each', async () => {
  const agenda = await agendas.anAgenda();
  const given = [await lists.givenUp(120, agenda), await lists.givenUp(180, agenda)];
  const waiting = [await lists.waits(), await lists.waits(), await lists.waits()];
  await Promise.all(given.map(({ giveUp }) => giveUp()));
  const kept = (await Promise.all(waiting.map(lists.offerTo))).filter((slot) => slot !== undefined);
  expect(new Set(kept.map(({ appointment_date }) => appointment_date)).size).toBe(2);
  expect(kept).toHaveLength(2);
});
