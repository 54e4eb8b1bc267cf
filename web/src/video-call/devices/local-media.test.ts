import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createCallStore } from '../session/call-store.ts';
import { fakeStream, stubMediaStream } from '../testing/fake-stream.ts';
import type { OpenedDevices, WantedDevices } from './devices.ts';
import { createLocalMedia, toldOf, wantedOf } from './local-media.ts';
import { PAUSED_AFTER_MS } from './pauses.ts';

stubMediaStream();

const streamFor = ({ camera }: WantedDevices) =>
  fakeStream(camera ? ['audio', 'video'] : ['audio']);
const refused: OpenedDevices = {
  stream: null,
  problem: { device: 'microphone', failure: 'refused-by-user' },
};

const absent: OpenedDevices = {
  stream: null,
  problem: { device: 'microphone', failure: 'absent' },
};

function devices() {
  const store = createCallStore({ startedAt: null, messages: [] });
  const open = vi.fn(
    async (wanted: WantedDevices): Promise<OpenedDevices> => ({
      stream: streamFor(wanted).stream,
      problem: null,
    }),
  );
  const onChange = vi.fn();
  return { store, open, onChange, media: createLocalMedia({ store, onChange, open }) };
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

describe('while the browser asks', () => {
  test('a camera that is switched off is not opened, and what is granted late is released', async () => {
    const { media, open, onChange, store } = devices();
    const late = fakeStream();
    const grant = Promise.withResolvers<OpenedDevices>();
    open.mockReturnValueOnce(grant.promise);
    const first = media.open({ camera: true });
    await media.toggle('camera');
    expect(open.mock.calls.map(([{ camera }]) => camera)).toEqual([true, false]);
    grant.resolve({ stream: late.stream, problem: null });
    await first;
    expect([late.on(), store.get().local.camera]).toEqual([[], false]);
    expect(onChange).toHaveBeenCalledOnce();
  });

  test('a microphone that is switched off opens muted, without asking again', async () => {
    const { media, open, store } = devices();
    const grant = Promise.withResolvers<OpenedDevices>();
    open.mockReturnValueOnce(grant.promise);
    const first = media.open({ camera: true });
    await media.toggle('microphone');
    expect(store.get().local.microphone).toBe(false);
    grant.resolve({ stream: fakeStream().stream, problem: null });
    await first;
    expect(store.get().local).toMatchObject({ microphone: false, camera: true });
    expect(open).toHaveBeenCalledOnce();
  });
});

/** A call with the camera open, and its track. */
async function inCall() {
  const call = devices();
  const first = fakeStream();
  call.open.mockResolvedValueOnce({ stream: first.stream, problem: null });
  await call.media.open({ camera: true });
  call.onChange.mockClear();
  return { ...call, first };
}

const noCamera: OpenedDevices = {
  stream: null,
  problem: { device: 'camera', failure: 'absent' },
};

describe('a camera that ends by itself', () => {
  test('is replaced by another one, which its owner is told, and the other side first that it is missing', async () => {
    const { media, store, onChange, first } = await inCall();
    first.pullOut('video');
    expect(toldOf(store.get().local).camera).toBe(false);
    await vi.waitFor(() => expect(store.get().local.replacement?.device).toBe('camera'));
    expect(store.get().local).toMatchObject({ camera: true, isCameraLost: false });
    expect(media.tracks().video?.readyState).toBe('live');
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  test('without any other one goes on with the same sound, and nothing is asked', async () => {
    const { media, store, open, first } = await inCall();
    const sound = media.tracks().audio;
    open.mockResolvedValueOnce(noCamera);
    first.pullOut('video');
    await vi.waitFor(() => expect(open).toHaveBeenCalledTimes(2));
    expect(store.get()).toMatchObject({ problem: null, local: { isCameraLost: true } });
    expect(media.tracks().audio).toBe(sound);
    expect(sound?.readyState).toBe('live');
  });

  test('is off for both sides, and its owner is told', async () => {
    const { media, store, onChange, first } = await inCall();
    first.pullOut('video');
    expect(store.get().local).toMatchObject({ camera: false, isCameraLost: true });
    expect(media.tracks().video).toBeNull();
    expect(onChange).toHaveBeenCalledOnce();
  });

  test('that cannot be opened stays lost, with the reason', async () => {
    const { media, store, open, first } = await inCall();
    const { problem } = noCamera;
    open.mockResolvedValueOnce(noCamera).mockResolvedValueOnce(noCamera);
    first.pullOut('video');
    await media.toggle('camera');
    expect(store.get().problem).toEqual(problem);
    expect(store.get().local).toMatchObject({ camera: false, isCameraLost: true });
  });

  test('that fails again when it is retried is not shown as on', async () => {
    const { media, store, open, first } = await inCall();
    open.mockResolvedValue(noCamera);
    first.pullOut('video');
    await media.toggle('camera');
    await media.open();
    expect(store.get().local).toMatchObject({ camera: false, isCameraLost: true });
  });

  test('is on again with one press, and the microphone stays as it was', async () => {
    const { media, store, first } = await inCall();
    await media.toggle('microphone');
    first.pullOut('video');
    await media.toggle('camera');
    const expected = { camera: true, isCameraLost: false, microphone: false };
    expect(store.get().local).toMatchObject(expected);
  });

  test('is no longer asked for once the person goes on without it', async () => {
    const { media, store, first } = await inCall();
    first.pullOut('video');
    await media.open({ camera: false });
    expect(store.get().local).toMatchObject({ camera: false, isCameraLost: false });
  });

  test('stays told while the microphone is muted or taken back', async () => {
    const { media, store, open, first } = await inCall();
    open.mockResolvedValueOnce(absent).mockResolvedValueOnce(absent);
    first.pullOut('audio');
    first.pullOut('video');
    await vi.waitFor(() => expect(store.get().local.isInterrupted).toBe(true));
    expect(store.get().local).toMatchObject({ isInterrupted: true, isCameraLost: true });
    await media.reacquire();
    await media.toggle('microphone');
    const expected = { isInterrupted: false, isCameraLost: true, microphone: false };
    expect(store.get().local).toMatchObject(expected);
  });

  test('comes back lost again where it was turned on and ends once more', async () => {
    const { media, store, open, first } = await inCall();
    const second = fakeStream();
    open.mockResolvedValueOnce(noCamera);
    first.pullOut('video');
    open.mockResolvedValueOnce({ stream: second.stream, problem: null });
    await media.toggle('camera');
    second.pullOut('video');
    expect(store.get().local).toMatchObject({ camera: false, isCameraLost: true });
  });
});

describe('a camera that the system pauses', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('for less than three seconds is only slow: nobody is told', async () => {
    const { store, onChange, first } = await inCall();
    for (const _ of Array(3)) {
      first.pause('video');
      vi.advanceTimersByTime(PAUSED_AFTER_MS - 1);
      expect(store.get().local.isCameraPaused).toBe(false);
      first.goOn('video');
    }
    vi.advanceTimersByTime(PAUSED_AFTER_MS);
    expect(store.get().local.isCameraPaused).toBe(false);
    expect(onChange).not.toHaveBeenCalled();
  });

  test('is told as a pause and not as lost: its owner still wants it, and the other side gets no picture', async () => {
    const { store, onChange, first } = await inCall();
    first.pause('video');
    vi.advanceTimersByTime(PAUSED_AFTER_MS);
    const { local } = store.get();
    expect(local).toMatchObject({ camera: true, isCameraPaused: true, isCameraLost: false });
    expect(toldOf(local)).toEqual({ microphone: true, camera: false });
    expect(wantedOf(local)).toEqual({ microphone: true, camera: true });
    expect(onChange).toHaveBeenCalledOnce();
  });

  test('goes on by itself, for both sides', async () => {
    const { media, store, onChange, first } = await inCall();
    first.pause('video');
    vi.advanceTimersByTime(PAUSED_AFTER_MS);
    onChange.mockClear();
    first.goOn('video');
    expect(store.get().local).toMatchObject({ camera: true, isCameraPaused: false });
    expect(toldOf(store.get().local).camera).toBe(true);
    expect(media.tracks().video?.readyState).toBe('live');
    expect(onChange).toHaveBeenCalledOnce();
  });

  test('already as it is opened is told as well', async () => {
    const { media, store, open } = devices();
    const taken = fakeStream();
    taken.pause('video');
    open.mockResolvedValueOnce({ stream: taken.stream, problem: null });
    await media.open({ camera: true });
    vi.advanceTimersByTime(PAUSED_AFTER_MS);
    expect(store.get().local.isCameraPaused).toBe(true);
  });

  test('and is then unplugged is lost', async () => {
    const { store, first } = await inCall();
    first.pause('video');
    vi.advanceTimersByTime(PAUSED_AFTER_MS);
    first.pullOut('video');
    const lost = { camera: false, isCameraPaused: false, isCameraLost: true };
    expect(store.get().local).toMatchObject(lost);
  });

  test('is no longer waited for once another one is open', async () => {
    const { media, store, first } = await inCall();
    first.pause('video');
    await media.reacquire();
    vi.advanceTimersByTime(PAUSED_AFTER_MS);
    expect(store.get().local.isCameraPaused).toBe(false);
  });

  test('and is switched off meanwhile is off, whatever the system does with it', async () => {
    const { media, store, first } = await inCall();
    first.pause('video');
    vi.advanceTimersByTime(PAUSED_AFTER_MS);
    await media.toggle('camera');
    first.goOn('video');
    expect(store.get().local).toMatchObject({ camera: false, isCameraPaused: false });
  });
});

describe('a microphone that ends by itself', () => {
  test('is replaced by another one, which its owner is told for a while', async () => {
    const { media, store, open, first } = await inCall();
    await media.chooseMicrophone('bt-1');
    const headset = fakeStream();
    open.mockResolvedValueOnce({ stream: headset.stream, problem: null });
    await media.chooseMicrophone('bt-1');
    vi.useFakeTimers();
    headset.pullOut('audio');
    await vi.waitFor(() => expect(store.get().local.replacement).not.toBeNull());
    expect(open).toHaveBeenLastCalledWith({ camera: true, facing: 'user', microphoneId: '' });
    expect(store.get().local).toMatchObject({ isInterrupted: false, microphone: true });
    expect(media.tracks().audio?.readyState).toBe('live');
    expect(first.on()).toEqual([]);
    vi.advanceTimersByTime(10_000);
    expect(store.get().local.replacement).toBeNull();
    vi.useRealTimers();
  });

  test('while it was muted leaves the other one muted', async () => {
    const { media, store, first } = await inCall();
    await media.toggle('microphone');
    first.pullOut('audio');
    await vi.waitFor(() => expect(store.get().local.replacement).not.toBeNull());
    expect(media.tracks().audio?.enabled).toBe(false);
  });

  test('together with the camera goes on with sound alone', async () => {
    const { media, store, open, first } = await inCall();
    open.mockResolvedValueOnce({
      stream: null,
      problem: { device: 'camera', failure: 'absent' },
    });
    first.pullOut('audio');
    first.pullOut('video');
    await vi.waitFor(() => expect(store.get().local.replacement).not.toBeNull());
    expect(store.get()).toMatchObject({ problem: null, local: { isCameraLost: true } });
    expect(media.tracks().audio?.readyState).toBe('live');
  });

  test('without any other one is asked for, and the other side is told that nothing is heard', async () => {
    const { store, open, onChange, first } = await inCall();
    open.mockResolvedValue(absent);
    first.pullOut('audio');
    await vi.waitFor(() => expect(store.get().local.isInterrupted).toBe(true));
    expect(store.get().problem).toBeNull();
    expect(toldOf(store.get().local).microphone).toBe(false);
    expect(onChange).toHaveBeenCalledOnce();
  });
});

test('a microphone that the system takes for a telephone call is told, until it is given back', async () => {
  vi.useFakeTimers();
  const { store, first } = await inCall();
  first.pause('audio');
  vi.advanceTimersByTime(PAUSED_AFTER_MS);
  expect(store.get().local.isInterrupted).toBe(true);
  first.goOn('audio');
  expect(store.get().local.isInterrupted).toBe(false);
  vi.useRealTimers();
});

test('a camera that the call itself stops is not told as lost', async () => {
  const { media, store, open } = devices();
  const stopped = fakeStream();
  open.mockResolvedValueOnce({ stream: stopped.stream, problem: null });
  await media.open({ camera: true });
  const picture = stopped.stream.getVideoTracks()[0];
  await media.toggle('camera');
  picture?.onended?.(new Event('ended'));
  expect(store.get().local).toMatchObject({ camera: false, isCameraLost: false });
});

test('a camera that was replaced is not told as lost', async () => {
  const { media, store, open } = devices();
  const front = fakeStream();
  open.mockResolvedValueOnce({ stream: front.stream, problem: null });
  await media.open({ camera: true });
  const picture = front.stream.getVideoTracks()[0];
  await media.switchCamera();
  picture?.onended?.(new Event('ended'));
  expect(store.get().local).toMatchObject({ camera: true, isCameraLost: false });
});

test('a camera that cannot be turned round is off for the other side too', async () => {
  const { media, store, open, onChange } = devices();
  await media.open({ camera: true });
  onChange.mockClear();
  open.mockResolvedValueOnce({ stream: null, problem: { device: 'camera', failure: 'in-use' } });
  await media.switchCamera();
  expect(store.get().local.camera).toBe(false);
  expect(onChange).toHaveBeenCalledOnce();
});
