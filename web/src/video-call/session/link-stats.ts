import { MEASURE_EVERY_MS, type NetworkSample } from '@app/contract/video-call';
import { createReportsReader, type Entry, isSelectedPair } from './network-reports.ts';

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

/** A busy page makes several delayed readings in a row; such a short interval shows nothing. */
const SHORTEST_MS = MEASURE_EVERY_MS / 2;

/**
 * Differences of a connection's counters since the last reading; null if the browser has not updated them, or
 * only just.
 */
export function createStatsReader(connection: RTCPeerConnection): () => Promise<LinkSample | null> {
  let before = new Map<string, Counts>();
  let countedAt = Number.NEGATIVE_INFINITY;
  const readReports = createReportsReader();
  return async () => {
    const entries = entriesOf(await connection.getStats());
    const last = before;
    const at = newest(entries);
    if (at - countedAt < SHORTEST_MS) return null;
    countedAt = at;
    before = countsOf(entries);
    const arrived = sumOf([...before].map(([id, now]) => growth(last.get(id), now)));
    const reported = readReports(entries, at);
    return {
      isConnected: connection.connectionState === 'connected',
      lossRatio: worse(lossIn(arrived), reported.lossRatio),
      roundTripMs: reported.roundTripMs,
      availableKbps: inKilobits(entries.find(isSelectedPair)?.availableOutgoingBitrate),
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

function lossIn({ packetsLost, packetsReceived }: Counts): number | null {
  const all = packetsLost + packetsReceived;
  return all > 0 ? packetsLost / all : null;
}

const worse = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.max(one, other);

const inKilobits = (bits: unknown): number | null =>
  typeof bits === 'number' ? bits / 1_000 : null;
