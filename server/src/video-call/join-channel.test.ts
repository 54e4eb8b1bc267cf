import { RTC_JOIN, RTC_LEAVE, RTC_MEDIA, RTC_SIGNAL, RTC_TEXT } from '@app/contract/video-call';
import { aFingerprint } from '@app/contract/video-call/fixtures';
import { beforeAll, describe, expect, test } from 'vitest';
import { proves } from '../../../architecture/requirements/index.ts';
import type { SomePatient } from '../testing/clinic.ts';
import { eventually } from '../testing/eventually.ts';
import { setPhase } from '../testing/guard-setup.ts';
import { testApp } from '../testing/test-app.ts';
import {
  aText,
  type CallClinic,
  callClinic,
  joining,
  type Tab,
  UID,
} from './testing/call-clinic.ts';

const A_TEXT = '0198c0de-0000-7000-8000-00000000c001';

const t = await testApp();
let clinic: CallClinic;
beforeAll(async () => {
  clinic = await callClinic(t);
});

/** A call that only the professional has joined. */
async function professionalIn() {
  const call = await clinic.callUnderWay();
  const { professional, channel } = call;
  return { ...call, professionalTab: await clinic.enter(professional, channel, UID.professional) };
}

/** A patient who has read the call and waits for a seat; returns a function that lets the join continue. */
async function joinHeldUp(channel: string, patient: SomePatient): Promise<() => Promise<Tab>> {
  const tab = await clinic.openTab(patient);
  const { rtcToken } = await clinic.token(patient, channel, UID.patient);
  const holder = await t.pool.connect();
  await holder.query('begin');
  const { rows } = await holder.query(
    `insert into call_seat select (row).* from (
       select jsonb_populate_record(call_seat, '{"side": "patient"}') as row
       from call_seat where visit_id = $1) as seat
     returning pg_backend_pid() as pid`,
    [channel],
  );
  const join = tab.socket.send(RTC_JOIN, joining(channel, rtcToken));
  await eventually(async () => {
    const waiting = 'select from pg_stat_activity where $1 = any(pg_blocking_pids(pid))';
    expect((await t.pool.query(waiting, [rows[0].pid])).rowCount).toBe(1);
  });
  return async () => {
    await holder.query('rollback');
    holder.release();
    await join;
    return tab;
  };
}

/** Whether the professional's camera is on; nothing without a seat. */
async function cameraOf(channel: string): Promise<boolean | undefined> {
  const { rows } = await t.pool.query(
    `select camera from call_seat where visit_id = $1 and side = 'professional'`,
    [channel],
  );
  return rows[0]?.camera;
}

const textsOf = async (channel: string): Promise<number> =>
  (await t.pool.query('select from call_message where visit_id = $1', [channel])).rowCount ?? 0;

const refusal = (tab: Tab) =>
  eventually(() => {
    const last = tab.refused.at(-1);
    expect(last).toBeDefined();
    return last?.code;
  });

/** Sends a frame that will be refused: the server never confirms it. */
const sayInVain = (tab: Tab, destination: string, payload: unknown) =>
  tab.socket.client.publish({ destination, body: JSON.stringify(payload) });

const offer = (channel: string, from: string, to: string) => ({
  channel,
  from: aFingerprint(from),
  to: aFingerprint(to),
  signal: { kind: 'offer', round: 1, sdp: 'v=0' },
});

/** Waits until the server has noticed that the patient's socket closed: the seat ends soon, or has ended. */
const untilClosed = (channel: string) =>
  eventually(async () => {
    const { rows } = await t.pool.query(
      `select from call_seat where visit_id = $1 and side = 'patient' and lease_until > $2`,
      [channel, new Date(t.clock.now().getTime() + 10_000)],
    );
    expect(rows).toEqual([]);
  });

describe('joining is refused', () => {
  test('twice with one token', async () => {
    proves('video-join');
    const { channel, patient } = await clinic.callUnderWay();
    const { rtcToken } = await clinic.token(patient, channel, UID.patient);
    const tab = await clinic.openTab(patient);
    await tab.socket.send(RTC_JOIN, joining(channel, rtcToken));
    await tab.hears('RtcJoined');
    sayInVain(tab, RTC_JOIN, joining(channel, rtcToken));
    expect(await refusal(tab)).toBe('video-call.token-refused');
  });

  test('with a token of the other side, of another session or of another call', async () => {
    const { channel, patient, professional } = await clinic.callUnderWay();
    const elsewhere = await clinic.callUnderWay();
    const { rtcToken } = await clinic.token(patient, channel, UID.patient);

    const thief = await clinic.openTab(professional);
    sayInVain(thief, RTC_JOIN, joining(channel, rtcToken));
    expect(await refusal(thief)).toBe('video-call.token-refused');

    const secondSession = { ...patient, token: await clinic.logIn(patient.email) };
    const otherLogin = await clinic.openTab(secondSession);
    sayInVain(otherLogin, RTC_JOIN, joining(channel, rtcToken));
    expect(await refusal(otherLogin)).toBe('video-call.token-refused');

    const stranger = await clinic.openTab(elsewhere.patient);
    sayInVain(stranger, RTC_JOIN, joining(channel, rtcToken));
    expect(await refusal(stranger)).toBe('video-call.channel-not-found');

    const wrongRoom = await clinic.openTab(elsewhere.patient);
    const own = await clinic.token(elsewhere.patient, elsewhere.channel, UID.patient);
    sayInVain(wrongRoom, RTC_JOIN, joining(channel, own.rtcToken));
    expect(await refusal(wrongRoom)).toBe('video-call.channel-not-found');
  });

  test('with an invented token', async () => {
    const { channel, patient } = await clinic.callUnderWay();
    const tab = await clinic.openTab(patient);
    sayInVain(tab, RTC_JOIN, joining(channel, 'x'));
    expect(await refusal(tab)).toBe('video-call.token-refused');
    const { rows } = await t.pool.query('select * from call_seat where visit_id = $1', [channel]);
    expect(rows).toEqual([]);
  });

  test('after a minute', async () => {
    const { channel, patient } = await clinic.callUnderWay();
    const tab = await clinic.openTab(patient);
    const { rtcToken } = await clinic.token(patient, channel, UID.patient);
    await t.pool.query(
      `update call_join set expires_at = expires_at - interval '60 s' where visit_id = $1`,
      [channel],
    );
    sayInVain(tab, RTC_JOIN, joining(channel, rtcToken));
    expect(await refusal(tab)).toBe('video-call.token-refused');
  });

  test('after the consultation finished', async () => {
    const { channel, patient, professional } = await clinic.callUnderWay();
    const { rtcToken } = await clinic.token(professional, channel, UID.professional);
    await clinic.give(patient, channel, 'PatientFinish');
    const tab = await clinic.openTab(professional);
    sayInVain(tab, RTC_JOIN, joining(channel, rtcToken));
    expect(await refusal(tab)).toBe('video-call.call-over');
  });

  test('with a token of an older claim, and sending from a seat of one', async () => {
    const { channel, patient, patientTab, professionalTab } = await clinic.bothIn();
    const { rtcToken } = await clinic.token(patient, channel, UID.patient);
    await t.pool.query(
      `update visit set claim_epoch = nextval('visit_claim_epoch') where id = $1`,
      [channel],
    );
    sayInVain(patientTab, RTC_SIGNAL, offer(channel, 'A', 'B'));
    expect(await refusal(patientTab)).toBe('video-call.not-joined');
    sayInVain(patientTab, RTC_JOIN, joining(channel, rtcToken));
    await eventually(() =>
      expect(patientTab.refused.at(-1)?.code).toBe('video-call.token-refused'),
    );
    expect(professionalTab.heard.map(({ command }) => command)).not.toContain('RtcSignal');
  });
});

describe('sending is refused', () => {
  test('without having joined: to a third tab and to a stranger', async () => {
    proves('one-to-one-calls');
    const { channel, patient, patientTab, professionalTab } = await clinic.bothIn();
    const third = await clinic.openTab(patient);
    const stranger = await clinic.openTab(await clinic.patient());
    const frames: [string, unknown][] = [
      [RTC_SIGNAL, offer(channel, 'A', 'B')],
      [RTC_TEXT, aText(channel, 'hola')],
      [RTC_MEDIA, { channel, microphone: false, camera: false }],
    ];
    for (const [destination, payload] of frames) {
      sayInVain(third, destination, payload);
      sayInVain(stranger, destination, payload);
    }
    await eventually(() => expect(third.refused).toHaveLength(3));
    await eventually(() => expect(stranger.refused).toHaveLength(3));
    expect(new Set(third.refused.map(({ code }) => code))).toEqual(
      new Set(['video-call.not-joined']),
    );
    expect(new Set(stranger.refused.map(({ code }) => code))).toEqual(
      new Set(['video-call.channel-not-found']),
    );
    const heard = [...patientTab.heard, ...professionalTab.heard].map(({ command }) => command);
    expect(heard.filter((one) => /Signal|Text|Media/.test(one))).toEqual([]);
  });

  test.each([
    ['an empty text', RTC_TEXT, { id: A_TEXT, body: ' ' }],
    ['a text without a name', RTC_TEXT, { body: 'hola' }],
    ['a text of 1,001 characters', RTC_TEXT, { id: A_TEXT, body: 'x'.repeat(1_001) }],
    [
      'an offer of more than 32 KB',
      RTC_SIGNAL,
      {
        from: aFingerprint('A'),
        to: aFingerprint('B'),
        signal: { kind: 'offer', round: 1, sdp: 'x'.repeat(33_000) },
      },
    ],
    [
      'a signal of no known kind',
      RTC_SIGNAL,
      { from: aFingerprint('A'), to: aFingerprint('B'), signal: { kind: 'eval' } },
    ],
  ])('with %s', async (_, destination, frame) => {
    const { channel, patientTab } = await clinic.bothIn();
    sayInVain(patientTab, destination, { channel, ...frame });
    expect(await refusal(patientTab)).toBe('request.invalid');
  });
});

describe('in a call', () => {
  test('each is told about the other', async () => {
    proves('video-join');
    const { patientTab, professionalTab } = await clinic.bothIn();
    const first = await patientTab.hears('RtcJoined');
    const second = await professionalTab.hears('RtcJoined');
    expect([first.peer, second.peer?.fingerprint]).toEqual([null, aFingerprint('A')]);
    const { peer } = await patientTab.hears('RtcPeerJoined');
    expect(peer).toEqual({ fingerprint: aFingerprint('B'), microphone: true, camera: true });
  });

  test('two who join at the same time see each other', async () => {
    const { channel, patient, professional } = await clinic.callUnderWay();
    const entered = await Promise.all([
      clinic.enter(patient, channel, UID.patient),
      clinic.enter(professional, channel, UID.professional),
    ]);
    for (const tab of entered) {
      await eventually(() =>
        expect(
          tab.heard.some(
            (event) =>
              event.command === 'RtcPeerJoined' ||
              (event.command === 'RtcJoined' && event.peer !== null),
          ),
        ).toBe(true),
      );
    }
  });

  test('signals reach the other side unchanged, and are not stored', async () => {
    const { channel, patientTab, professionalTab } = await clinic.bothIn();
    await professionalTab.socket.send(RTC_SIGNAL, offer(channel, 'B', 'A'));
    const signal = await patientTab.hears('RtcSignal');
    expect(signal).toMatchObject({ from: aFingerprint('B'), signal: { kind: 'offer' } });
  });

  test('signals of a connection that is not in, or for one, go nowhere', async () => {
    const { channel, patientTab, professionalTab } = await clinic.bothIn();
    await professionalTab.socket.send(RTC_SIGNAL, offer(channel, 'B', 'C'));
    // Sent between asking to join with a new certificate and having joined.
    await professionalTab.socket.send(RTC_SIGNAL, offer(channel, 'C', 'A'));
    await professionalTab.socket.send(RTC_SIGNAL, offer(channel, 'B', 'A'));
    await patientTab.hears('RtcSignal');
    const signals = patientTab.heard.filter(({ command }) => command === 'RtcSignal');
    expect(signals).toEqual([expect.objectContaining({ from: aFingerprint('B') })]);
  });

  test('a muted microphone is announced, and known to those who join later', async () => {
    const { channel, professional, patientTab, professionalTab } = await clinic.bothIn();
    await patientTab.socket.send(RTC_MEDIA, { channel, microphone: false, camera: true });
    expect(await professionalTab.hears('RtcMedia')).toMatchObject({ microphone: false });
    const again = await clinic.enter(professional, channel, UID.professional, 'D');
    expect((await again.hears('RtcJoined')).peer).toMatchObject({ microphone: false });
  });

  test('a camera switched off while the other joins is not shown as on', async () => {
    const { channel, patient, professionalTab } = await professionalIn();
    const joined = await joinHeldUp(channel, patient);
    const media = { channel, microphone: true, camera: false };
    const told = professionalTab.socket.send(RTC_MEDIA, media);
    await eventually(async () => expect(await cameraOf(channel)).toBe(false));
    const patientTab = await joined();
    await told;
    expect(await patientTab.hears('RtcMedia')).toMatchObject({ camera: false });
  });

  test('who leaves while the other joins is not shown as here', async () => {
    const { channel, patient, professionalTab } = await professionalIn();
    const joined = await joinHeldUp(channel, patient);
    const left = professionalTab.socket.send(RTC_LEAVE, { channel, reason: 'cancel' });
    await eventually(async () => expect(await cameraOf(channel)).toBeUndefined());
    const patientTab = await joined();
    await left;
    expect(await patientTab.hears('RtcPeerLeft')).toMatchObject({ why: 'cancel' });
  });

  test('a text sent while the other joins reaches it', async () => {
    const { channel, patient, professionalTab } = await professionalIn();
    const joined = await joinHeldUp(channel, patient);
    const said = professionalTab.socket.send(RTC_TEXT, aText(channel, 'Ya la veo'));
    await eventually(async () => expect(await textsOf(channel)).toBe(1));
    const patientTab = await joined();
    await said;
    const reached = () => {
      const texts = patientTab.heard.flatMap((event) =>
        event.command === 'RtcText'
          ? event.message
          : event.command === 'RtcJoined'
            ? event.messages
            : [],
      );
      expect(texts).toContainEqual(expect.objectContaining({ body: 'Ya la veo' }));
    };
    await eventually(reached);
  });

  test('a second tab of the same person replaces the first', async () => {
    const { channel, patient, patientTab, professionalTab } = await clinic.bothIn();
    const second = await clinic.enter(patient, channel, UID.patient, 'C');
    await patientTab.hears('RtcReplaced');
    await eventually(() =>
      expect(professionalTab.heard.at(-1)).toMatchObject({
        command: 'RtcPeerJoined',
        peer: { fingerprint: aFingerprint('C') },
      }),
    );
    sayInVain(patientTab, RTC_TEXT, aText(channel, 'desde la vieja'));
    expect(await refusal(patientTab)).toBe('video-call.not-joined');
    expect((await second.hears('RtcJoined')).peer?.fingerprint).toBe(aFingerprint('B'));
  });

  test('reloading the page is not reported as a loss', async () => {
    const { channel, patient, patientTab, professionalTab } = await clinic.bothIn();
    await patientTab.socket.client.deactivate();
    await untilClosed(channel);
    const back = await clinic.enter(patient, channel, UID.patient, 'E');
    await back.hears('RtcJoined');
    t.clock.advance(11_000);
    await professionalTab.socket.send(RTC_TEXT, aText(channel, '¿Volviste?'));
    await back.hears('RtcText');
    expect(professionalTab.heard.map(({ command }) => command)).not.toContain('RtcPeerLeft');
  });

  test('the other side is told whether somebody left or lost the connection', async () => {
    const { channel, patient, patientTab, professionalTab } = await clinic.bothIn();
    await patientTab.socket.client.deactivate();
    await untilClosed(channel);
    t.clock.advance(11_000);
    expect(await professionalTab.hears('RtcPeerLeft')).toMatchObject({ why: 'connection-lost' });
    const back = await clinic.enter(patient, channel, UID.patient, 'E');
    await back.socket.send(RTC_LEAVE, { channel, reason: 'finish' });
    await eventually(() =>
      expect(professionalTab.heard.at(-1)).toMatchObject({ command: 'RtcPeerLeft', why: 'finish' }),
    );
  });

  test('a replaced tab that closes does not remove its person', async () => {
    const { channel, patient, patientTab, professionalTab } = await clinic.bothIn();
    await clinic.enter(patient, channel, UID.patient, 'C');
    await patientTab.socket.client.deactivate();
    await professionalTab.socket.send(RTC_TEXT, aText(channel, '¿Seguís ahí?'));
    await professionalTab.hears('RtcText');
    expect(professionalTab.heard.map(({ command }) => command)).not.toContain('RtcPeerLeft');
  });
});

describe('a call ends', () => {
  test.each([
    ['patient', 'PatientFinish', 'patient-finished'],
    ['professional', 'ProfessionalCancel', 'professional-cancelled'],
    ['professional', 'VideoCallError', 'failed'],
    ['professional', 'FailSaveConsultation', 'professional-finished'],
  ] as const)('for both when the %s gives %s', async (who, command, why) => {
    const call = await clinic.bothIn();
    await clinic.give(call[who], call.channel, command, 'motivo');
    expect(await call.patientTab.hears('RtcEnded')).toMatchObject({ why });
    expect(await call.professionalTab.hears('RtcEnded')).toMatchObject({ why });
    sayInVain(call.patientTab, RTC_TEXT, aText(call.channel, 'hola'));
    expect(await refusal(call.patientTab)).toBe('video-call.call-over');
  });

  test('but not when the network interrupts it: with both back the entry goes on', async () => {
    const call = await clinic.callUnderWay();
    await setPhase(t, call.channel, 'WRAP_UP');
    await clinic.enter(call.patient, call.channel, UID.patient);
    await clinic.enter(call.professional, call.channel, UID.professional);
    await eventually(async () => {
      const now = await t.pool.query('select phase from visit where id = $1', [call.channel]);
      expect(now.rows[0].phase).toBe('IN_CALL');
    });
  });
});
