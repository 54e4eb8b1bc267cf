import type { NetworkSample } from '@app/contract/video-call';

/** Statistics since the previous reading. */
export type LinkSample = NetworkSample & {
  availableKbps: number | null;
  /** Whether any data arrived. */
  isFlowing: boolean;
  /** Whether there was any sound. */
  isAudible: boolean;
  /** Whether there was any new picture. */
  isMoving: boolean;
};

const COUNTERS = [
  'bytesReceived',
  'framesDecoded',
  'packetsReceived',
  'packetsLost',
  'totalAudioEnergy',
] as const;
type Counts = Record<(typeof COUNTERS)[number], number>;

type Entry = RTCStats & Record<string, unknown>;

/**
 * Differences of a connection's counters since the last reading; null where the browser has not
 * updated them.
 */
export function createStatsReader(connection: RTCPeerConnection): () => Promise<LinkSample | null> {
  let before = new Map<string, Counts>();
  let countedAt = 0;
  return async () => {
    const entries = entriesOf(await connection.getStats());
    const last = before;
    const at = newest(entries);
    if (at <= countedAt) return null;
    countedAt = at;
    before = countsOf(entries);
    const arrived = sumOf([...before].map(([id, now]) => growth(last.get(id), now)));
    const pair = selectedPair(entries);
    return {
      isConnected: connection.connectionState === 'connected',
      lossRatio: worse(lossIn(arrived), lossOnTheOtherSide(entries)),
      roundTripMs: inMilliseconds(pair?.currentRoundTripTime),
      availableKbps: inKilobits(pair?.availableOutgoingBitrate),
      isFlowing: arrived.bytesReceived > 0 || arrived.framesDecoded > 0,
      isAudible: arrived.totalAudioEnergy > 0,
      isMoving: arrived.framesDecoded > 0,
    };
  };
}

function entriesOf(report: RTCStatsReport): Entry[] {
  const entries: Entry[] = [];
  report.forEach((entry: Entry) => {
    entries.push(entry);
  });
  return entries;
}

/** Time of the local counters; remote reports carry their own times. */
const newest = (entries: readonly Entry[]): number =>
  Math.max(
    0,
    ...entries.filter(({ type }) => !type.startsWith('remote-')).map(({ timestamp }) => timestamp),
  );

const countsOf = (entries: readonly Entry[]): Map<string, Counts> =>
  new Map(
    entries
      .filter(({ type }) => type === 'inbound-rtp')
      .map((entry) => [entry.id, eachCounter((name) => numberOf(entry[name]))]),
  );

const eachCounter = (count: (name: keyof Counts) => number): Counts =>
  Object.fromEntries(COUNTERS.map((name) => [name, count(name)])) as Counts;

/** Firefox resets the counters of a transceiver that is set up again. */
function growth(last: Counts | undefined, now: Counts): Counts {
  if (!last || now.bytesReceived < last.bytesReceived) return now;
  return eachCounter((name) => Math.max(0, now[name] - last[name]));
}

const sumOf = (lines: readonly Counts[]): Counts =>
  eachCounter((name) => lines.reduce((total, line) => total + line[name], 0));

const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);

const selectedPair = (entries: readonly Entry[]): Entry | undefined =>
  entries.find(({ type, nominated, state }) => {
    return type === 'candidate-pair' && nominated === true && state === 'succeeded';
  });

function lossIn({ packetsLost, packetsReceived }: Counts): number | null {
  const all = packetsLost + packetsReceived;
  return all > 0 ? packetsLost / all : null;
}

/** Loss reported by the other side. */
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
