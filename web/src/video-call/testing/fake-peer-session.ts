import { vi } from 'vitest';
import { createStore } from '../../lib/store.ts';
import type { CallView, PeerSession } from '../session/call-session.ts';

type Parts = Partial<Omit<CallView, 'local' | 'remote'>> & {
  local?: Partial<CallView['local']>;
  remote?: Partial<CallView['remote']>;
};

/** A call without media, controlled by a test. */
export type FakePeerSession = PeerSession & {
  show: (parts: Parts) => void;
  /** Calls made by the screen, in order. */
  asked: string[];
};

const IN_CALL: CallView = {
  state: 'connected',
  isFair: false,
  startedAt: null,
  problem: null,
  local: {
    microphone: true,
    camera: true,
    stream: null,
    isInterrupted: false,
    isCameraLost: false,
    isCameraPaused: false,
    microphones: [],
    replacement: null,
  },
  remote: {
    presence: 'here',
    leftWhy: null,
    microphone: true,
    camera: true,
    stream: null,
    isSilent: false,
    isStill: false,
  },
  messages: [],
  unsent: [],
  stoppedAt: null,
  isRecovered: false,
  ending: null,
};

const merge = (view: CallView, { local, remote, ...rest }: Parts): CallView => ({
  ...view,
  ...rest,
  local: { ...view.local, ...local },
  remote: { ...view.remote, ...remote },
});

export function fakePeerSession(parts: Parts = {}): FakePeerSession {
  const store = createStore(merge(IN_CALL, parts));
  const show = (more: Parts) => store.set(merge(store.get(), more));
  const asked: string[] = [];
  return {
    asked,
    show,
    getState: store.get,
    subscribe: store.subscribe,
    start: async (wanted) =>
      void asked.push(wanted ? `start camera:${wanted.camera}` : 'start as before'),
    startWithout: () => void asked.push('start without devices'),
    toggle: async (device) => {
      asked.push(`toggle ${device}`);
      show({ local: { [device]: !store.get().local[device] } });
    },
    switchCamera: async () => void asked.push('switchCamera'),
    chooseMicrophone: async (id) => void asked.push(`chooseMicrophone ${id}`),
    reacquire: async () => void asked.push('reacquire'),
    say: vi.fn((text) => {
      asked.push(`say ${text}`);
      return true;
    }),
    rejoin: async () => void asked.push('rejoin'),
    leave: (reason) => {
      asked.push(`leave ${reason}`);
      if (store.get().state !== 'ended') show({ state: 'ended', ending: 'left' });
    },
  };
}
