import { type CallEvent, type CallText, nextCallState } from '@app/contract/video-call';
import { createStore, type Store } from '../../lib/store.ts';
import type { CallView, EndReason } from './call-session.ts';

/** The view of a call, and how it changes. */
export type CallStore = Pick<Store<CallView>, 'get' | 'subscribe'> & {
  change: (part: Partial<CallView>) => void;
  local: (part: Partial<CallView['local']>) => void;
  remote: (part: Partial<CallView['remote']>) => void;
  /** Applies an event through the state machine. */
  happen: (event: CallEvent) => void;
  end: (why: EndReason) => void;
  /** Inserts messages in order, without duplicates, and removes them from the unsent ones. */
  addMessages: (messages: readonly CallText[]) => void;
};

const NOTHING_YET: CallView = {
  state: 'permission',
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
    presence: 'awaited',
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

const bySending = (one: CallText, other: CallText) => one.sentAt.localeCompare(other.sentAt);

/** Initial view of a call. */
export function createCallStore(known: Pick<CallView, 'startedAt' | 'messages'>): CallStore {
  const store = createStore<CallView>({ ...NOTHING_YET, ...known });
  const change: CallStore['change'] = (part) => store.set({ ...store.get(), ...part });
  return {
    get: store.get,
    subscribe: store.subscribe,
    change,
    local: (part) => change({ local: { ...store.get().local, ...part } }),
    remote: (part) => change({ remote: { ...store.get().remote, ...part } }),
    happen: (event) => change({ state: nextCallState(store.get().state, event) }),
    end: (why) => {
      if (store.get().state !== 'ended') change({ state: 'ended', ending: why, stoppedAt: null });
    },
    addMessages: (some) => {
      const { messages, unsent } = store.get();
      const fresh = some.filter((one) => !messages.some(({ id }) => id === one.id));
      if (fresh.length === 0) return;
      change({
        messages: [...messages, ...fresh].sort(bySending),
        unsent: unsent.filter((one) => !fresh.some(({ id }) => id === one.id)),
      });
    },
  };
}
