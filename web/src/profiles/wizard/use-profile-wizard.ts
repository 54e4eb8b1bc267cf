import type { ProfileDraft } from '@app/contract/profiles';
import { useEffect, useRef, useState } from 'react';
import { ProblemError, problemCode } from '../../lib/server/problem-error.ts';
import { session, useViewer } from '../../lib/session/session.ts';
import { saveDraft } from './drafts.queries.ts';
import { keptStep } from './kept-step.ts';

/** Why a step was not saved: a conflict with another tab, or a failure. */
export type SaveFault =
  | { kind: 'conflict'; current: ProfileDraft; step: number }
  | { kind: 'failed'; error: unknown };

type Options<Content> = {
  draft: ProfileDraft;
  /** Initial values of the steps. */
  start: Content;
  /** The step that is shown. */
  step: number;
  goTo: (step: number) => void;
};

/** State of a profile wizard: each step is saved before the next one is shown. */
export function useProfileWizard<Content extends Record<string, unknown>>({
  draft,
  start,
  step,
  goTo,
}: Options<Content>) {
  const { subject } = draft;
  const [content, setContent] = useState(start);
  const [fault, setFault] = useState<SaveFault | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const [revision, setRevision] = useState(0);
  const version = useRef(draft.version);
  const shown = useRef<() => Partial<Content>>(() => ({}));

  useKeepingOnExpiry(subject, step, () => ({ ...content, ...shown.current() }));

  useUnsavedWarning(
    () => JSON.stringify({ ...content, ...shown.current() }) !== JSON.stringify(content),
  );

  /** Saves all steps and the next position; returns whether that succeeded. */
  async function save(next: Content, nextStep: number): Promise<boolean> {
    setContent(next);
    setFault(null);
    setIsSaving(true);
    try {
      const body = { version: version.current, step: nextStep, content: next };
      version.current = (await saveDraft(subject, body)).version;
      return true;
    } catch (error) {
      setFault(faultOf(error, nextStep));
      return false;
    } finally {
      setIsSaving(false);
    }
  }

  return {
    content,
    fault,
    isSaving,
    /** Changes when the content was replaced, to remount the forms. */
    revision,
    save,
    /** Saves the current step and shows the next. */
    submit: async (part: Partial<Content>, nextStep: number) => {
      if (await save({ ...content, ...part }, nextStep)) goTo(nextStep);
    },
    /** Registers how to read the current form, for when the session ends. */
    watch: (read: () => Partial<Content>) => {
      shown.current = read;
    },
    /** Keeps the typed values when going back. */
    hold: () => setContent((before) => ({ ...before, ...shown.current() })),
    /** Takes over what the other tab saved. */
    takeTheirs: (current: ProfileDraft, theirs: Content) => {
      version.current = current.version;
      setContent(theirs);
      setFault(null);
      setRevision((before) => before + 1);
      goTo(current.step);
    },
    /** Overwrites what the other tab saved. */
    keepMine: async ({ current, step: nextStep }: Extract<SaveFault, { kind: 'conflict' }>) => {
      version.current = current.version;
      if (await save(content, nextStep)) goTo(nextStep);
    },
  };
}

function faultOf(error: unknown, step: number): SaveFault {
  const current = error instanceof ProblemError ? error.problem.current : undefined;
  return problemCode(error) === 'profiles.stale-draft' && current
    ? { kind: 'conflict', current: current as ProfileDraft, step }
    : { kind: 'failed', error };
}

/** When the session expires, keeps the form for the next login of the same account. */
function useKeepingOnExpiry(
  subject: string,
  step: number,
  read: () => Record<string, unknown>,
): void {
  const accountId = useViewer()?.accountId;
  const latest = useRef({ accountId, step, read });
  if (accountId) latest.current = { accountId, step, read };
  useEffect(
    () =>
      session.onEnd((reason) => {
        const { accountId: owner, step: at, read: readNow } = latest.current;
        if (reason !== 'expired' || !owner) return;
        keptStep.keep({ accountId: owner, subject, step: at, content: readNow() });
      }),
    [subject],
  );
}

/** Asks before the page is closed with unsaved values. */
function useUnsavedWarning(isDirty: () => boolean): void {
  const latest = useRef(isDirty);
  latest.current = isDirty;
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (latest.current()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);
}
