import { expect, test } from 'vitest';
import { createStatsReader } from './link-stats.ts';

type Line = { bytes: number; frames?: number; energy?: number; received?: number; lost?: number };

/** The other side's report about this side's voice, and the answer to the connection's last check. */
type Reports = {
  heard?: { at: number; lost: number; seconds?: number };
  asked?: { times: number; seconds: number };
};
type Reading = { at: number; lines: Record<string, Line> } & Reports;

/** A connection whose statistics a test sets, one reading after another. */
function readings(...reports: Reading[]) {
  const left = [...reports];
  const getStats = async () => {
    const { at, lines, ...others } = left.shift() ?? { at: 0, lines: {} };
    const entries: { id: string }[] = Object.entries(lines).map(([id, line]) => ({
      id,
      type: 'inbound-rtp',
      timestamp: at,
      bytesReceived: line.bytes,
      framesDecoded: line.frames ?? 0,
      totalAudioEnergy: line.energy ?? 0,
      packetsReceived: line.received ?? 0,
      packetsLost: line.lost ?? 0,
    }));
    entries.push(...reported(at, others));
    return new Map(entries.map((entry) => [entry.id, entry])) as unknown as RTCStatsReport;
  };
  return createStatsReader({ getStats, connectionState: 'connected' } as RTCPeerConnection);
}

const reported = (at: number, { heard, asked }: Reports) => [
  {
    id: 'heard',
    type: 'remote-inbound-rtp',
    timestamp: heard?.at,
    fractionLost: heard?.lost,
    roundTripTime: heard?.seconds,
  },
  {
    id: 'pair',
    type: 'candidate-pair',
    timestamp: at,
    nominated: true,
    state: 'succeeded',
    responsesReceived: asked?.times,
    currentRoundTripTime: asked?.seconds,
  },
];

test('a reading without updated counters is ignored', async () => {
  const read = readings(
    { at: 1_000, lines: { voice: { bytes: 500 } } },
    { at: 1_000, lines: { voice: { bytes: 500 } } },
  );
  await read();
  expect(await read()).toBeNull();
});

test('readings that come in a row after a busy moment are taken together with the next', async () => {
  const read = readings(
    { at: 1_000, lines: { voice: { bytes: 500 } } },
    { at: 4_000, lines: { voice: { bytes: 900 } } },
    { at: 4_200, lines: { voice: { bytes: 900 } } },
    { at: 5_000, lines: { voice: { bytes: 950 } } },
  );
  await read();
  await read();
  expect(await read()).toBeNull();
  expect(await read()).toMatchObject({ isFlowing: true });
});

test('a second without anything new is no flow', async () => {
  const read = readings(
    { at: 1_000, lines: { voice: { bytes: 500, energy: 0.1 } } },
    { at: 2_000, lines: { voice: { bytes: 500, energy: 0.1 } } },
  );
  await read();
  expect(await read()).toMatchObject({ isFlowing: false, isAudible: false, isMoving: false });
});

test('a picture that is counted from zero again takes nothing from the voice', async () => {
  const read = readings(
    {
      at: 1_000,
      lines: {
        voice: { bytes: 12_706, energy: 0.1, received: 164 },
        picture: { bytes: 124_418, frames: 38, received: 129, lost: 2 },
      },
    },
    {
      at: 2_000,
      lines: {
        voice: { bytes: 15_715, energy: 0.2, received: 214 },
        picture: { bytes: 63_706, frames: 19, received: 67 },
      },
    },
  );
  await read();
  expect(await read()).toMatchObject({
    isFlowing: true,
    isAudible: true,
    isMoving: true,
    lossRatio: 0,
  });
});

test('frames that are drawn are a flow, whatever the bytes say', async () => {
  const read = readings(
    { at: 1_000, lines: { picture: { bytes: 900, frames: 10 } } },
    { at: 2_000, lines: { picture: { bytes: 900, frames: 25 } } },
  );
  await read();
  expect(await read()).toMatchObject({ isFlowing: true, isMoving: true });
});

test('what was lost is told as a part of what was sent since the reading before', async () => {
  const read = readings(
    { at: 1_000, lines: { voice: { bytes: 500, received: 50, lost: 40 } } },
    { at: 2_000, lines: { voice: { bytes: 900, received: 95, lost: 45 } } },
  );
  await read();
  expect(await read()).toMatchObject({ lossRatio: 0.1 });
});

test('one slow answer is read again by the next readings, and is not a slow network', async () => {
  const QUICK = { times: 7, seconds: 0.02 };
  const SLOW = { times: 8, seconds: 1.4 };
  const read = readings(
    ...[QUICK, SLOW, SLOW, SLOW].map((asked, second) => ({ at: 1_000 * second, lines: {}, asked })),
    { at: 5_000, lines: {}, asked: { times: 9, seconds: 1.1 } },
  );
  await read();
  for (const _ of Array(3)) expect(await read()).toMatchObject({ roundTripMs: 20 });
  expect(await read()).toMatchObject({ roundTripMs: 1_100 });
});

test('one report of loss is read again by the next readings, and is not a lossy network', async () => {
  const read = readings(
    ...[0, 0.4, 0.4, 0.4].map((lost, second) => ({
      at: 1_000 * second,
      lines: {},
      heard: { at: lost ? 1_000 : 0, lost },
    })),
    { at: 5_000, lines: {}, heard: { at: 5_000, lost: 0.3 } },
  );
  await read();
  for (const _ of Array(3)) expect(await read()).toMatchObject({ lossRatio: 0 });
  expect(await read()).toMatchObject({ lossRatio: 0.3 });
});

test('a device that answers slowly is not a slow network while a line of the call is quick', async () => {
  const read = readings(
    ...[1_000, 2_000, 3_000].map((at) => ({
      at,
      lines: {},
      heard: { at, lost: 0, seconds: 0.1 },
      asked: { times: at, seconds: 1.3 },
    })),
  );
  await read();
  for (const _ of Array(2)) expect(await read()).toMatchObject({ roundTripMs: 100 });
});

test('the last report of a line that is no longer sent is not counted for ever', async () => {
  const read = readings(
    ...[1_000, 2_000].map((at) => ({ at, lines: {}, heard: { at, lost: 0.5 } })),
    { at: 12_001, lines: {}, heard: { at: 2_000, lost: 0.5 } },
  );
  await read();
  expect(await read()).toMatchObject({ lossRatio: 0.5 });
  expect(await read()).toMatchObject({ lossRatio: null });
});
