import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { joinQueue } from '@app/contract/guard-queue';
import {
  type CallToken,
  getCallToken,
  RTC_JOIN,
  type RtcEvent,
  rtcEventSchema,
  type TextMessage,
} from '@app/contract/video-call';
import { aFingerprint } from '@app/contract/video-call/fixtures';
import { commandEntry } from '@app/contract/visits';
import { afterEach, expect } from 'vitest';
import { connectStock, type StockClient } from '../../platform/stomp/testing/stock-client.ts';
import { aClinic, type Clinic, type Someone, type SomePatient } from '../../testing/clinic.ts';
import { eventually } from '../../testing/eventually.ts';
import type { TestApp } from '../../testing/test-app.ts';

/** A call in progress, and its two sides. */
export type CallUnderWay = { channel: string; patient: SomePatient; professional: Someone };

/** One tab: the call events it receives, and sending from it. */
export type Tab = {
  socket: StockClient;
  heard: RtcEvent[];
  refused: { of: string; code: string }[];
  /** Waits for the next event of a kind. */
  hears: <C extends RtcEvent['command']>(command: C) => Promise<Extract<RtcEvent, { command: C }>>;
};

export const UID = { patient: 1, professional: 2 } as const;

export type CallClinic = Clinic & {
  address: string;
  callUnderWay: () => Promise<CallUnderWay>;
  give: (who: Someone, channel: string, command: GivenCommand, reason?: string) => Promise<void>;
  askToken: (
    who: Someone,
    channel: string,
    uid: number,
    role?: string,
  ) => ReturnType<TestApp['call']>;
  token: (who: Someone, channel: string, uid: number) => Promise<CallToken>;
  openTab: (who: Someone, address?: string) => Promise<Tab>;
  /** Opens a tab and joins; `digit` determines its certificate. */
  enter: (who: Someone, channel: string, uid: number, digit?: string) => Promise<Tab>;
  /** A call that both sides have joined. */
  bothIn: () => Promise<CallUnderWay & { patientTab: Tab; professionalTab: Tab }>;
};

type GivenCommand =
  | 'Accept'
  | 'Start'
  | 'GetPatient'
  | 'PatientFinish'
  | 'ProfessionalCancel'
  | 'VideoCallError'
  | 'FailSaveConsultation';

const tabs: Tab[] = [];

/** The demonstration clinic on a real port, with calls to join. */
export async function callClinic(t: TestApp): Promise<CallClinic> {
  const clinic = await aClinic(t);
  await t.http.listen({ host: '127.0.0.1', port: 0 });
  const { port } = t.http.server.address() as AddressInfo;
  const ownAddress = `ws://127.0.0.1:${port}/ws`;

  const give: CallClinic['give'] = async (who, queueId, command, reason) => {
    const body = { command, ...(reason ? { reason } : {}) };
    const answer = await t.call(commandEntry, { params: { queueId }, body }, who.token);
    expect(answer.json()).toMatchObject({ status: 'ok' });
  };
  const askToken: CallClinic['askToken'] = (who, channel, uid, role = 'publisher') =>
    t.call(getCallToken, { params: { channel, role, uid } }, who.token);
  const token: CallClinic['token'] = async (who, channel, uid) =>
    (await askToken(who, channel, uid)).json();
  const openTab: CallClinic['openTab'] = async (who, address = ownAddress) => {
    const tab = await aTab(address, who);
    tabs.push(tab);
    return tab;
  };
  const enter: CallClinic['enter'] = async (who, channel, uid, digit = String(uid)) => {
    const tab = await openTab(who);
    const { rtcToken } = await token(who, channel, uid);
    await tab.socket.send(RTC_JOIN, joining(channel, rtcToken, digit));
    await tab.hears('RtcJoined');
    return tab;
  };
  const callUnderWay: CallClinic['callUnderWay'] = async () => {
    const [patient, professional] = [await clinic.patient(), await clinic.professional()];
    const joined = await t.call(
      joinQueue,
      { body: { patientId: patient.personId, specialtyId: 1, reason: 'Fiebre' } },
      patient.token,
    );
    const channel: string = joined.json().data.queueId;
    await give(professional, channel, 'GetPatient');
    await give(patient, channel, 'Accept');
    await give(patient, channel, 'Start');
    return { channel, patient, professional };
  };
  return {
    ...clinic,
    address: ownAddress,
    give,
    askToken,
    token,
    openTab,
    callUnderWay,
    enter,
    bothIn: async () => {
      const call = await callUnderWay();
      const patientTab = await enter(call.patient, call.channel, UID.patient, 'A');
      const professionalTab = await enter(call.professional, call.channel, UID.professional, 'B');
      await patientTab.hears('RtcPeerJoined');
      return { ...call, patientTab, professionalTab };
    },
  };
}

/** The frame with which a tab joins. */
export const joining = (channel: string, rtcToken: string, digit = 'A') => ({
  channel,
  rtcToken,
  fingerprint: aFingerprint(digit),
  microphone: true,
  camera: true,
});

/** A text as a tab sends it. */
export const aText = (channel: string, body: string): TextMessage => ({
  channel,
  id: randomUUID(),
  body,
});

async function aTab(address: string, { accountId, token }: Someone): Promise<Tab> {
  const socket = await connectStock(address, token);
  const all = await socket.listen(`/user/${accountId}/private`);
  const events = () => all.flatMap((one) => rtcEventSchema.safeParse(one).data ?? []);
  return {
    socket,
    get heard() {
      return events();
    },
    get refused() {
      return all.filter((one) => (one as { command?: string }).command === 'refused') as never;
    },
    hears: (command) =>
      eventually(() => {
        const found = events().findLast((event) => event.command === command);
        expect(found, `${command} among ${events().map((one) => one.command)}`).toBeDefined();
        return found as never;
      }),
  };
}

afterEach(async () => {
  await Promise.all(tabs.splice(0).map(({ socket }) => socket.client.deactivate()));
});
