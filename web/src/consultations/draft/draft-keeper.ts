import type { ConsultationDraft } from '@app/contract/consultations';
import { OFFLINE_CODE, ProblemError, problemCode } from '../../lib/server/problem-error.ts';
import { createStore, type Store } from '../../lib/store.ts';
import { contentOf, type RecordContent } from '../record-content.ts';

/** Where the text is: on the server, on its way, only here, or changed elsewhere meanwhile. */
export type DraftState =
  | { kind: 'saved'; at: Date | null }
  | { kind: 'saving' }
  | { kind: 'unsaved'; since: Date; isOffline: boolean }
  | { kind: 'conflict'; version: number; content: RecordContent };

type Saved = Pick<ConsultationDraft, 'version' | 'updatedAt'>;
type Send = (version: number, content: RecordContent) => Promise<Saved>;
type Start = { version: number; updatedAt: Date | null; content: RecordContent };

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
  let { version, content: latest } = start;
  let savedText = JSON.stringify(latest);
  let unsavedSince: Date | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let queue = Promise.resolve();
  let isClosed = false;

  const isDirty = () => !isClosed && JSON.stringify(latest) !== savedText;

  function saveIn(delayMs: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), delayMs);
  }

  /** How long what is written may still wait; without network it waits for the typing to rest. */
  function restOf(since: Date): number {
    if (state.get().kind === 'unsaved') return SAVE_AFTER_MS;
    const left = since.getTime() + UNSAVED_AT_MOST_MS - Date.now();
    return Math.min(SAVE_AFTER_MS, Math.max(left, 0));
  }

  // One after another: two saves over the same version would be a conflict with oneself.
  function flush(): Promise<void> {
    clearTimeout(timer);
    queue = queue.then(saveIfDirty);
    return queue;
  }

  async function saveIfDirty(): Promise<void> {
    const { kind } = state.get();
    if (!isDirty() || kind === 'conflict') return;
    if (kind !== 'unsaved') state.set({ kind: 'saving' });
    const content = latest;
    const sentAt = new Date();
    try {
      const saved = await send(version, content);
      version = saved.version;
      savedText = JSON.stringify(content);
      unsavedSince = isDirty() ? sentAt : null;
      state.set({ kind: 'saved', at: new Date(saved.updatedAt) });
    } catch (error) {
      keepTrying(error, unsavedSince ?? sentAt);
    }
  }

  function isStale(error: unknown): boolean {
    const other = staleDraft(error);
    if (other) state.set({ kind: 'conflict', ...other });
    return other !== undefined;
  }

  function keepTrying(error: unknown, since: Date): void {
    if (isStale(error)) return;
    state.set({ kind: 'unsaved', since, isOffline: problemCode(error) === OFFLINE_CODE });
    if (mayPass(error) && !isClosed) saveIn(RETRY_AFTER_MS);
  }

  return {
    state,
    flush,
    isDirty,
    isStale,
    async confirm() {
      await flush();
      return state.get().kind === 'conflict' ? undefined : version;
    },
    write(content) {
      latest = content;
      if (!isDirty()) return;
      unsavedSince ??= new Date();
      saveIn(restOf(unsavedSince));
    },
    settle(toVersion) {
      version = toVersion;
      savedText = '';
      state.set({ kind: 'saving' });
      void flush();
    },
    close() {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}

/** A lost network or a server in trouble may pass; what was refused waits for the next change. */
function mayPass(error: unknown): boolean {
  const status = error instanceof ProblemError ? error.problem.status : 0;
  return status === 0 || status >= 500;
}

/** The text that stands on the server, where the one sent was older. */
function staleDraft(error: unknown): { version: number; content: RecordContent } | undefined {
  if (problemCode(error) !== 'consultations.stale-draft') return undefined;
  const current = error instanceof ProblemError ? error.problem.current : undefined;
  const { version = 0, content = {} } = (current ?? {}) as Partial<ConsultationDraft>;
  return { version, content: contentOf(content, '') };
}
