import { getCallChannel, getCallToken } from '@app/contract/video-call';
import { beforeAll, describe, expect, test } from 'vitest';
import { proves } from '../../../architecture/requirements/index.ts';
import { testApp } from '../testing/test-app.ts';
import { visitsOf } from '../testing/visits.ts';
import { type CallClinic, type CallUnderWay, callClinic, UID } from './testing/call-clinic.ts';

const t = await testApp({
  TURN_URL: 'turn:relay.clinica.test:3478',
  TURN_SECRET: 'shared with coturn',
  VIDEO_RELAY_ONLY: true,
  VIDEO_MAX: '360p',
});
let clinic: CallClinic;
let call: CallUnderWay;
beforeAll(async () => {
  clinic = await callClinic(t);
  call = await clinic.callUnderWay();
});

describe('a token is refused', () => {
  test('without a session', async () => {
    const params = { channel: call.channel, role: 'publisher', uid: 1 };
    expect((await t.call(getCallToken, { params })).statusCode).toBe(401);
    expect((await t.call(getCallChannel, { params: { channel: call.channel } })).statusCode).toBe(
      401,
    );
  });

  test('for a malformed channel name', async () => {
    expect((await clinic.askToken(call.patient, 'room1', 1)).statusCode).toBe(400);
  });

  test('to a stranger, as for a channel that never existed', async () => {
    proves('call-video-token');
    const stranger = await clinic.patient();
    const other = await clinic.professional();
    const never = '0198c0de-0000-7000-8000-00000000ffff';
    const answers = [
      await clinic.askToken(stranger, call.channel, UID.patient),
      await clinic.askToken(stranger, never, UID.patient),
      await clinic.askToken(other, call.channel, UID.professional),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
    expect(new Set(answers.map((answer) => answer.json().code)).size).toBe(1);
    const info = await t.call(
      getCallChannel,
      { params: { channel: call.channel } },
      stranger.token,
    );
    expect(info.statusCode).toBe(404);
  });

  test.each([
    ['the uid of the other side', UID.professional, 'publisher'],
    ['an invented uid', 7, 'publisher'],
    ['another role', UID.patient, 'subscriber'],
    ['a role that does not exist', UID.patient, 'admin'],
  ])('for %s', async (_, uid, role) => {
    expect((await clinic.askToken(call.patient, call.channel, uid, role)).statusCode).toBe(404);
  });

  test('before the patient has accepted, and after the patient has finished', async () => {
    const { channel, patient, professional } = await clinic.callUnderWay();
    await clinic.give(patient, channel, 'PatientFinish');
    for (const [who, uid] of [[patient, 1] as const, [professional, 2] as const]) {
      const answer = await clinic.askToken(who, channel, uid);
      expect(answer.json()).toMatchObject({ status: 409, code: 'video-call.call-over' });
    }
  });
});

describe('a participant of a live call', () => {
  test('gets a token for one minute, the relay, the policy and the maximum resolution', async () => {
    proves('call-video-token');
    const answer = await clinic.askToken(call.professional, call.channel, UID.professional);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toMatchObject({
      expires_in: 60,
      iceTransportPolicy: 'relay',
      videoMax: '360p',
      iceServers: [{ username: expect.stringContaining(call.professional.accountId) }],
    });
  });

  test('sees the other side’s name, from the verified profile', async () => {
    proves('patient-sees-who-attends');
    const read = async (token: string) =>
      (await t.call(getCallChannel, { params: { channel: call.channel } }, token)).json().data;
    expect(await read(call.patient.token)).toMatchObject({
      side: 'patient',
      uid: UID.patient,
      isLive: true,
      isOtherPresent: false,
      professional: {
        id: call.professional.accountId,
        professional_dto: { licence_label: expect.stringMatching(/^M\.[NP]\. \d+/) },
      },
      messages: [],
    });
    expect(await read(call.professional.token)).toMatchObject({
      side: 'professional',
      uid: UID.professional,
      patient: { last_name: expect.any(String) },
      startedAt: expect.any(String),
    });
  });

  test('leaves no usable token in the database', async () => {
    const { rtcToken } = await clinic.token(call.patient, call.channel, UID.patient);
    const { rows } = await t.pool.query('select * from call_join');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(rtcToken);
  });
});

test('a day after a visit was closed its professional reads no more of its patient', async () => {
  const { channel, patient, professional } = await clinic.callUnderWay();
  const read = async ({ token }: { token: string }) =>
    (await t.call(getCallChannel, { params: { channel } }, token)).statusCode;
  const closedAgo = (interval: string) =>
    t.pool.query(
      `update visit set phase = 'FINISHED', status = 'FINISHED', closed_reason = 'test',
         closed_at = $2::timestamptz - $3::interval where id = $1`,
      [channel, t.clock.now(), interval],
    );
  await closedAgo('23 hours');
  expect(await read(professional)).toBe(200);
  await closedAgo('25 hours');
  expect([await read(professional), await read(patient)]).toEqual([404, 200]);
});

test('whoever no longer acts for the patient of a visit reads nothing of its call', async () => {
  const maria = await clinic.maria();
  const [child = ''] = clinic.memberIds;
  const visits = visitsOf(t, clinic);
  const patient = { ...maria, personId: child };
  const { queueId } = await visits.finish(await visits.aVisit({ patient }));
  const read = async () =>
    (await t.call(getCallChannel, { params: { channel: queueId } }, maria.token)).statusCode;
  expect(await read()).toBe(200);
  await t.pool.query(`update family_link set status = 'ENDED' where member_id = $1`, [child]);
  expect(await read()).toBe(404);
  await t.pool.query(`update family_link set status = 'ACTIVE' where member_id = $1`, [child]);
});
