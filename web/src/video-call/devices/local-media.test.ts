import { expect, test, vi } from 'vitest';
import { createCallStore } from '../session/call-store.ts';
import { fakeStream } from '../testing/fake-stream.ts';
import type { OpenedDevices, WantedDevices } from './devices.ts';
import { createLocalMedia } from './local-media.ts';

vi.stubGlobal(
  'MediaStream',
  class {
    tracks: unknown[];
    constructor(tracks: unknown[]) {
      this.tracks = tracks;
    }
  },
);

const streamFor = ({ camera }: WantedDevices) =>
  fakeStream(camera ? ['audio', 'video'] : ['audio']);
const refused: OpenedDevices = {
  stream: null,
  problem: { device: 'microphone', failure: 'refused-by-user' },
};

function devices() {
  const store = createCallStore({ startedAt: null, messages: [] });
  const open = vi.fn(
    async (wanted: WantedDevices): Promise<OpenedDevices> => ({
      stream: streamFor(wanted).stream,
      problem: null,
    }),
  );
  return { store, open, media: createLocalMedia({ store, onChange: () => undefined, open }) };
}

test('trying again after a refusal does not ask for the camera that was not chosen', async () => {
  const { media, open } = devices();
  open.mockResolvedValueOnce(refused);
  expect(await media.open({ camera: false })).toBe(false);
  expect(await media.open()).toBe(true);
  expect(open.mock.calls.map(([{ camera }]) => camera)).toEqual([false, false]);
});

test('a camera that the browser grants after the person went on without it stays off', async () => {
  const { media, open, store } = devices();
  const late = fakeStream();
  const grant = Promise.withResolvers<OpenedDevices>();
  open.mockReturnValueOnce(grant.promise);
  const first = media.open({ camera: true });
  expect(await media.open({ camera: false })).toBe(true);
  grant.resolve({ stream: late.stream, problem: null });
  expect(await first).toBe(false);
  expect(late.on()).toEqual([]);
  expect(store.get().local.camera).toBe(false);
});

test('entering muted stays muted', async () => {
  const { media, store } = devices();
  await media.open({ camera: true, microphone: false });
  expect(store.get().local).toMatchObject({ camera: true, microphone: false });
});
