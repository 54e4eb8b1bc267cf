import {
  CONNECT_WITHIN_MS,
  chooseEncoding,
  ENCODINGS,
  type EncodingName,
  FIRST_ENCODING,
  isFair,
  isUnstable,
  LOST_AFTER_MS,
  MEASURE_EVERY_MS,
  type NetworkQuality,
  qualityOf,
  RECOVERED_NOTICE_MS,
  REJOIN_AFTER_MS,
  RENEW_AFTER_MS,
  SETTLED_SECONDS,
  SILENT_AFTER_MS,
  STILL_AFTER_MS,
  UNSTABLE_FROM_QUALITY,
  type VideoMax,
} from '@app/contract/video-call';
import type { CallStore } from './call-store.ts';
import type { LinkSample } from './link-stats.ts';
import type { PeerLink } from './peer-link.ts';

/** What monitoring a connection may do. */
type Care = {
  store: CallStore;
  link: () => PeerLink | null;
  /** Renews the connection, unless that was just done. */
  renew: () => Promise<void>;
  isIn: () => boolean;
  /** Joins again with another connection. */
  enterAnew: () => Promise<void>;
  videoMax: () => VideoMax;
};

type Memory = {
  /** The monitored connection. */
  link: PeerLink | null;
  recent: NetworkQuality[];
  encoding: EncodingName;
  /** Consecutive readings without incoming data. */
  emptyReadings: number;
  flowedAt: number;
  silentSince: number | null;
  stillSince: number | null;
  waitingSince: number;
  /** When the other side was last known to be away. */
  awayAt: number;
  enteredAnewAt: number | null;
};

/** State of a new connection, with the specified encoding. */
const OF_A_NEW_CONNECTION = {
  recent: [],
  encoding: FIRST_ENCODING,
  silentSince: null,
  stillSince: null,
} satisfies Partial<Memory>;

/**
 * Number of empty readings in a row that count as a stall. While the browser still hears the other side, its
 * device may only be busy; a lost network is detected sooner.
 */
const STANDSTILL_READINGS = { whileUp: 4, whileDown: 2 };

/** Measures a call once a second: adapts the picture, reports its quality and repairs the connection. */
export function watchConnection(care: Care): () => void {
  const memory: Memory = {
    link: null,
    ...OF_A_NEW_CONNECTION,
    emptyReadings: 0,
    flowedAt: Date.now(),
    waitingSince: Date.now(),
    awayAt: 0,
    enteredAnewAt: null,
  };
  let isMeasuring = false;
  const timer = setInterval(() => {
    if (isMeasuring) return;
    isMeasuring = true;
    void look(care, memory).finally(() => {
      isMeasuring = false;
    });
  }, MEASURE_EVERY_MS);
  // If the device reports no network, one empty reading is enough.
  const expectStandstill = () => {
    memory.emptyReadings = STANDSTILL_READINGS.whileUp - 1;
  };
  window.addEventListener('offline', expectStandstill);
  return () => {
    clearInterval(timer);
    window.removeEventListener('offline', expectStandstill);
  };
}

async function look(care: Care, memory: Memory): Promise<void> {
  const link = care.link();
  if (link !== memory.link) {
    Object.assign(memory, { ...OF_A_NEW_CONNECTION, link, emptyReadings: 0 });
  }
  const sample = await link?.measure().catch(() => null);
  if (sample?.isFlowing) flows(care, memory, sample);
  // Without a new reading there is no conclusion.
  else if (sample || !link?.isConnected()) missed(care, memory);
  await mend(care, memory);
}

function flows(care: Care, memory: Memory, sample: LinkSample): void {
  const { store } = care;
  const wasStopped = store.get().stoppedAt !== null;
  Object.assign(memory, { enteredAnewAt: null, emptyReadings: 0 });
  memory.flowedAt = Date.now();
  store.happen('MediaFlows');
  if (wasStopped) recovered(store);
  judge(care, memory, sample);
  missWhatIsOn(store, memory, sample);
}

function recovered(store: CallStore): void {
  store.change({ stoppedAt: null, isRecovered: true });
  setTimeout(() => store.change({ isRecovered: false }), RECOVERED_NOTICE_MS);
}

function judge(care: Care, memory: Memory, sample: LinkSample): void {
  const { store } = care;
  const quality = qualityOf(sample);
  memory.recent = [...memory.recent, quality].slice(-SETTLED_SECONDS);
  const before = store.get();
  const wasUnstable = before.state === 'unstable';
  store.happen(isUnstable(wasUnstable, memory.recent) ? 'NetworkUnstable' : 'NetworkGood');
  // An unstable connection is called good again only after enough good seconds.
  const isNowFair = isFair(before.isFair || wasUnstable, memory.recent);
  if (before.isFair !== isNowFair) store.change({ isFair: isNowFair });

  memory.encoding = chooseEncoding({
    current: memory.encoding,
    max: care.videoMax(),
    quality,
    availableKbps: sample.availableKbps,
    goodSeconds: runOf(memory.recent, (one) => one <= 3),
    badSeconds: runOf(memory.recent, (one) => one >= UNSTABLE_FROM_QUALITY),
  });
  void care.link()?.encode(ENCODINGS[memory.encoding]);
}

/** Length of the newest run. */
function runOf(recent: readonly NetworkQuality[], isSo: (one: NetworkQuality) => boolean): number {
  const lastOther = recent.findLastIndex((one) => !isSo(one));
  return recent.length - 1 - lastOther;
}

/** Reports a microphone or camera that is on but from which nothing arrives. */
function missWhatIsOn(store: CallStore, memory: Memory, sample: LinkSample): void {
  const { microphone, camera, ...before } = store.get().remote;
  const now = Date.now();
  memory.silentSince = microphone && !sample.isAudible ? (memory.silentSince ?? now) : null;
  memory.stillSince = camera && !sample.isMoving ? (memory.stillSince ?? now) : null;
  const isSilent = now - (memory.silentSince ?? now) >= SILENT_AFTER_MS;
  const isStill = now - (memory.stillSince ?? now) >= STILL_AFTER_MS;
  if (isSilent !== before.isSilent || isStill !== before.isStill) {
    store.remote({ isSilent, isStill });
  }
}

function missed({ store, link }: Care, memory: Memory): void {
  const { state } = store.get();
  const { whileUp, whileDown } = STANDSTILL_READINGS;
  memory.emptyReadings += 1;
  if (memory.emptyReadings < (link()?.isConnected() ? whileUp : whileDown)) return;
  if (state !== 'connected' && state !== 'unstable') return;
  Object.assign(memory, OF_A_NEW_CONNECTION);
  store.happen('MediaStops');
  store.change({ stoppedAt: memory.flowedAt });
}

/** First an ICE restart, then joining again, then asking the person. */
async function mend(care: Care, memory: Memory): Promise<void> {
  const { state, stoppedAt, remote } = care.store.get();
  const now = Date.now();
  const isWaiting = state === 'reconnecting' || state === 'connecting';
  if (!isWaiting) {
    memory.waitingSince = now;
    return;
  }
  // While the other side is away there is nothing to repair; when it returns, the times start again.
  if (care.isIn() && remote.presence !== 'here') {
    Object.assign(memory, { awayAt: now, enteredAnewAt: null });
    return;
  }
  const waited = now - Math.max(stoppedAt ?? memory.waitingSince, memory.awayAt);
  if (waited >= (state === 'connecting' ? CONNECT_WITHIN_MS : LOST_AFTER_MS)) {
    care.store.happen('TooLong');
  } else if (waited >= RENEW_AFTER_MS) await tryAnotherWay(care, memory, waited);
}

async function tryAnotherWay(care: Care, memory: Memory, waited: number): Promise<void> {
  if (waited < REJOIN_AFTER_MS || memory.enteredAnewAt !== null) return care.renew();
  memory.enteredAnewAt = Date.now();
  await care.enterAnew();
}
