import { afterEach, expect, test, vi } from 'vitest';
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
