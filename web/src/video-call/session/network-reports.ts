import type { NetworkSample } from '@app/contract/video-call';

/** One entry of a connection's statistics. */
export type Entry = RTCStats & Record<string, unknown>;

/** A measure that is taken every few seconds; readings in between show the same one again. */
type Report = {
  /** What is measured. */
  id: string;
  /** Changes with each new measure. */
  mark: unknown;
  value: unknown;
};

/** The voice, the slower of the two lines, is reported every five seconds, and later by a busy device. */
const REPORTS_COUNT_FOR_MS = 10_000;

/** Reads what the other side tells of the network: what it missed, and how long its answers take. */
export function createReportsReader(): (
  entries: readonly Entry[],
  at: number,
) => Omit<NetworkSample, 'isConnected'> {
  const losses = keepReports();
  const roundTrips = keepReports();
  return (entries, at) => {
    const lines = entries.filter(isOfALineInUse(at));
    const answers = [...entries.filter(isSelectedPair).map(answerOf), ...lines.map(roundTripOf)];
    // A line that loses is a loss. A line that is quick proves that the others wait for a device, not for the network.
    const lossRatio = choose(Math.max, lines.map(lossOf).map(losses));
    const seconds = choose(Math.min, answers.map(roundTrips));
    return { lossRatio, roundTripMs: seconds === null ? null : seconds * 1_000 };
  };
}

/** The pair of addresses that carries the call. */
export const isSelectedPair = ({ type, nominated, state }: Entry): boolean =>
  type === 'candidate-pair' && nominated === true && state === 'succeeded';

/** The last report of a line that stopped stays in the statistics, and says nothing any more. */
const isOfALineInUse =
  (at: number) =>
  ({ type, timestamp }: Entry): boolean =>
    type === 'remote-inbound-rtp' && at - timestamp <= REPORTS_COUNT_FOR_MS;

const lossOf = ({ id, timestamp, fractionLost }: Entry): Report => ({
  id,
  mark: timestamp,
  value: fractionLost,
});

const roundTripOf = ({ id, timestamp, roundTripTime }: Entry): Report => ({
  id,
  mark: timestamp,
  value: roundTripTime,
});

/** How long it took to hear that the other side is still there. */
const answerOf = ({ id, responsesReceived, currentRoundTripTime }: Entry): Report => ({
  id,
  mark: responsesReceived ?? currentRoundTripTime,
  value: currentRoundTripTime,
});

type Kept = { mark: unknown; last: number; previous: number | null };

/**
 * Answers each report with the better of the last two of its kind, and with nothing before the second: one bad
 * measure is a device that was busy for a moment, two are the network.
 */
function keepReports(): (report: Report) => number | null {
  const reports = new Map<string, Kept>();
  return ({ id, mark, value }) => {
    if (typeof value !== 'number') return null;
    const known = reports.get(id);
    const isSame = known !== undefined && known.mark === mark;
    const kept = isSame ? known : { mark, last: value, previous: known?.last ?? null };
    reports.set(id, kept);
    return kept.previous === null ? null : Math.min(kept.last, kept.previous);
  };
}

function choose(
  best: (...values: number[]) => number,
  values: readonly (number | null)[],
): number | null {
  const known = values.filter((value) => value !== null);
  return known.length > 0 ? best(...known) : null;
}
