import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeStream } from '../testing/fake-stream.ts';
import type { OpenedDevices, WantedDevices } from './devices.ts';
import {
  dropPrepared,
  keepForCall,
  openForCall,
  prepareDevices,
  releasePrepared,
} from './prepared-devices.ts';

let camera: ReturnType<typeof fakeStream>;
let asked: WantedDevices[];
let answer: (wanted: WantedDevices) => OpenedDevices;
const open = vi.fn(async (wanted: WantedDevices) => {
  asked.push(wanted);
  return answer(wanted);
});

beforeEach(() => {
  camera = fakeStream();
  asked = [];
  answer = () => ({ stream: camera.stream, problem: null });
});
afterEach(dropPrepared);

test('a call for which nothing was opened asks the browser', async () => {
  await openForCall({ camera: true }, open);
  expect(asked).toEqual([{ camera: true }]);
});

test('without a call to go to the light goes off, also where the browser answers late', async () => {
  void prepareDevices({ camera: true }, open);
  releasePrepared();
  await vi.waitFor(() => expect(camera.on()).toEqual([]));
});

test('a call that is not entered after all leaves nothing on', async () => {
  await prepareDevices({ camera: true }, open);
  keepForCall();
  releasePrepared();
  expect(camera.on()).toEqual(['audio', 'video']);
  dropPrepared();
  await vi.waitFor(() => expect(camera.on()).toEqual([]));
});

test('what the browser refused is not asked for again by the call that shows why', async () => {
  const problem = { device: 'microphone', failure: 'refused-by-user' } as const;
  answer = () => ({ stream: null, problem });
  await prepareDevices({ camera: true }, open);
  expect(await openForCall({ camera: true }, open)).toEqual({ stream: null, problem });
  expect(asked).toHaveLength(1);
  await openForCall({ camera: true }, open);
  expect(asked).toHaveLength(2);
});

test('a camera that failed does not keep the microphone from a call without camera', async () => {
  const problem = { device: 'camera', failure: 'in-use' } as const;
  answer = (wanted) =>
    wanted.camera
      ? { stream: null, problem }
      : { stream: fakeStream(['audio']).stream, problem: null };
  await prepareDevices({ camera: true }, open);
  const { stream } = await openForCall({ camera: false }, open);
  expect(stream?.getVideoTracks()).toEqual([]);
  expect(asked).toEqual([{ camera: true }, { camera: false }]);
});

test('a microphone that was opened alone is not enough for a call with camera', async () => {
  const voice = fakeStream(['audio']);
  answer = (wanted) => ({ stream: wanted.camera ? camera.stream : voice.stream, problem: null });
  await prepareDevices({ camera: false }, open);
  expect((await openForCall({ camera: true }, open)).stream).toBe(camera.stream);
  expect(voice.on()).toEqual([]);
});

test('the call takes over what was opened, once, and the browser is not asked twice', async () => {
  await prepareDevices({ camera: true }, open);
  await prepareDevices({ camera: true }, open);
  keepForCall();
  releasePrepared();
  expect((await openForCall({ camera: true }, open)).stream).toBe(camera.stream);
  expect(asked).toHaveLength(1);
  dropPrepared();
  expect(camera.on()).toEqual(['audio', 'video']);
});

test('entering without camera takes only the microphone', async () => {
  await prepareDevices({ camera: true }, open);
  const { stream } = await openForCall({ camera: false }, open);
  expect(stream).toBe(camera.stream);
  expect(camera.on()).toEqual(['audio']);
  expect(asked).toHaveLength(1);
});

test.each(['video', 'audio'] as const)(
  'a call opens again what was pulled out while its card was open: %s',
  async (kind) => {
    await prepareDevices({ camera: true }, open);
    const before = camera;
    before.pullOut(kind);
    camera = fakeStream();
    const { stream } = await openForCall({ camera: true }, open);
    expect(stream).toBe(camera.stream);
    expect(before.on()).toEqual([]);
  },
);
