import { setWhatsAppConsent } from '@app/contract/consents';
import { joinQueue } from '@app/contract/guard-queue';
import {
  type Delivery,
  getReach,
  listDeliveries,
  listTemplates,
  MESSAGES_PER_HOUR,
  notifyPatient,
  sendMessage,
  type Template,
} from '@app/contract/messages';
import { type Notification, searchNotifications } from '@app/contract/notifications';
import { updateGuardAvailability } from '@app/contract/presence';
import type { QueueEntry } from '@app/contract/visits';
import { beforeAll, describe, expect, test } from 'vitest';
import { proves } from '../../../../architecture/requirements/index.ts';
import { newId } from '../../platform/ids.ts';
import { aClinic, type Clinic, type Someone, type SomePatient } from '../../testing/clinic.ts';
import { eventually } from '../../testing/eventually.ts';
import { confirmOwnTelephone } from '../../testing/person-setup.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { visitsOf } from '../../testing/visits.ts';

let t: TestApp;
let clinic: Clinic;
let visits: ReturnType<typeof visitsOf>;
let templates: Template[];

beforeAll(async () => {
  t = await testApp();
  clinic = await aClinic(t);
  visits = visitsOf(t, clinic);
  const { token } = await clinic.professional();
  templates = (await t.call(listTemplates, { query: {} }, token)).json().data;
});

const templateNamed = (name: string): Template => {
  const found = templates.find(({ template }) => template === name);
  if (!found) throw new Error(`no template ${name}`);
  return found;
};

/** A patient waiting in the guard's line. */
async function waiting(specialtyId = 1) {
  const patient = await clinic.patient();
  const { queueId }: QueueEntry = (
    await t.call(
      joinQueue,
      { body: { patientId: patient.personId, specialtyId, reason: 'Dolor de rodilla' } },
      patient.token,
    )
  ).json().data;
  return { patient, queueId };
}

type Channel = 'whatsapp' | 'email';

const bodyOf = (template: Template, entityId: string) => ({
  event: template.event,
  entity: { id: template.id, consultationType: 'VIRTUAL_GUARD' as const, entityId },
});

const send = (
  who: Someone | undefined,
  queueId: string,
  { template = templateNamed('Estamos por atenderte'), type = 'email' as Channel, key = '' } = {},
) =>
  t.call(
    sendMessage,
    { body: { recipients: [{ type }], ...bodyOf(template, queueId) } },
    who?.token,
    key ? { 'idempotency-key': key } : {},
  );

const notify = (who: Someone, queueId: string, key = newId()) =>
  t.call(notifyPatient, { body: bodyOf(templateNamed('Tenés una novedad'), queueId) }, who.token, {
    'idempotency-key': key,
  });

const deliveriesTo = async (patient: SomePatient, who: Someone): Promise<Delivery[]> =>
  (await t.call(listDeliveries, { query: { familyMember: patient.personId } }, who.token)).json()
    .data;

const accept = (patient: SomePatient, granted = true) =>
  t.call(setWhatsAppConsent, { body: { granted } }, patient.token);

/** Lets a patient be reached by WhatsApp: accepted, and with a confirmed telephone. */
async function openWhatsApp(patient: SomePatient): Promise<void> {
  await accept(patient);
  await confirmOwnTelephone(t, patient.accountId);
}

describe('a message is refused', () => {
  test('without a session, to patients, pharmacies and staff', async () => {
    const { queueId, patient } = await waiting();
    expect((await send(undefined, queueId)).statusCode).toBe(401);
    for (const who of [patient, await clinic.pharmacist(), await clinic.staff('ADMIN')])
      expect((await send(who, queueId)).statusCode).toBe(403);
    expect(await deliveriesTo(patient, patient)).toEqual([]);
  });

  test('to a professional who is off duty, of another specialty, or after the patient left the line', async () => {
    const { queueId, patient } = await waiting();
    const off = await clinic.professional();
    await t.call(
      updateGuardAvailability,
      { params: { id: off.accountId }, body: { virtualGuardAvailability: false } },
      off.token,
    );
    for (const who of [off, await clinic.professional(2)]) {
      expect((await send(who, queueId)).statusCode).toBe(404);
      const reach = await t.call(getReach, { params: { queueId } }, who.token);
      expect(reach.statusCode).toBe(404);
      expect(
        (await t.call(listDeliveries, { query: { familyMember: patient.personId } }, who.token))
          .statusCode,
      ).toBe(404);
    }
    const here = await clinic.professional();
    await t.pool.query(`update visit set phase = 'QUIT', status = 'QUIT' where id = $1`, [queueId]);
    expect((await send(here, queueId)).statusCode).toBe(404);
  });

  test('to a colleague of who attends, and to who attended more than thirty days ago', async () => {
    const visit = await visits.aFinishedVisit();
    const colleague = await clinic.professional();
    expect((await send(colleague, visit.queueId)).statusCode).toBe(404);
    expect((await send(visit.professional, visit.queueId)).statusCode).toBe(200);
    await t.pool.query(
      `update visit set closed_at = closed_at - interval '31 days' where id = $1`,
      [visit.queueId],
    );
    expect((await send(visit.professional, visit.queueId)).statusCode).toBe(404);
  });

  test('with a recipient or a text of the sender’s own', async () => {
    const { queueId } = await waiting();
    const who = await clinic.professional();
    const template = templateNamed('Estamos por atenderte');
    for (const over of [
      { recipients: [{ type: 'email', address: 'otro@ejemplo.test' }] },
      { recipients: [{ type: 'email' }, { type: 'whatsapp' }] },
      { recipients: [] },
      { body: 'Transferí a esta cuenta' },
    ]) {
      const body = { recipients: [{ type: 'email' }], ...bodyOf(template, queueId), ...over };
      expect((await t.call(sendMessage, { body } as never, who.token)).statusCode).toBe(400);
    }
  });

  test('without a template in use of that event', async () => {
    proves('chat-template-needed');
    const { queueId } = await waiting();
    const who = await clinic.professional();
    const template = templateNamed('Estamos por atenderte');
    for (const wrong of [
      { ...template, id: newId() },
      { ...template, event: 'CONSULTATION' as const },
    ]) {
      const answer = await send(who, queueId, { template: wrong });
      expect(answer.json().code).toBe('messages.template-unknown');
    }
  });

  test('by WhatsApp to who did not accept it, withdrew it, or has no confirmed telephone', async () => {
    const { queueId, patient } = await waiting();
    const who = await clinic.professional();
    const refused = async (reach: string) => {
      const answer = await send(who, queueId, { type: 'whatsapp' });
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'messages.whatsapp-closed']);
      const told = await t.call(getReach, { params: { queueId } }, who.token);
      expect(told.json().data).toEqual({ whatsapp: reach });
    };
    await refused('NOT_ACCEPTED');
    await accept(patient);
    await accept(patient, false);
    await refused('NOT_ACCEPTED');
    await accept(patient);
    await refused('UNCONFIRMED');
    await t.pool.query('update person set phone_number = null where id = $1', [patient.personId]);
    await refused('NO_TELEPHONE');
    expect(await deliveriesTo(patient, who)).toEqual([]);
  });

  test('beyond ten an hour and patient, whoever writes and however many write at once', async () => {
    const { queueId, patient } = await waiting();
    const [one, other] = [await clinic.professional(), await clinic.professional()];
    const answers = await Promise.all(
      Array.from({ length: MESSAGES_PER_HOUR + 4 }, (_, turn) =>
        send(turn % 2 ? one : other, queueId),
      ),
    );
    const codes = answers.map(({ statusCode }) => statusCode).toSorted();
    expect(codes).toEqual([...Array(MESSAGES_PER_HOUR).fill(200), ...Array(4).fill(429)]);
    expect(await deliveriesTo(patient, one)).toHaveLength(MESSAGES_PER_HOUR);
    expect((await send(one, (await waiting()).queueId)).statusCode).toBe(200);
  });
});

describe('a message', () => {
  test('goes by mail to who waits, in the words of the template, and its delivery is followed', async () => {
    proves('call-message-send', 'chat-from-the-line');
    const { queueId, patient } = await waiting();
    const who = await clinic.professional();
    expect((await send(who, queueId)).json()).toEqual({ status: 'ok' });
    await eventually(async () =>
      expect(await deliveriesTo(patient, who)).toMatchObject([
        { type: 'email', status: 'ACCEPTED', template: 'Estamos por atenderte' },
      ]),
    );
    const mail = t.mails.findLast(({ to }) => to === patient.email);
    expect(mail?.subject).toBe('Estamos por atenderte');
    expect(mail?.text).toMatch(/(La Dra|El Dr)\. .* te va a llamar en unos minutos/);
    expect(mail?.text).toContain('/paciente');
    expect(mail?.text).not.toContain('{{');
    const [delivery] = await deliveriesTo(patient, patient);
    expect(delivery?.body).toContain('te va a llamar en unos minutos');
  });

  test('goes by WhatsApp to who accepted it, as the template that the provider approved', async () => {
    proves('call-message-send');
    const { queueId, patient } = await waiting();
    const who = await clinic.professional();
    await openWhatsApp(patient);
    expect((await send(who, queueId, { type: 'whatsapp' })).statusCode).toBe(200);
    const arrived = () => t.whatsapps.find(({ to }) => to.startsWith('+549'));
    await eventually(() => expect(arrived()).toBeDefined());
    const message = arrived();
    expect(message?.template.name).toBe('guardia_por_atender');
    expect(message?.template.variables).toHaveLength(4);
    expect(message?.text).toContain(message?.template.variables[3] as string);
  });

  test('holds nothing clinical: neither the reason nor the surname', async () => {
    const { queueId, patient } = await waiting();
    await openWhatsApp(patient);
    const who = await clinic.professional();
    await send(who, queueId);
    await send(who, queueId, { type: 'whatsapp' });
    const { rows } = await t.pool.query(
      `select subject, body_text, body_html from outbound_message m
       join message_delivery d on d.message_id = m.id where d.person_id = $1`,
      [patient.personId],
    );
    const { rows: people } = await t.pool.query('select * from person where id = $1', [
      patient.personId,
    ]);
    expect(rows).toHaveLength(2);
    const words = JSON.stringify(rows);
    for (const secret of ['rodilla', people[0].last_name, people[0].id_number])
      expect(words).not.toContain(secret);
  });

  test('sent twice under one key is one, also at the same time', async () => {
    const { queueId, patient } = await waiting();
    const who = await clinic.professional();
    const key = newId();
    const answers = await Promise.all([1, 2, 3].map(() => send(who, queueId, { key })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await deliveriesTo(patient, who)).toHaveLength(1);
  });

  test('is read by the patient and by who cares; staff reads that it left, not what it says', async () => {
    proves('call-deliveries');
    const visit = await visits.aVisit();
    await send(visit.professional, visit.queueId);
    for (const who of [visit.patient, visit.professional])
      expect((await deliveriesTo(visit.patient, who))[0]?.body).toContain('Hola');
    const stranger = await clinic.patient();
    const asked = { query: { familyMember: visit.patient.personId } };
    expect((await t.call(listDeliveries, asked, stranger.token)).statusCode).toBe(404);
    for (const role of ['ADMIN', 'MEDICAL_DIRECTOR'] as const) {
      const [delivery] = await deliveriesTo(visit.patient, await clinic.staff(role));
      expect(delivery).toMatchObject({ type: 'email', body: null });
    }
  });
});

describe('a notice in the inbox', () => {
  const inboxOf = async ({ token }: Someone): Promise<Notification[]> =>
    (await t.call(searchNotifications, { query: { statuses: 'CREATED' } }, token)).json().data;

  test('is refused to who only has the patient in the line', async () => {
    const { queueId, patient } = await waiting();
    expect((await notify(await clinic.professional(), queueId)).statusCode).toBe(404);
    expect(await inboxOf(patient)).toEqual([]);
  });

  test('left several times at once under one key is one', async () => {
    const visit = await visits.aVisit();
    const key = newId();
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => notify(visit.professional, visit.queueId, key)),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(await inboxOf(visit.patient)).toHaveLength(1);
  });

  test('counts with what leaves: no more than ten an hour and patient, at once too', async () => {
    const visit = await visits.aVisit();
    expect((await send(visit.professional, visit.queueId)).statusCode).toBe(200);
    const answers = await Promise.all(
      Array.from({ length: MESSAGES_PER_HOUR + 2 }, () =>
        notify(visit.professional, visit.queueId),
      ),
    );
    const codes = answers.map(({ statusCode }) => statusCode).toSorted();
    expect(codes).toEqual([...Array(MESSAGES_PER_HOUR - 1).fill(200), ...Array(3).fill(429)]);
    expect(await inboxOf(visit.patient)).toHaveLength(MESSAGES_PER_HOUR - 1);
    expect((await send(visit.professional, visit.queueId)).statusCode).toBe(429);
  });

  test('is left by who attends, with the names escaped', async () => {
    proves('call-message-send');
    const visit = await visits.aVisit();
    await t.pool.query(`update person set alias = '<b>Ana</b>' where id = $1`, [
      visit.patient.personId,
    ]);
    expect((await notify(visit.professional, visit.queueId)).statusCode).toBe(200);
    const [notice] = await inboxOf(visit.patient);
    expect(notice?.subject).toBe('Tenés una novedad de tu atención');
    expect(notice?.description).not.toContain('<b>');
    expect(notice?.description).toMatch(/^<p>Hola, .*Ana.*<\/p><p>/);
  });
});
