import { getCallChannel, RTC_JOIN, RTC_SIGNAL, RTC_TEXT } from '@app/contract/video-call';
import { aFingerprint } from '@app/contract/video-call/fixtures';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createInProcessBus } from '../platform/bus/in-process-bus.ts';
import { createQuietLog } from '../platform/bus/testing/quiet-log.ts';
import type { Principal } from '../platform/stomp/connection.ts';
import { type OpenHub, openHub } from '../platform/stomp/testing/open-hub.ts';
import type { Someone, SomePatient } from '../testing/clinic.ts';
import { eventually } from '../testing/eventually.ts';
import { testApp } from '../testing/test-app.ts';
import { expireSeats, loseConnection, renewSeats } from './leave-channel.ts';
import {
  aText,
  type CallClinic,
  callClinic,
  joining,
  type Tab,
  UID,
} from './testing/call-clinic.ts';
import { videoCallSocket } from './video-call.socket.ts';
import {
  createVideoCall,
  type Participant,
  type VideoCall,
  type VideoCallNeeds,
} from './video-call.ts';

const t = await testApp();
const bus = createInProcessBus(createQuietLog());
let clinic: CallClinic;
let nodes: Node[];

/** Another process of the product. */
type Node = OpenHub & {
  videoCall: VideoCall;
  /** Ends it without notice, like a crash. */
  kill: () => Promise<void>;
};

beforeAll(async () => {
  clinic = await callClinic(t);
  nodes = [await aNode(), await aNode()];
});
afterAll(() => Promise.all(nodes.map(({ hub }) => hub.close())));

const sessionOf = (token: string): string =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sid;

/** A node with its own sockets, and the database and bus of the others. */
async function aNode(): Promise<Node> {
  let isAlive = true;
  let underWay: Promise<unknown> = Promise.resolve();
  const node: OpenHub = await openHub(
    {
      authenticate: async (_, token) => principalOf(token),
      onContact: (_, connectionId) => {
        underWay = Promise.all([underWay, renewSeats(videoCall, [connectionId])]);
      },
      onDisconnected: async (_, connectionId) => {
        // As the product does: a renewal in progress would renew a seat that has ended.
        await underWay;
        if (isAlive) await loseConnection(videoCall, connectionId);
      },
      limits: { contactEveryMs: 0 },
    },
    bus,
  );
  // Calls use no other parts of the platform.
  const platform = { database: t.database, clock: t.clock } as unknown as VideoCallNeeds;
  const videoCall = createVideoCall({
    ...platform,
    voice: node.hub,
    participantOf,
    onBothPresent: async () => {},
  });
  videoCallSocket(node.hub, videoCall, async ({ principal }) => ({
    ...principal,
    role: 'PATIENT',
    stepUpAt: null,
    requestId: 'socket',
  }));
  const kill = async () => {
    isAlive = false;
    await node.hub.close();
  };
  return { ...node, videoCall, kill };
}

const people = new Map<string, Principal>();
const principalOf = (token: string): Principal | undefined => people.get(token);

function known({ accountId, email, token }: Someone) {
  people.set(token, { accountId, email, sessionId: sessionOf(token), role: 'PATIENT' });
}

async function participantOf(channel: string, accountId: string): Promise<Participant> {
  const { rows } = await t.pool.query('select * from visit where id = $1', [channel]);
  const [entry] = rows;
  const side = entry.account_id === accountId ? 'patient' : 'professional';
  return {
    channel,
    claimEpoch: Number(entry.claim_epoch),
    side,
    role: 'publisher',
    uid: UID[side],
    accountId,
    otherAccountId: side === 'patient' ? entry.professional_id : entry.account_id,
    isLive: entry.phase === 'IN_CALL',
    startedAt: null,
    patient: entry,
  };
}

async function callOnTwoNodes(first = 0) {
  const call = await clinic.callUnderWay();
  known(call.patient);
  known(call.professional);
  const enter = async (who: SomePatient | Someone, uid: number, node: number, digit: string) => {
    const tab = await clinic.openTab(who, nodes[node]?.url);
    const { rtcToken } = await clinic.token(who, call.channel, uid);
    await tab.socket.send(RTC_JOIN, joining(call.channel, rtcToken, digit));
    return tab;
  };
  const here = await enter(call.patient, UID.patient, first, 'A');
  const there = await enter(call.professional, UID.professional, 1, 'B');
  return { ...call, enter, here, there };
}

test('two sides on two nodes signal, write and lose each other as on one', async () => {
  const { channel, here, there } = await callOnTwoNodes();
  expect((await here.hears('RtcPeerJoined')).peer.fingerprint).toBe(aFingerprint('B'));
  const signal = { kind: 'answer', round: 1, sdp: 'v=0' };
  await here.socket.send(RTC_SIGNAL, {
    channel,
    from: aFingerprint('A'),
    to: aFingerprint('B'),
    signal,
  });
  expect(await there.hears('RtcSignal')).toMatchObject({ from: aFingerprint('A'), signal });
  await there.socket.send(RTC_TEXT, aText(channel, 'hola'));
  expect((await here.hears('RtcText')).message.body).toBe('hola');
  await there.socket.client.deactivate();
  await untilSeatEnds(channel, 'professional');
  await sweepEverywhere(11);
  expect(await here.hears('RtcPeerLeft')).toMatchObject({ why: 'connection-lost' });
});

test('a tab on one node replaces the tab on the other', async () => {
  const { patient, here, there, enter } = await callOnTwoNodes();
  const second = await enter(patient, UID.patient, 1, 'C');
  await here.hears('RtcReplaced');
  expect((await second.hears('RtcJoined')).peer?.fingerprint).toBe(aFingerprint('B'));
  await eventually(() =>
    expect(there.heard.at(-1)).toMatchObject({ peer: { fingerprint: aFingerprint('C') } }),
  );
});

/** Waits until the server has noticed that the socket of a seat closed: it ends soon, or has ended. */
const untilSeatEnds = (channel: string, side: string) =>
  eventually(async () => {
    const { rows } = await t.pool.query(
      `select from call_seat where visit_id = $1 and side = $2 and lease_until > $3`,
      [channel, side, new Date(t.clock.now().getTime() + 10_000)],
    );
    expect(rows).toEqual([]);
  });

/** Sets the end of a seat's lease. */
const leaseEnds = (channel: string, side: string, inSeconds: number) =>
  t.pool.query(
    `update call_seat set lease_until = now() + make_interval(secs => $3)
     where visit_id = $1 and side = $2`,
    [channel, side, inSeconds],
  );

/** Runs the sweep of every node at the same instant, some seconds from now. */
const sweepEverywhere = (inSeconds = 0) =>
  Promise.all(
    nodes.map(({ videoCall }) =>
      expireSeats({
        ...videoCall,
        // The nodes run for longer than their clocks say.
        seatExpiry: { isFair: () => true },
        clock: { now: () => new Date(t.clock.now().getTime() + inSeconds * 1000) },
      }),
    ),
  );

const departures = ({ heard }: Tab) => heard.filter(({ command }) => command === 'RtcPeerLeft');

describe('a node that is killed', () => {
  test('leaves nobody in the call: the other side is told once, and sees who returns', async () => {
    nodes.push(await aNode());
    const { channel, patient, there, here, enter } = await callOnTwoNodes(2);
    await here.hears('RtcPeerJoined');
    await nodes.pop()?.kill();
    await sweepEverywhere();
    expect(departures(there)).toEqual([]);

    await leaseEnds(channel, 'professional', 3600);
    await sweepEverywhere(26);
    expect(await there.hears('RtcPeerLeft')).toMatchObject({ why: 'connection-lost' });
    await sweepEverywhere(26);
    expect(departures(there)).toHaveLength(1);

    await enter(patient, UID.patient, 0, 'E');
    await eventually(() =>
      expect(there.heard.at(-1)).toMatchObject({ peer: { fingerprint: aFingerprint('E') } }),
    );
  });

  test('leaves no stale seat for those who join before the sweep', async () => {
    const { channel, professional, enter, here } = await callOnTwoNodes();
    await here.hears('RtcPeerJoined');
    await leaseEnds(channel, 'patient', -1);
    const again = await enter(professional, UID.professional, 1, 'D');
    expect((await again.hears('RtcJoined')).peer).toBeNull();
    expect(
      (await t.call(getCallChannel, { params: { channel } }, professional.token)).json().data,
    ).toMatchObject({ isOtherPresent: false });
  });

  test('is not reported if its person is back through another one', async () => {
    const { channel, patient, here, there, enter } = await callOnTwoNodes();
    await here.hears('RtcPeerJoined');
    const second = await enter(patient, UID.patient, 1, 'C');
    await second.hears('RtcJoined');
    await here.socket.client.deactivate();
    await sweepEverywhere();
    await there.socket.send(RTC_TEXT, aText(channel, '¿Seguís ahí?'));
    await second.hears('RtcText');
    expect(departures(there)).toEqual([]);
  });
});

test('a seat lasts while its socket sends heart-beats', async () => {
  const { channel, here, there } = await callOnTwoNodes();
  await here.hears('RtcPeerJoined');
  await t.pool.query(`update call_seat set lease_until = now() + interval '5 s'`);
  await there.socket.send(RTC_TEXT, aText(channel, 'hola'));
  await eventually(async () => {
    const { rows } = await t.pool.query(
      `select side, lease_until > now() + interval '20 s' as "isRenewed" from call_seat
       where visit_id = $1 order by side`,
      [channel],
    );
    expect(rows).toEqual([
      { side: 'patient', isRenewed: false },
      { side: 'professional', isRenewed: true },
    ]);
  });
});
