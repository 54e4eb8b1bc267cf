import type { AddressInfo } from 'node:net';
import { joinQueue, putMessage } from '@app/contract/guard-queue';
import { COMMAND_ID_HEADER } from '@app/contract/kernel';
import { commandEntry, type QueueEntry } from '@app/contract/visits';
import { beforeAll, describe, expect, test } from 'vitest';
import { proves } from '../../../architecture/requirements/index.ts';
import { newId } from '../platform/ids.ts';
import { connectStock } from '../platform/stomp/testing/stock-client.ts';
import { aClinic, type Clinic, type Someone, type SomePatient } from '../testing/clinic.ts';
import { eventually } from '../testing/eventually.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

let t: TestApp;
let clinic: Clinic;
let url: string;
beforeAll(async () => {
  t = await testApp();
  clinic = await aClinic(t);
  await t.http.listen({ host: '127.0.0.1', port: 0 });
  url = `ws://127.0.0.1:${(t.http.server.address() as AddressInfo).port}/ws`;
});

const named = (id: string) => ({ [COMMAND_ID_HEADER]: id });

const join = (who: SomePatient, id: string, over = {}) => {
  const body = { patientId: who.personId, specialtyId: 1, reason: 'Fiebre', ...over };
  return t.call(joinQueue, { body }, who.token, named(id));
};

type Body = Parameters<typeof t.call<typeof commandEntry>>[1]['body'];
const give = (who: Someone, queueId: string, id: string, body: Body) =>
  t.call(commandEntry, { params: { queueId }, body }, who.token, named(id));

async function waiting(): Promise<{ patient: SomePatient; queueId: string }> {
  const patient = await clinic.patient();
  const entry: QueueEntry = (await join(patient, newId())).json().data;
  return { patient, queueId: entry.queueId };
}

const eventsOf = async (id: string): Promise<{ command: string; visit_id: string }[]> =>
  (await t.pool.query('select command, visit_id from visit_event where command_id = $1', [id]))
    .rows;

const statuses = (answers: { statusCode: number }[]) =>
  [...new Set(answers.map(({ statusCode }) => statusCode))].sort();

const MISMATCH = { status: 422, code: 'request.idempotency-mismatch' };

describe('an id is refused', () => {
  test.each(['corto', 'x'.repeat(65), 'con espacios y más de dieciséis', "' or 1=1 -- ----"])(
    'malformed: %s',
    async (id) => {
      const { patient, queueId } = await waiting();
      const header = { [COMMAND_ID_HEADER]: Buffer.from(id).toString('latin1') };
      const request = { params: { queueId }, body: { command: 'PatientCancel' } } as const;
      const answer = await t.call(commandEntry, request, patient.token, header);
      expect(answer.json()).toMatchObject({
        status: 400,
        fieldErrors: [{ field: COMMAND_ID_HEADER, code: 'command-id.invalid' }],
      });
    },
  );

  test('for another command, another entry, another reason or another join', async () => {
    const { patient, queueId } = await waiting();
    const id = newId();
    await give(patient, queueId, id, { command: 'PatientCancel' });
    const other = await waiting();
    const answers = [
      await give(patient, queueId, id, { command: 'Accept' }),
      await give(patient, other.queueId, id, { command: 'PatientCancel' }),
      await give(patient, queueId, id, { command: 'PatientCancel', reason: 'Me equivoqué' }),
      await join(patient, id),
    ];
    for (const answer of answers) expect(answer.json()).toMatchObject(MISMATCH);
    expect(await eventsOf(id)).toEqual([{ command: 'PatientCancel', visit_id: queueId }]);
  });

  test('for a join with other words', async () => {
    const patient = await clinic.patient();
    const id = newId();
    expect((await join(patient, id)).statusCode).toBe(200);
    for (const over of [{ reason: 'Tos' }, { specialtyId: 2 }, { patientId: newId() }])
      expect((await join(patient, id, over)).json()).toMatchObject(MISMATCH);
  });
});

test('two people with the same id do not affect each other', async () => {
  const [one, other] = [await clinic.patient(), await clinic.patient()];
  const id = newId();
  expect(statuses([await join(one, id), await join(other, id)])).toEqual([200]);
  expect(await eventsOf(id)).toHaveLength(2);
});

test('a command without an id works as before, and nothing is stored about it', async () => {
  const { patient, queueId } = await waiting();
  const request = { params: { queueId }, body: { command: 'PatientCancel' } } as const;
  expect((await t.call(commandEntry, request, patient.token)).statusCode).toBe(200);
  expect((await t.call(commandEntry, request, patient.token)).statusCode).toBe(409);
});

describe('a repeated id', () => {
  test('answers the current entry, and changes nothing', async () => {
    const { patient, queueId } = await waiting();
    const professional = await clinic.professional();
    const claim = newId();
    await give(professional, queueId, claim, { command: 'GetPatient' });
    await give(patient, queueId, newId(), { command: 'Accept' });
    const again = await give(professional, queueId, claim, { command: 'SetProfessional' });
    expect(again.json().data).toMatchObject({ queueId, phase: 'ACCEPTED' });
    expect(await eventsOf(claim)).toHaveLength(1);
  });

  test('tells a patient whose place it created that the place exists', async () => {
    const patient = await clinic.patient();
    const id = newId();
    const first = (await join(patient, id)).json();
    expect((await join(patient, id)).json()).toEqual(first);
    expect(first.data.orderNumber).toBeGreaterThan(0);
  });

  test('shows nothing more to a professional who has since lost the patient', async () => {
    const { queueId } = await waiting();
    const professional = await clinic.professional();
    const id = newId();
    await give(professional, queueId, id, { command: 'GetPatient' });
    await t.pool.query(`update visit set phase = 'WAITING', professional_id = null where id = $1`, [
      queueId,
    ]);
    expect((await give(professional, queueId, id, { command: 'GetPatient' })).statusCode).toBe(404);
  });

  test('by patient, as in older clients, is the same action', async () => {
    const { patient, queueId } = await waiting();
    const id = newId();
    const leave = () => {
      const request = {
        params: { patientId: patient.personId },
        body: { command: 'PatientCancel' },
      };
      return t.call(putMessage, request, patient.token, named(id));
    };
    const answers = [await leave(), await leave()];
    expect(answers.map((answer) => answer.json().phase)).toEqual(['QUIT', 'QUIT']);
    expect(await eventsOf(id)).toEqual([{ command: 'PatientCancel', visit_id: queueId }]);
  });
});

describe('twenty simultaneous repetitions', () => {
  const twenty = <T>(send: () => Promise<T>) => Promise.all(Array.from({ length: 20 }, send));

  test('of a join create one entry and one event, and answer 200', async () => {
    proves('command-ids');
    const patient = await clinic.patient();
    const id = newId();
    const answers = await twenty(() => join(patient, id));
    expect(statuses(answers)).toEqual([200]);
    expect(new Set(answers.map((answer) => answer.json().data.queueId)).size).toBe(1);
    expect(await eventsOf(id)).toHaveLength(1);
  });

  const actsOf = (patient: Someone, professional: Someone) =>
    [
      [professional, 'GetPatient'],
      [patient, 'Accept'],
      [patient, 'Start'],
      [patient, 'PatientFinish'],
    ] as const;

  test('under other ids, as of two quick presses, do each command once and answer 200', async () => {
    const { patient, queueId } = await waiting();
    for (const [who, command] of actsOf(patient, await clinic.professional())) {
      const answers = await twenty(() => give(who, queueId, newId(), { command }));
      expect([command, statuses(answers)]).toEqual([command, [200]]);
    }
    const { rows } = await t.pool.query(
      `select command from visit_event where visit_id = $1 and command <> 'SetOrder' order by at`,
      [queueId],
    );
    expect(rows.map(({ command }) => command)).toEqual([
      'SetProfessional',
      'Accept',
      'Start',
      'PatientFinish',
    ]);
  });

  test('of every command of a call do the same', async () => {
    const { patient, queueId } = await waiting();
    for (const [who, command] of actsOf(patient, await clinic.professional())) {
      const id = newId();
      const answers = await twenty(() => give(who, queueId, id, { command }));
      expect([command, statuses(answers)]).toEqual([command, [200]]);
      expect(await eventsOf(id)).toHaveLength(1);
    }
  });

  test('one id for two entries moves one of them', async () => {
    const [one, other] = [await waiting(), await waiting()];
    const professional = await clinic.professional();
    const id = newId();
    const answers = await Promise.all(
      [one, other].map(({ queueId }) => give(professional, queueId, id, { command: 'GetPatient' })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
    expect(await eventsOf(id)).toHaveLength(1);
  });
});

test('a repeated frame is confirmed again and does nothing more', async () => {
  const { patient, queueId } = await waiting();
  const { client } = await connectStock(url, patient.token);
  const id = newId();
  const confirmed: string[] = [];
  for (const receipt of ['primero', 'segundo']) {
    client.watchForReceipt(receipt, () => void confirmed.push(receipt));
    client.publish({
      destination: '/app/message',
      headers: { ...named(id), receipt },
      body: JSON.stringify({ command: 'PatientCancel', patientId: patient.personId }),
    });
  }
  await eventually(() => expect(confirmed).toEqual(['primero', 'segundo']));
  expect(await eventsOf(id)).toEqual([{ command: 'PatientCancel', visit_id: queueId }]);
  await client.deactivate();
});

test('a join by patient requires what every join requires', async () => {
  const patient = await clinic.patient();
  const ask = (body: object) =>
    t.call(
      putMessage,
      { params: { patientId: patient.personId }, body: { command: 'SetOrder', ...body } },
      patient.token,
    );
  const answers = [
    await ask({ specialtyId: 1 }),
    await ask({ specialtyId: 1, reason: ' \u0000 ' }),
    await ask({ specialtyId: 1, reason: 'x'.repeat(257) }),
    await ask({ reason: 'Tos' }),
  ];
  expect(statuses(answers)).toEqual([400]);
});
