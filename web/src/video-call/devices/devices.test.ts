import { afterEach, expect, test, vi } from 'vitest';
import { fakeStream } from '../testing/fake-stream.ts';
import { failureText } from '../video-call.copy.ts';
import { openDevices } from './devices.ts';

afterEach(() => vi.unstubAllGlobals());

test('a browser without cameras says so, and where to open the page instead', async () => {
  vi.stubGlobal('MediaStream', class {});
  const { problem } = await openDevices({ camera: true });
  expect(problem).toEqual({ device: 'microphone', failure: 'unsupported' });
  const { title, detail, steps } = failureText('microphone', 'unsupported');
  expect(title).toBe('Este navegador no puede usar el micrófono');
  expect(detail).toContain('Chrome');
  expect(steps[0]).toContain('Abrir en el navegador');
});

/** Devices of which one microphone was unplugged after it was chosen. */
function withoutTheHeadset() {
  class Stream {}
  vi.stubGlobal('MediaStream', Stream);
  vi.stubGlobal('RTCPeerConnection', class {});
  const getUserMedia = vi.fn(async ({ audio }: MediaStreamConstraints) => {
    if (typeof audio === 'object' && audio.deviceId)
      throw new DOMException('', 'OverconstrainedError');
    return new Stream();
  });
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } });
}

test('where the chosen microphone is gone, another one is opened', async () => {
  withoutTheHeadset();
  const { problem } = await openDevices({ camera: true, microphoneId: 'bt-1' });
  expect(problem).toBeNull();
});

test('a browser with devices that cannot be in a call says so before one', async () => {
  withoutTheHeadset();
  vi.stubGlobal('RTCPeerConnection', undefined);
  Reflect.deleteProperty(window, 'RTCPeerConnection');
  const { problem } = await openDevices({ camera: true });
  expect(problem).toEqual({ device: 'microphone', failure: 'unsupported' });
});

test('a browser that never answers is given up after some seconds, and what it grants later is released', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('MediaStream', class {});
  vi.stubGlobal('RTCPeerConnection', class {});
  const granted = Promise.withResolvers<MediaStream>();
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: () => granted.promise } });
  const opening = openDevices({ camera: true });
  await vi.advanceTimersByTimeAsync(12_000);
  expect(await opening).toEqual({
    stream: null,
    problem: { device: 'microphone', failure: 'unanswered' },
  });
  expect(failureText('microphone', 'unanswered').steps[1]).toContain('Abrir en el navegador');
  const late = fakeStream();
  granted.resolve(late.stream);
  await vi.advanceTimersByTimeAsync(0);
  expect(late.on()).toEqual([]);
  vi.useRealTimers();
});
