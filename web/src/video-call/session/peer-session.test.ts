import { getCallToken } from '@app/contract/video-call';
import { aCallToken } from '@app/contract/video-call/fixtures';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answer } from '../../testing/fake-server.ts';
import { FakeConnection } from '../testing/fake-connection.ts';
import { fakeStream, stubMediaStream } from '../testing/fake-stream.ts';
import { createPeerSession } from './peer-session.ts';

const entry = {
  channel: '0198c0de-0000-7000-8000-00000000a001',
  side: 'professional',
  role: 'publisher',
  uid: 2,
  startedAt: null,
  messages: [],
} as const;

/** A fake connection with the parts that creating a certificate needs. */
class CertifiedConnection extends FakeConnection {
  static generateCertificate = async () => ({});
  createDataChannel() {}
  createOffer = async () => ({ sdp: '' });
}

beforeEach(() => {
  vi.stubGlobal('RTCPeerConnection', CertifiedConnection);
  stubMediaStream();
});
afterEach(() => void vi.unstubAllGlobals());

/** A browser that asks for permission, with an answer for each request in order. */
function browserThatAsks() {
  const asked: PromiseWithResolvers<MediaStream>[] = [];
  const getUserMedia = () => {
    const request = Promise.withResolvers<MediaStream>();
    asked.push(request);
    return request.promise;
  };
  vi.stubGlobal('navigator', {
    ...navigator,
    mediaDevices: Object.assign(new EventTarget(), {
      getUserMedia,
      enumerateDevices: async () => [],
    }),
  });
  return asked;
}

const granted = (...kinds: ('audio' | 'video')[]) =>
  Object.assign(new MediaStream([]), fakeStream(kinds).stream);

test('who switches the camera off while the browser asks enters without it', async () => {
  answer(getCallToken, aCallToken());
  const asked = browserThatAsks();
  const session = createPeerSession({ ...entry, messages: [] });
  void session.start({ camera: true });
  void session.toggle('camera');
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  asked[0]?.resolve(granted('audio', 'video'));
  asked[1]?.resolve(granted('audio'));
  await vi.waitFor(() => expect(session.getState().state).toBe('connecting'));
  expect(session.getState().local).toMatchObject({ camera: false, microphone: true });
  session.leave('cancel');
});

test('who goes on without devices joins while the browser never answers, and is heard once they are turned on', async () => {
  answer(getCallToken, aCallToken());
  const asked = browserThatAsks();
  const session = createPeerSession({ ...entry, messages: [] });
  void session.start({ camera: true });
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  session.startWithout();
  expect(session.getState()).toMatchObject({
    state: 'connecting',
    local: { camera: false, microphone: false, stream: null },
  });
  void session.toggle('microphone');
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  asked[1]?.resolve(granted('audio'));
  await vi.waitFor(() => expect(session.getState().local.stream).not.toBeNull());
  session.leave('cancel');
});
