import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keepMeeting, readMeeting, readSessionDescription } from './browser-storage.ts';
import { session } from './session.ts';
import type { Viewer } from './session-source.ts';

const viewer: Viewer = {
  accountId: 'a1',
  email: 'marta@example.com',
  role: 'PATIENT',
  full_profile: true,
  first_name: 'Marta',
  last_name: 'González',
  sex_str: 'FEMALE',
};

afterEach(() => {
  session.end();
  vi.useRealTimers();
});

const plug = (mint = vi.fn(async () => ({ id_token: 'minted', expires_in: 600 }))) => {
  session.plug({ mint, loadViewer: async () => viewer });
  return mint;
};

test('without a session no token is asked for', async () => {
  const mint = plug();
  await session.start();
  expect(mint).not.toHaveBeenCalled();
  expect(session.getSnapshot().status).toBe('anonymous');
});

test('browser storage knows the session but holds neither token nor person', async () => {
  plug();
  await session.open({ id_token: 'secret-token', expires_in: 600 }, 'password');
  const stored = JSON.stringify({ ...localStorage });
  expect(stored).not.toContain('secret-token');
  expect(atob(localStorage.getItem('session') ?? '')).not.toContain('marta');
  expect(readSessionDescription()).toMatchObject({
    auth_method: 'password',
    active_role: 'PATIENT',
  });
});

test('a reload takes the session up again from the cookie', async () => {
  const mint = plug();
  await session.open({ id_token: 'first', expires_in: 600 }, 'password');
  await session.start();
  expect(mint).toHaveBeenCalledTimes(1);
  expect(session.getSnapshot()).toEqual({ status: 'open', viewer });
});

test('a token that says nothing of its life is taken for ten seconds', async () => {
  vi.useFakeTimers();
  const mint = plug();
  await session.open({ id_token: 'first', expires_in: 0 }, 'password');
  await vi.advanceTimersByTimeAsync(4_000);
  expect(mint).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(mint).toHaveBeenCalledTimes(1);
});

test('the token is renewed a minute before it dies', async () => {
  vi.useFakeTimers();
  const mint = plug();
  await session.open({ id_token: 'first', expires_in: 600 }, 'password');
  await vi.advanceTimersByTimeAsync(539_000);
  expect(mint).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(mint).toHaveBeenCalledTimes(1);
  await expect(session.freshToken()).resolves.toBe('minted');
});

test('leaving forgets the session and the meeting, and notifies listeners', async () => {
  plug();
  await session.open({ id_token: 'first', expires_in: 600 }, 'password');
  keepMeeting({ name: 'channel', consultation: '7' });
  const ended = vi.fn();
  const stop = session.onEnd(ended);
  session.end();
  expect(ended).toHaveBeenCalledExactlyOnceWith('logout', expect.anything());
  expect(readSessionDescription()).toBeNull();
  expect(readMeeting()).toBeNull();
  await expect(session.freshToken()).resolves.toBeNull();
  stop();
});

test('a logout in another tab ends the session in this one', async () => {
  plug();
  await session.open({ id_token: 'first', expires_in: 600 }, 'password');
  const ended = vi.fn();
  const stops = [session.watchOtherTabs(), session.onEnd(ended)];
  window.dispatchEvent(new StorageEvent('storage', { key: 'another' }));
  expect(ended).not.toHaveBeenCalled();
  localStorage.removeItem('session');
  window.dispatchEvent(new StorageEvent('storage', { key: 'session', newValue: null }));
  expect(ended).toHaveBeenCalledExactlyOnceWith('other-tab', expect.anything());
  for (const stop of stops) stop();
});

test('clearing all of the storage in another tab ends the session in this one too', async () => {
  plug();
  await session.open({ id_token: 'first', expires_in: 600 }, 'password');
  const ended = vi.fn();
  const stops = [session.watchOtherTabs(), session.onEnd(ended)];
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(ended).toHaveBeenCalledExactlyOnceWith('other-tab', expect.anything());
  session.end();
  expect(ended).toHaveBeenLastCalledWith('logout', null);
  for (const stop of stops) stop();
});

describe('with storage that the browser blocks or that is full', () => {
  beforeEach(() => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  test('A reload takes the session up again from the cookie', async () => {
    const mint = plug();
    await session.start();
    expect(mint).toHaveBeenCalledOnce();
    expect(session.getSnapshot()).toEqual({ status: 'open', viewer });
  });

  test('A visitor without a session is not told that one expired', async () => {
    session.plug({ mint: async () => null, loadViewer: async () => viewer });
    await session.start();
    expect(session.getSnapshot()).toEqual({ status: 'anonymous', viewer: null });
  });

  test('A change by another page of the site does not end the session', async () => {
    plug();
    await session.open({ id_token: 'first', expires_in: 600 }, 'password');
    const stop = session.watchOtherTabs();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(session.getSnapshot().status).toBe('open');
    stop();
  });
});

test('a session that has run out by the time of a reload is remembered as such', async () => {
  plug();
  await session.open({ id_token: 'first', expires_in: 600 }, 'password');
  session.plug({ mint: async () => null, loadViewer: async () => viewer });
  await session.start();
  expect(session.getSnapshot()).toMatchObject({ status: 'anonymous', hasExpired: true });
  session.end();
  expect(session.getSnapshot().hasExpired).toBe(false);
});

test('a token asked for while somebody was leaving does not make the session run out', async () => {
  const answered = Promise.withResolvers<null>();
  session.plug({ mint: () => answered.promise, loadViewer: async () => viewer });
  await session.open({ id_token: 'first', expires_in: 600 }, 'password');
  const renewed = session.renew();
  session.end('logout');
  answered.resolve(null);
  expect(await renewed).toBeNull();
  expect(session.getSnapshot().hasExpired).toBe(false);
});

test('storage written by something else is the same as none', async () => {
  localStorage.setItem('session', 'not base64 at all');
  expect(readSessionDescription()).toBeNull();
});
