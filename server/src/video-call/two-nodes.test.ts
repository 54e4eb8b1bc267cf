import { RTC_JOIN, RTC_SIGNAL, RTC_TEXT } from '@app/contract/video-call';
import { aFingerprint } from '@app/contract/video-call/fixtures';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createInProcessBus } from '../platform/bus/in-process-bus.ts';
import { createQuietLog } from '../platform/bus/testing/quiet-log.ts';
import type { Principal } from '../platform/stomp/connection.ts';
import { type OpenHub, openHub } from '../platform/stomp/testing/open-hub.ts';
import type { Someone, SomePatient } from '../testing/clinic.ts';
import { testApp } from '../testing/test-app.ts';
import { loseConnection } from './leave-channel.ts';
import { type CallClinic, callClinic, joining, UID } from './testing/call-clinic.ts';
import { videoCallSocket } from './video-call.socket.ts';
import { createVideoCall, type Participant, type VideoCallNeeds } from './video-call.ts';

const t = await testApp();
const bus = createInProcessBus(createQuietLog());
let clinic: CallClinic;
let nodes: OpenHub[];

beforeAll(async () => {
  clinic = await callClinic(t);
  nodes = [await aNode(), await aNode()];
});
afterAll(() => Promise.all(nodes.map(({ hub }) => hub.close())));

const sessionOf = (token: string): string =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sid;

/** Another process of the product: its own sockets, the same database and bus. */
async function aNode(): Promise<OpenHub> {
  const node: OpenHub = await openHub(
    {
      authenticate: async (_, token) => principalOf(token),
      onDisconnected: (_, connectionId) => loseConnection(videoCall, connectionId),
    },
    bus,
  );
  // What a call does not touch of the platform stays away.
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
  return node;
}

const people = new Map<string, Principal>();
const principalOf = (token: string): Principal | undefined => people.get(token);

function known({ accountId, email, token }: Someone) {
  people.set(token, { accountId, email, sessionId: sessionOf(token), role: 'PATIENT' });
}

async function participantOf(channel: string, accountId: string): Promise<Participant> {
  const { rows } = await t.pool.query('select * from guard_queue_entry where id = $1', [channel]);
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

async function callOnTwoNodes() {
  const call = await clinic.callUnderWay();
  known(call.patient);
  known(call.professional);
  const enter = async (who: SomePatient | Someone, uid: number, node: number, digit: string) => {
    const tab = await clinic.openTab(who, nodes[node]?.url);
    const { rtcToken } = await clinic.token(who, call.channel, uid);
    await tab.socket.send(RTC_JOIN, joining(call.channel, rtcToken, digit));
    return tab;
  };
  const here = await enter(call.patient, UID.patient, 0, 'A');
  const there = await enter(call.professional, UID.professional, 1, 'B');
  return { ...call, enter, here, there };
}

test('two sides on two nodes signal, write and lose each other as on one', async () => {
  const { channel, here, there } = await callOnTwoNodes();
  expect((await here.hears('RtcPeerJoined')).peer.fingerprint).toBe(aFingerprint('B'));
  const signal = { kind: 'answer', sdp: 'v=0' };
  await here.socket.send(RTC_SIGNAL, { channel, to: aFingerprint('B'), signal });
  expect(await there.hears('RtcSignal')).toMatchObject({ from: aFingerprint('A'), signal });
  await there.socket.send(RTC_TEXT, { channel, body: 'hola' });
  expect((await here.hears('RtcText')).message.body).toBe('hola');
  await there.socket.client.deactivate();
  expect(await here.hears('RtcPeerLeft')).toMatchObject({ why: 'connection-lost' });
});

test('a tab on one node replaces the tab on the other', async () => {
  const { patient, here, there, enter } = await callOnTwoNodes();
  const second = await enter(patient, UID.patient, 1, 'C');
  await here.hears('RtcReplaced');
  expect((await second.hears('RtcJoined')).peer?.fingerprint).toBe(aFingerprint('B'));
  await vi.waitFor(() =>
    expect(there.heard.at(-1)).toMatchObject({ peer: { fingerprint: aFingerprint('C') } }),
  );
});
