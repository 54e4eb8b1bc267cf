import { createStore, type Store } from '../../lib/store.ts';
import type { RecordContent } from '../record-content.ts';
import { createVersionedText, type DraftState, type Send, type Start } from './versioned-text.ts';

/** Typing rests this long before it is saved; who never rests is saved at least this often. */
export const SAVE_AFTER_MS = 2_000;
export const UNSAVED_AT_MOST_MS = 2_500;
/** What failed is tried again after this. */
export const RETRY_AFTER_MS = 5_000;

/** Keeps a record on the server while it is written, one save after another, over the version it read. */
export type DraftKeeper = {
  state: Store<DraftState>;
  write: (content: RecordContent) => void;
  /** Saves now what is not saved yet. */
  flush: () => Promise<void>;
  isDirty: () => boolean;
  /** Saves what is not saved yet; answers the version that a finish takes the place of, none while two texts are to be chosen from. */
  confirm: () => Promise<number | undefined>;
  /** Whether a refusal is that of an older text: then both are shown. */
  isStale: (error: unknown) => boolean;
  /** The person chose which text stands: the next save goes over this version. */
  settle: (version: number) => void;
  /** Nothing is saved any more: the consultation is over. */
  close: () => void;
};

/** Makes the keeper of one record; `send` stores a version and answers the next. */
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

  // One after another: two saves over the same version would be a conflict with oneself.
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

/** How long what is written may still wait; without network it waits for the typing to rest. */
function delayOf(since: Date, kind: DraftState['kind']): number {
  if (kind === 'unsaved') return SAVE_AFTER_MS;
  const left = since.getTime() + UNSAVED_AT_MOST_MS - Date.now();
  return Math.min(SAVE_AFTER_MS, Math.max(left, 0));
}
