import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { proves } from '../../../../architecture/requirements/index.ts';
import { FakeLine } from '../../testing/fake-line.ts';
import { logInAs, paula } from '../../testing/log-in.ts';
import { socket } from './socket.ts';

const owner = { accountId: 'a1', email: 'paula@example.com', role: 'PROFESSIONAL' as const };
const line = (): FakeLine => FakeLine.lines.at(-1) ?? expect.fail('no line');
const connected = () =>
  vi.waitFor(() => expect(socket.getSnapshot()).toBe('connected'), { timeout: 4000 });

beforeEach(async () => {
  FakeLine.lines.length = 0;
  vi.stubGlobal('WebSocket', FakeLine);
  await logInAs({ ...paula, ...owner });
});

afterEach(async () => {
  await socket.disconnect();
  vi.unstubAllGlobals();
});

test('nothing is sent while there is no line', () => {
  expect(socket.send('/app/pong', { command: 'Pong' })).toBe(false);
});

test('two quick connects open one socket, for the last account', async () => {
  const other = { accountId: 'a2', email: 'ines@example.com', role: 'PATIENT' as const };
  await Promise.all([socket.connect(owner), socket.connect(other)]);
  await connected();
  expect(FakeLine.lines).toHaveLength(1);
  expect(line().frames.map(({ headers }) => headers.destination)).toContain('/user/a2/private');
});

test('leaving while connecting cancels the connection', async () => {
  const connecting = socket.connect(owner);
  await socket.disconnect();
  await connecting;
  expect(socket.getSnapshot()).toBe('off');
  expect(FakeLine.lines).toHaveLength(0);
});

test('it connects with the token and listens to the three destinations of its owner', async () => {
  await socket.connect(owner);
  await connected();
  const [connect, ...subscriptions] = line().frames;
  expect(connect?.headers.Authorization).toBe('Bearer t');
  expect(connect?.headers['heart-beat']).toBe('10000,10000');
  expect(subscriptions.map(({ headers }) => headers.destination)).toEqual([
    '/user/a1/private',
    '/user/paula@example.com/ping',
    '/allusers/public',
  ]);
});

test('each push reaches those who listen to its destination', async () => {
  const heard = { private: vi.fn(), ping: vi.fn() };
  const stops = [socket.onPrivate(heard.private), socket.onPing(heard.ping)];
  await socket.connect(owner);
  await connected();
  line().push('/user/a1/private', { command: 'PATIENT_QUEUE' });
  expect(heard.private).toHaveBeenCalledExactlyOnceWith({ command: 'PATIENT_QUEUE' });
  expect(heard.ping).not.toHaveBeenCalled();
  for (const stop of stops) stop();
});

test('a command travels as JSON', async () => {
  await socket.connect(owner);
  await connected();
  expect(socket.send('/app/pong', { command: 'Pong' }, { id: '7' })).toBe(true);
  expect(line().frames.at(-1)).toMatchObject({
    command: 'SEND',
    headers: { destination: '/app/pong', id: '7' },
    body: '{"command":"Pong"}',
  });
});

test('a lost line comes back by itself after two seconds, and screens are told to read again', async () => {
  proves('presence-reconnection');
  const resync = vi.fn();
  const stop = socket.onResync(resync);
  await socket.connect(owner);
  await connected();
  expect(resync).not.toHaveBeenCalled();
  vi.useFakeTimers();
  line().close();
  expect(socket.getSnapshot()).toBe('disconnected');
  await vi.advanceTimersByTimeAsync(1_900);
  expect(FakeLine.lines).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(socket.getSnapshot()).toBe('connected');
  expect(FakeLine.lines).toHaveLength(2);
  expect(line().frames).toHaveLength(4);
  expect(resync).toHaveBeenCalledOnce();
  vi.useRealTimers();
  stop();
});

test('a possible loss of events between servers makes the screens read again', async () => {
  const [resync, heard] = [vi.fn(), vi.fn()];
  const stops = [socket.onResync(resync), socket.onPublic(heard)];
  await socket.connect(owner);
  await connected();
  line().push('/allusers/public', { command: 'Resync' });
  expect(resync).toHaveBeenCalledOnce();
  expect(heard).not.toHaveBeenCalled();
  expect(FakeLine.lines).toHaveLength(1);
  for (const stop of stops) stop();
});

test('a lost socket is reopened at once when the page becomes visible', async () => {
  const resync = vi.fn();
  const stop = socket.onResync(resync);
  await socket.connect(owner);
  await connected();
  line().close();
  vi.useFakeTimers();
  await socket.wake();
  await vi.advanceTimersByTimeAsync(0);
  expect(socket.getSnapshot()).toBe('connected');
  expect(resync).toHaveBeenCalledOnce();
  vi.useRealTimers();
  stop();
});

test('an open socket is kept', async () => {
  await socket.connect(owner);
  await connected();
  await socket.wake();
  expect(FakeLine.lines).toHaveLength(1);
  expect(socket.getSnapshot()).toBe('connected');
});
