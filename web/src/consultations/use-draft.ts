import { saveDraft } from '@app/contract/consultations';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '../lib/call.ts';
import { ProblemError } from '../lib/problem-error.ts';
import type { RecordContent } from './record-content.ts';

/** Where the text is: on the server, on its way, only here, or changed elsewhere meanwhile. */
export type DraftState =
  | { kind: 'saved'; at: Date | null }
  | { kind: 'saving' }
  | { kind: 'offline'; since: Date }
  | { kind: 'conflict'; version: number; content: RecordContent };

type Start = {
  queueId: string;
  claimEpoch: number | null;
  version: number;
  updatedAt: Date | null;
};

const SAVE_AFTER_MS = 2_000;
const RETRY_AFTER_MS = 5_000;

/** Saves what is written two seconds after the last key, over the version that was read (C6). */
export function useDraft(
  { queueId, claimEpoch, version, updatedAt }: Start,
  content: RecordContent,
) {
  const [state, setState] = useState<DraftState>({ kind: 'saved', at: updatedAt });
  const known = useRef({ version, text: JSON.stringify(content) });
  const latest = useRef(content);
  latest.current = content;

  const save = useCallback(async () => {
    const text = JSON.stringify(latest.current);
    if (text === known.current.text) return;
    setState({ kind: 'saving' });
    try {
      const body = { version: known.current.version, claimEpoch, content: latest.current };
      const { data } = await call(saveDraft, { params: { queueId }, body });
      known.current = { version: data.version, text };
      setState({ kind: 'saved', at: new Date(data.updatedAt) });
    } catch (error) {
      setState(failed(error));
    }
  }, [queueId, claimEpoch]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the text starts the wait again
  useEffect(() => {
    const timer = setTimeout(() => void save(), SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [content, save]);

  useEffect(() => {
    if (state.kind !== 'offline') return;
    const timer = setInterval(() => void save(), RETRY_AFTER_MS);
    return () => clearInterval(timer);
  }, [state.kind, save]);

  useUnsavedWarning(state.kind !== 'saved');

  /** Settles a conflict: the next save goes over the version that stands. */
  const settle = (toVersion: number) => {
    known.current = { version: toVersion, text: '' };
    setState({ kind: 'saving' });
    void save();
  };
  return { state, settle };
}

function failed(error: unknown): DraftState {
  const problem = error instanceof ProblemError ? error.problem : undefined;
  if (problem?.code === 'consultations.stale-draft' && problem.current) {
    const current = problem.current as { version: number; content: RecordContent };
    return { kind: 'conflict', version: current.version, content: current.content };
  }
  return { kind: 'offline', since: new Date() };
}

/** Leaving with unsaved text is asked about; the text itself is never kept on the device. */
function useUnsavedWarning(isUnsaved: boolean) {
  useEffect(() => {
    if (!isUnsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isUnsaved]);
}
