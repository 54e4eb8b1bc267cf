import type { ConsultationDraft } from '@app/contract/consultations';
import { OFFLINE_CODE, ProblemError, problemCode } from '../../lib/server/problem-error.ts';
import type { Store } from '../../lib/store.ts';
import { contentOf, type RecordContent } from '../record-content.ts';

/** State of the draft: saved completely, being saved, unsaved, or changed elsewhere. */
export type DraftState =
  | { kind: 'saved'; at: Date | null }
  | { kind: 'saving' }
  | { kind: 'unsaved'; since: Date; why: 'offline' | 'forbidden' | 'other' }
  | { kind: 'conflict'; version: number; content: RecordContent };

/** A suspended professional may write no more (requirement: blocked by the registry). */
const WHY: Readonly<Record<string, 'offline' | 'forbidden'>> = {
  [OFFLINE_CODE]: 'offline',
  'request.forbidden': 'forbidden',
};

type Saved = Pick<ConsultationDraft, 'version' | 'updatedAt'>;
export type Send = (version: number, content: RecordContent) => Promise<Saved>;
export type Start = { version: number; updatedAt: Date | null; content: RecordContent };

/** The local text and its saved version; keeps `state` up to date. */
export function createVersionedText(send: Send, start: Start, state: Store<DraftState>) {
  let { version, content: latest, updatedAt: savedAt } = start;
  let savedText = JSON.stringify(latest);
  let unsavedSince: Date | null = null;
  let isSending = false;

  const isDirty = () => JSON.stringify(latest) !== savedText;

  /** Updates the state: unsaved from the first unsaved letter until everything is saved. */
  function sayHowItIs(): void {
    const { kind } = state.get();
    if (isDirty() && kind === 'saved') state.set({ kind: 'saving' });
    if (!isDirty() && kind === 'saving' && !isSending) state.set({ kind: 'saved', at: savedAt });
  }

  function isStale(error: unknown): boolean {
    const other = staleDraft(error);
    if (other) state.set({ kind: 'conflict', ...other });
    return other !== undefined;
  }

  /** Returns whether a retry may succeed. */
  function fail(error: unknown, since: Date): boolean {
    if (isStale(error)) return false;
    state.set({ kind: 'unsaved', since, why: WHY[problemCode(error)] ?? 'other' });
    return mayPass(error);
  }

  return {
    isDirty,
    isStale,
    version: () => version,

    /** Sets the current text; returns since when it is unsaved. */
    write(content: RecordContent): Date | null {
      latest = content;
      if (isDirty()) unsavedSince ??= new Date();
      sayHowItIs();
      return unsavedSince;
    },

    /** Saves over the version that was read; returns whether it failed and a retry may succeed. */
    async save(): Promise<boolean> {
      const content = latest;
      const sentAt = new Date();
      isSending = true;
      try {
        const saved = await send(version, content);
        version = saved.version;
        savedText = JSON.stringify(content);
        unsavedSince = isDirty() ? sentAt : null;
        savedAt = new Date(saved.updatedAt);
        state.set(isDirty() ? { kind: 'saving' } : { kind: 'saved', at: savedAt });
        return false;
      } catch (error) {
        return fail(error, unsavedSince ?? sentAt);
      } finally {
        isSending = false;
      }
    },

    /** The local text replaces this version. */
    replace(other: number): void {
      version = other;
      savedText = '';
      state.set({ kind: 'saving' });
    },
  };
}

/** Network failures and server faults may pass; a refusal is only tried again after a change. */
function mayPass(error: unknown): boolean {
  const status = error instanceof ProblemError ? error.problem.status : 0;
  return status === 0 || status >= 500;
}

/** The server's text, if the version sent was stale. */
function staleDraft(error: unknown): { version: number; content: RecordContent } | undefined {
  if (problemCode(error) !== 'consultations.stale-draft') return undefined;
  const current = error instanceof ProblemError ? error.problem.current : undefined;
  const { version = 0, content = {} } = (current ?? {}) as Partial<ConsultationDraft>;
  return { version, content: contentOf(content, '') };
}
