import type { ProfileDraft } from '@app/contract/profiles';
import { useEffect, useState } from 'react';
import { useViewer } from '../../lib/session/session.ts';
import { useWizardStep } from '../../ui/form/use-wizard-step.ts';
import { keptStep } from './kept-step.ts';
import { useProfileWizard } from './use-profile-wizard.ts';
import { isSame } from './use-typed-content.ts';

/** What leaving the wizard loses: typed values, or the unfinished profile. */
export type Loss = 'typed' | 'unfinished';

type Options<Content> = {
  draft: ProfileDraft;
  /** How many steps there are. */
  count: number;
  /** Initial values, overridden by the saved draft. */
  fresh: Content;
  merge: (fresh: Content, saved: Record<string, unknown>) => Content;
  /** The step of each part of the content. */
  stepOf: Readonly<Record<keyof Content, number>>;
  /** The first invalid step. */
  reachedIn: (content: Content) => number;
  /** The profile is complete, so the wizard opens at its summary. */
  isComplete: boolean;
};

/**
 * A profile in steps, each with its address. Opens where it was left, at the summary of a complete profile, or
 * at the start. Invalid steps cannot be skipped. A step that was unsaved when the session ended is sent again.
 */
export function useSteppedProfile<Content extends Record<string, unknown>>({
  draft,
  count,
  fresh,
  merge,
  stepOf,
  reachedIn,
  isComplete,
}: Options<Content>) {
  const { step, isFromSummary, goTo } = useWizardStep(count);
  const recovered = useRecovered(draft.subject);
  const [stored] = useState(fresh);
  const [saved] = useState(() => merge(fresh, draft.content));
  const [start] = useState(() => (recovered ? merge(fresh, recovered.content) : saved));
  const wizard = useProfileWizard({ draft, start, saved, step: step ?? 1, goTo });
  const reached = reachedIn(wizard.content);
  const first = recovered?.step ?? (draft.version > 0 ? draft.step : isComplete ? reached : 1);
  const shown = step ?? first;
  const isElsewhere = step !== undefined && step !== Math.min(shown, reached);

  useEffect(() => {
    if (isElsewhere) goTo(Math.min(shown, reached), { replace: true });
  });
  useEffect(() => {
    if (!recovered || !keptStep.find(recovered.accountId, recovered.subject)) return;
    keptStep.forget();
    void wizard.save(start, recovered.step);
  });

  /** Steps whose answers differ from the stored profile. */
  function changedSteps(): number[] {
    const now = wizard.typed();
    const parts = Object.keys(stepOf).filter((part) => !isSame(now[part], stored[part]));
    return parts.map((part) => stepOf[part as keyof Content]);
  }

  return {
    wizard,
    isFromSummary,
    goTo,
    changedSteps,
    /** What leaving would lose now; changes of a complete profile are lost unless sent. */
    loss: (): Loss | null => {
      if (wizard.isSent()) return null;
      if (wizard.isUnsaved()) return 'typed';
      const isToSend = isComplete || shown === count;
      return isToSend && changedSteps().length > 0 ? 'unfinished' : null;
    },
    /** Whether going to another step loses the values typed in this one, since the summary uses only saved ones. */
    isLostByStep: () => wizard.isTyped() && (isFromSummary || wizard.hasPicture()),
    /** The step to show; `unknown` for an unknown address, `elsewhere` while redirecting. */
    shown: step === undefined ? ('unknown' as const) : isElsewhere ? ('elsewhere' as const) : shown,
    isRecovered: recovered !== null,
    takeTheirs: (current: ProfileDraft) =>
      wizard.takeTheirs(current, merge(fresh, current.content)),
  };
}

/** The wizard's state, as passed to a step. */
export type SteppedProfile<Content extends Record<string, unknown>> = ReturnType<
  typeof useSteppedProfile<Content>
>;

/** *Volver*: to the previous step, or to the summary. */
export function backFrom<Content extends Record<string, unknown>>(
  { isFromSummary, goTo }: SteppedProfile<Content>,
  step: number,
  last: number,
): (() => void) | undefined {
  if (isFromSummary) return () => goTo(last);
  return step === 1 ? undefined : () => goTo(step - 1);
}

/** Restores the step that was unsaved when the session ended. */
function useRecovered(subject: string) {
  const accountId = useViewer()?.accountId ?? '';
  const [recovered] = useState(() => keptStep.find(accountId, subject));
  return recovered;
}
