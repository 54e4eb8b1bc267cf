import { expect, test } from 'vitest';
import { createStatsReader } from './link-stats.ts';

type Line = { bytes: number; frames?: number; energy?: number; received?: number; lost?: number };

/** A connection whose browser answers with what a test says, one reading after the other. */
function readings(...reports: { at: number; lines: Record<string, Line> }[]) {
  const left = [...reports];
  const getStats = async () => {
    const { at, lines } = left.shift() ?? { at: 0, lines: {} };
    const entries = Object.entries(lines).map(([id, line]) => ({
      id,
      type: 'inbound-rtp',
      timestamp: at,
      bytesReceived: line.bytes,
      framesDecoded: line.frames ?? 0,
      totalAudioEnergy: line.energy ?? 0,
      packetsReceived: line.received ?? 0,
      packetsLost: line.lost ?? 0,
    }));
    return new Map(entries.map((entry) => [entry.id, entry])) as unknown as RTCStatsReport;
  };
  return createStatsReader({ getStats, connectionState: 'connected' } as RTCPeerConnection);
}

test('a reading without updated counters is ignored', async () => {
  const read = readings(
    { at: 1_000, lines: { voice: { bytes: 500 } } },
    { at: 1_000, lines: { voice: { bytes: 500 } } },
  );
  await read();
  expect(await read()).toBeNull();
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
