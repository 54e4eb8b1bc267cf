import { listChangedTexts } from '@app/contract/consents';
import { asList } from '@app/contract/kernel';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';
import { socket } from '../lib/server/socket.ts';
import { session } from '../lib/session/session.ts';
import { wantPage } from '../lib/session/wanted-page.ts';
import { emptyPage } from './empty-page.ts';
import { answer, fakeServer } from './fake-server.ts';

const unexpected: unknown[][] = [];

// Generous timeout for busy machines.
configure({ asyncUtilTimeout: 10_000 });

// APIs that jsdom lacks and the components need.
window.matchMedia ??= (query: string) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
Element.prototype.scrollIntoView ??= () => undefined;
window.scrollTo = () => undefined;
HTMLMediaElement.prototype.play = () => Promise.resolve();
HTMLMediaElement.prototype.pause = () => undefined;

beforeEach(() => {
  unexpected.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...words) => void unexpected.push(words));
  fakeServer.start();
  // Requested at every start; tests about it answer otherwise.
  answer(listChangedTexts, asList([]));
});

afterEach(() => {
  cleanup();
  session.end();
  void socket.disconnect();
  wantPage(null);
  emptyPage();
  const unanswered = fakeServer.stop();
  vi.restoreAllMocks();
  expect(unanswered, 'calls that no answer() was given for').toEqual([]);
  expect(unexpected, 'unexpected console.error').toEqual([]);
});

afterAll(() => void vi.unstubAllGlobals());
