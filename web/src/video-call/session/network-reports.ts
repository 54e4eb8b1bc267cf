import type { NetworkSample } from '@app/contract/video-call';

/** One entry of a connection's statistics. */
export type Entry = RTCStats & Record<string, unknown>;

/** A measurement taken every few seconds; readings in between show the same one again. */
type Report = {
  /** What is measured. */
  id: string;
  /** Changes with each new measurement. */
  mark: unknown;
  value: unknown;
};

/** The voice, the slower of the two lines, is reported every five seconds, or later by a busy device. */
const REPORTS_COUNT_FOR_MS = 10_000;

/** Reads the other side's reports about the network: its losses, and its reply times. */
export function createReportsReader(): (
  entries: readonly Entry[],
  at: number,
) => Omit<NetworkSample, 'isConnected'> {
  const losses = keepReports();
  const roundTrips = keepReports();
  return (entries, at) => {
    const lines = entries.filter(isOfALineInUse(at));
    const answers = [...entries.filter(isSelectedPair).map(answerOf), ...lines.map(roundTripOf)];
    // Loss on any line counts; the fastest reply shows the network delay.
    const lossRatio = choose(Math.max, lines.map(lossOf).map(losses));
    const seconds = choose(Math.min, answers.map(roundTrips));
    return { lossRatio, roundTripMs: seconds === null ? null : seconds * 1_000 };
  };
}

/** The pair of addresses that carries the call. */
export const isSelectedPair = ({ type, nominated, state }: Entry): boolean =>
  type === 'candidate-pair' && nominated === true && state === 'succeeded';

/** A stopped line's last report stays in the statistics, and has to be ignored. */
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

/** Reply time of the connection's last check. */
const answerOf = ({ id, responsesReceived, currentRoundTripTime }: Entry): Report => ({
  id,
  mark: responsesReceived ?? currentRoundTripTime,
  value: currentRoundTripTime,
});

type Kept = { mark: unknown; last: number; previous: number | null };

/**
 * Returns the better of the last two reports of each kind, and null before the second: one bad measurement may
 * be a busy device, two are the network.
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
