import type { NetworkQuality } from './network-quality.ts';

/** A picture that may be sent: its height, frame rate and bit rate. */
export type Encoding = {
  name: EncodingName;
  height: number;
  framesPerSecond: number;
  kbps: number;
};

/** Pictures from none to the tallest; `paused` leaves the whole network to the voice. */
export const encodingNames = ['paused', '120p', '240p', '360p', '480p', '720p'] as const;
export type EncodingName = (typeof encodingNames)[number];

/** The tallest picture that an installation can allow (VIDEO_MAX). */
export const videoMaxima = ['120p', '240p', '360p', '480p', '720p'] as const;
export type VideoMax = (typeof videoMaxima)[number];

export const ENCODINGS: Record<EncodingName, Encoding> = {
  paused: { name: 'paused', height: 0, framesPerSecond: 0, kbps: 0 },
  '120p': { name: '120p', height: 120, framesPerSecond: 15, kbps: 100 },
  '240p': { name: '240p', height: 240, framesPerSecond: 20, kbps: 250 },
  '360p': { name: '360p', height: 360, framesPerSecond: 25, kbps: 500 },
  '480p': { name: '480p', height: 480, framesPerSecond: 30, kbps: 900 },
  '720p': { name: '720p', height: 720, framesPerSecond: 30, kbps: 1_800 },
};

/** The specification's picture, with which every call starts. */
export const FIRST_ENCODING: EncodingName = '120p';

/** The measurements from which the picture is chosen. */
export type EncodingStats = {
  current: EncodingName;
  max: VideoMax;
  quality: NetworkQuality;
  /** Estimated bandwidth; null while unknown. */
  availableKbps: number | null;
  /** Seconds in a row with a quality of 3 or better. */
  goodSeconds: number;
  /** Seconds in a row with a quality of 5 or worse. */
  badSeconds: number;
};

const CLIMB_AFTER_SECONDS = 3;
const PAUSE_AFTER_SECONDS = 4;
/** Spare bandwidth required for a taller picture, so that it does not have to be reduced at once. */
const SPARE = 1.3;

/** The picture to send from now on: the voice has priority, one step at a time, never above the maximum. */
export function chooseEncoding(stats: EncodingStats): EncodingName {
  const { current, quality, availableKbps } = stats;
  if (quality === 0 || quality === 6) return current;
  if (quality === 5) return stepDown(stats);
  const isTooDear = availableKbps !== null && availableKbps < ENCODINGS[current].kbps;
  if (isTooDear && current !== FIRST_ENCODING) return neighbour(current, -1);
  return mayClimb(stats) ? neighbour(current, 1) : current;
}

function stepDown({ current, badSeconds }: EncodingStats): EncodingName {
  if (current !== FIRST_ENCODING) return neighbour(current, -1);
  return badSeconds >= PAUSE_AFTER_SECONDS ? 'paused' : current;
}

function mayClimb({ current, max, quality, availableKbps, goodSeconds }: EncodingStats): boolean {
  const next = neighbour(current, 1);
  if (quality > 3 || goodSeconds < CLIMB_AFTER_SECONDS) return false;
  if (rank(next) > rank(max)) return false;
  // While only the voice is sent, the free bandwidth cannot be estimated.
  if (availableKbps === null || current === 'paused') return true;
  return availableKbps >= ENCODINGS[next].kbps * SPARE;
}

const rank = (name: EncodingName): number => encodingNames.indexOf(name);

const neighbour = (name: EncodingName, step: 1 | -1): EncodingName =>
  encodingNames[rank(name) + step] ?? name;
