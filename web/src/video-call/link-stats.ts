import type { NetworkSample } from '@app/contract/video-call';

/** What the last second of a connection was like. */
export type LinkSample = NetworkSample & {
  availableKbps: number | null;
  /** Whether anything of the other side arrived. */
  isFlowing: boolean;
  /** Whether there was any sound in it. */
  isAudible: boolean;
};

type Totals = { bytes: number; received: number; lost: number; energy: number };

type Entry = RTCStats & Record<string, unknown>;

/** Reads a connection's counters as what happened since the last reading. */
export function createStatsReader(connection: RTCPeerConnection): () => Promise<LinkSample> {
  let before: Totals = { bytes: 0, received: 0, lost: 0, energy: 0 };
  return async () => {
    const entries: Entry[] = [];
    (await connection.getStats()).forEach((entry: Entry) => {
      entries.push(entry);
    });
    const now = totalsOf(entries);
    const last = before;
    before = now;
    const pair = selectedPair(entries);
    return {
      isConnected: connection.connectionState === 'connected',
      lossRatio: worse(lossBetween(last, now), lossOnTheOtherSide(entries)),
      roundTripMs: inMilliseconds(pair?.currentRoundTripTime),
      availableKbps: inKilobits(pair?.availableOutgoingBitrate),
      isFlowing: now.bytes > last.bytes,
      isAudible: now.energy > last.energy,
    };
  };
}

function totalsOf(entries: readonly Entry[]): Totals {
  const inbound = entries.filter(({ type }) => type === 'inbound-rtp');
  const sum = (name: string) => inbound.reduce((total, one) => total + numberOf(one[name]), 0);
  return {
    bytes: sum('bytesReceived'),
    received: sum('packetsReceived'),
    lost: sum('packetsLost'),
    energy: sum('totalAudioEnergy'),
  };
}

const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);

const selectedPair = (entries: readonly Entry[]): Entry | undefined =>
  entries.find(({ type, nominated, state }) => {
    return type === 'candidate-pair' && nominated === true && state === 'succeeded';
  });

function lossBetween(last: Totals, now: Totals): number | null {
  const lost = Math.max(0, now.lost - last.lost);
  const all = lost + now.received - last.received;
  return all > 0 ? lost / all : null;
}

/** What the other side says it missed of ours. */
function lossOnTheOtherSide(entries: readonly Entry[]): number | null {
  const reports = entries.filter(({ type }) => type === 'remote-inbound-rtp');
  return reports.length === 0
    ? null
    : Math.max(...reports.map(({ fractionLost }) => numberOf(fractionLost)));
}

const worse = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.max(one, other);

const inMilliseconds = (seconds: unknown): number | null =>
  typeof seconds === 'number' ? seconds * 1_000 : null;

const inKilobits = (bits: unknown): number | null =>
  typeof bits === 'number' ? bits / 1_000 : null;
