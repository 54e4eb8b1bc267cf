import { createStore, type Store } from '../../lib/store.ts';
import type { RecordContent } from '../record-content.ts';
import { createVersionedText, type DraftState, type Send, type Start } from './versioned-text.ts';

/** Pause in typing before a save, and the longest time without one. */
export const SAVE_AFTER_MS = 2_000;
export const UNSAVED_AT_MOST_MS = 2_500;
/** Delay before a failed save is tried again. */
export const RETRY_AFTER_MS = 5_000;

/** Saves a record while it is written, one save after another, over the version that was read. */
export type DraftKeeper = {
  state: Store<DraftState>;
  write: (content: RecordContent) => void;
  /** Saves pending changes now. */
  flush: () => Promise<void>;
  isDirty: () => boolean;
  /** Saves pending changes and returns the version to finish; `undefined` during a conflict. */
  confirm: () => Promise<number | undefined>;
  /** Whether a refusal means that the version is stale; if so, the state becomes a conflict. */
  isStale: (error: unknown) => boolean;
  /** Resolves a conflict: the next save goes over this version. */
  settle: (version: number) => void;
  /** Stops saving: the consultation is over. */
  close: () => void;
};

/** `send` stores a version and returns the next. */
export function createDraftKeeper(send: Send, start: Start): DraftKeeper {
  const state = createStore<DraftState>({ kind: 'saved', at: start.updatedAt });
  const text = createVersionedText(send, start, state);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let queue = Promise.resolve();
  let isClosed = false;

  const isDirty = () => !isClosed && text.isDirty();

  function saveIn(delayMs: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), delayMs);
  }

  // Saves are queued, since two over the same version would conflict with each other.
  function flush(): Promise<void> {
    clearTimeout(timer);
    queue = queue.then(saveIfDirty);
    return queue;
  }

  async function saveIfDirty(): Promise<void> {
    if (!isDirty() || state.get().kind === 'conflict') return;
    const mayTryAgain = await text.save();
    if (mayTryAgain && !isClosed) saveIn(RETRY_AFTER_MS);
  }

  return {
    state,
    flush,
    isDirty,
    isStale: text.isStale,
    async confirm() {
      await flush();
      return state.get().kind === 'conflict' ? undefined : text.version();
    },
    write(content) {
      const since = text.write(content);
      if (since && isDirty()) saveIn(delayOf(since, state.get().kind));
    },
    settle(version) {
      text.replace(version);
      void flush();
    },
    close() {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}

/** Delay until the next save; after a failed one only a pause in typing counts. */
function delayOf(since: Date, kind: DraftState['kind']): number {
  if (kind === 'unsaved') return SAVE_AFTER_MS;
  const left = since.getTime() + UNSAVED_AT_MOST_MS - Date.now();
  return Math.min(SAVE_AFTER_MS, Math.max(left, 0));
}
