import type { AddressInfo } from 'node:net';
import { joinQueue, listFullQueue, listProfessionalsOnGuard } from '@app/contract/guard-queue';
import { commandEntry, type QueueEntry } from '@app/contract/visits';
import { beforeAll, describe, expect, test } from 'vitest';
import { proves } from '../../../architecture/requirements/index.ts';
import { connectStock } from '../platform/stomp/testing/stock-client.ts';
import { aClinic, type Clinic, type Someone } from '../testing/clinic.ts';
import { eventually } from '../testing/eventually.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

let t: TestApp;
let clinic: Clinic;
let port: number;
beforeAll(async () => {
  t = await testApp();
  clinic = await aClinic(t);
  await t.http.listen({ host: '127.0.0.1', port: 0 });
  port = (t.http.server.address() as AddressInfo).port;
});

const PRIVATE = /María|González|Fiebre|ejemplo\.test|No es el paciente/;

type Told = { command: string; queueId?: string; entry?: QueueEntry };

/** Records what is pushed to a person. */
async function recordPushes({ accountId, token }: Someone): Promise<Told[]> {
  const line = await connectStock(`ws://127.0.0.1:${port}/ws`, token);
  return (await line.listen(`/user/${accountId}/private`)) as Told[];
}

const give = (
  { token }: Someone,
  queueId: string,
  command: 'GetPatient' | 'Accept' | 'Start' | 'ProfessionalCancel',
  reason?: string,
) => t.call(commandEntry, { params: { queueId }, body: { command, reason } }, token);

describe('a colleague of the same specialty', () => {
  test('sees of a called patient only that they left the queue, until the end', async () => {
    const [patient, attending, colleague] = [
      await clinic.patient(),
      await clinic.professional(),
      await clinic.professional(),
    ];
    const [heard, heardByAttending] = [
      await recordPushes(colleague),
      await recordPushes(attending),
    ];
    const body = { patientId: patient.personId, specialtyId: 1, reason: 'Fiebre desde anoche' };
    const { queueId }: QueueEntry = (await t.call(joinQueue, { body }, patient.token)).json().data;
    await eventually(() => expect(heard.map(({ command }) => command)).toContain('PATIENT_QUEUE'));
    heard.length = 0;
    await give(attending, queueId, 'GetPatient');
    await give(patient, queueId, 'Accept');
    await give(patient, queueId, 'Start');
    const full = { params: { specialtyId: 1 } };
    const line = await t.call(listFullQueue, full, colleague.token);
    expect(line.body).toContain(queueId);
    expect(line.body).not.toMatch(PRIVATE);
    expect((await t.call(listFullQueue, full, attending.token)).body).toMatch(PRIVATE);
    await give(attending, queueId, 'ProfessionalCancel', 'No es el paciente');
    await eventually(() => expect(heard).toHaveLength(4));
    expect(heard).toEqual(
      ['OFFERED', 'ACCEPTED', 'IN_CALL', 'QUIT'].map((phase) => ({
        command: 'LeftLine',
        queueId,
        phase,
      })),
    );
    expect(heardByAttending.at(-1)).toMatchObject({
      command: 'ProfessionalCancel',
      entry: { first_name: 'María', closedReason: 'No es el paciente' },
    });
  });
});

test('a professional who comes back to a duty that had lapsed is told to read the line again', async () => {
  const [back, colleague] = [await clinic.professional(), await clinic.professional()];
  const lapsed = new Date(t.clock.now().getTime() - 1_000);
  await t.pool.query('update professional_presence set lease_until = $2 where account_id = $1', [
    back.accountId,
    lapsed,
  ]);
  const [heard, heardByColleague] = [await recordPushes(back), await recordPushes(colleague)];
  await eventually(() => expect(heard).toEqual([{ command: 'Resync' }]));
  expect(heardByColleague).toEqual([]);
});

describe('the professionals on duty', () => {
  const onGuard = async (query: { prepaidHealth?: number; specialty?: number }, who: Someone) =>
    (await t.call(listProfessionalsOnGuard, { query }, who.token))
      .json()
      .data.map(({ id }: { id: string }) => id);

  test('are listed by the insurer asked for', async () => {
    proves('plan-and-insurer-of-the-guard', 'call-professionals-on-guard');
    const [one, other] = [await clinic.professional(2), await clinic.professional(2)];
    await t.pool.query('delete from professional_insurer where professional_id = any($1)', [
      [one.accountId, other.accountId],
    ]);
    await t.pool.query('insert into professional_insurer values ($1, 2)', [one.accountId]);
    const patient = await clinic.patient();
    expect(await onGuard({ specialty: 2, prepaidHealth: 3 }, patient)).toEqual([]);
    const attending = await onGuard({ specialty: 2, prepaidHealth: 2 }, patient);
    expect(attending).toHaveLength(1);
    expect(await onGuard({ specialty: 2 }, patient)).toHaveLength(2);
  });
});
