import type { ProfileDraft } from '@app/contract/profiles';
import { useEffect, useRef, useState } from 'react';
import { ProblemError, problemCode } from '../../lib/server/problem-error.ts';
import { session, useViewer } from '../../lib/session/session.ts';
import { saveDraft } from './drafts.queries.ts';
import { keptStep } from './kept-step.ts';
import { isSame, useTypedContent } from './use-typed-content.ts';

/** Why a step was not saved: a conflict with another tab, or a failure. */
export type SaveFault =
  | { kind: 'conflict'; current: ProfileDraft; step: number }
  | { kind: 'failed'; error: unknown };

type Options<Content> = {
  draft: ProfileDraft;
  /** Initial values of the steps. */
  start: Content;
  /** The values on the server. */
  saved: Content;
  /** The displayed step. */
  step: number;
  goTo: (step: number) => void;
};

/** State of a profile wizard: each step is saved before the next one is shown. */
export function useProfileWizard<Content extends Record<string, unknown>>({
  draft,
  start,
  saved: known,
  step,
  goTo,
}: Options<Content>) {
  const { subject } = draft;
  const values = useTypedContent(start, step);
  const { content, typed, hasPicture } = values;
  const [fault, setFault] = useState<SaveFault | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const version = useRef(draft.version);
  const saved = useRef(known);
  const isSent = useRef(false);

  useKeepingOnExpiry(subject, step, typed);

  /** Saves all steps and the next position; returns why it did not succeed. */
  async function save(next: Content, nextStep: number): Promise<SaveFault | null> {
    values.replace(next);
    setFault(null);
    setIsSaving(true);
    try {
      const body = { version: version.current, step: nextStep, content: next };
      version.current = (await saveDraft(subject, body)).version;
      saved.current = next;
      return null;
    } catch (error) {
      const why = faultOf(error, nextStep);
      setFault(why);
      return why;
    } finally {
      setIsSaving(false);
    }
  }

  return {
    content,
    fault,
    isSaving,
    revision: values.revision,
    save,
    /** Saves the current step and shows the next. */
    submit: async (part: Partial<Content>, nextStep: number) => {
      if ((await save({ ...content, ...part }, nextStep)) === null) goTo(nextStep);
    },
    /** Sends the profile; after that nothing can be lost, unless it is refused. */
    send: async (finish: (content: Content) => Promise<void>) => {
      isSent.current = true;
      try {
        await finish(content);
      } catch (error) {
        isSent.current = false;
        throw error;
      }
    },
    watch: values.watch,
    drop: values.drop,
    typed,
    hasPicture,
    isTyped: values.isTyped,
    isSent: () => isSent.current,
    isUnsaved: () => hasPicture() || !isSame(typed(), saved.current),
    /** Takes over what the other tab saved. */
    takeTheirs: (current: ProfileDraft, theirs: Content) => {
      version.current = current.version;
      saved.current = theirs;
      values.startOver(theirs);
      setFault(null);
      goTo(current.step);
    },
    /** Overwrites what the other tab saved. */
    keepMine: async ({ current, step: nextStep }: Extract<SaveFault, { kind: 'conflict' }>) => {
      version.current = current.version;
      if ((await save(content, nextStep)) === null) goTo(nextStep);
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
