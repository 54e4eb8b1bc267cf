import type { ProfileDraft } from '@app/contract/profiles';
import { Fragment, type ReactNode } from 'react';
import { UnknownStep, Wizard } from '../../ui/form/wizard.tsx';
import { LeavingQuestion } from './leaving-question.tsx';
import type { SteppedProfile } from './use-stepped-profile.ts';
import { WizardNotices } from './wizard-notices.tsx';

type ProfileStepsProps<Content extends Record<string, unknown>> = {
  steps: readonly string[];
  draft: ProfileDraft;
  place: SteppedProfile<Content>;
  /** Discards the draft and starts with the stored data. */
  onDiscard: () => void;
  /** What else is lost with a discarded draft. */
  alsoDiscarded?: string | undefined;
  children: (step: number) => ReactNode;
};

/** The profile's step in the address, with its notices. */
export function ProfileSteps<Content extends Record<string, unknown>>({
  steps,
  draft,
  place,
  onDiscard,
  alsoDiscarded,
  children,
}: ProfileStepsProps<Content>) {
  const { wizard, shown } = place;
  if (shown === 'unknown') return <UnknownStep onFirst={() => place.goTo(1)} />;
  if (shown === 'elsewhere') return null;
  return (
    <Wizard
      steps={steps}
      step={shown}
      notice={
        <WizardNotices
          fault={wizard.fault}
          isRecovered={place.isRecovered}
          isResumed={draft.version > 0}
          writtenSteps={() => place.changedSteps().map((step) => steps[step - 1] ?? '')}
          alsoDiscarded={alsoDiscarded}
          onDiscard={onDiscard}
          // Finished or discarded in another tab.
          onTakeTheirs={(current) =>
            current.version === 0 ? onDiscard() : place.takeTheirs(current)
          }
          onKeepMine={wizard.keepMine}
        />
      }
    >
      {/* Remounted with the values that another tab saved. */}
      <Fragment key={`${shown}-${wizard.revision}`}>{children(shown)}</Fragment>
      <LeavingQuestion loss={place.loss} isLostByStep={place.isLostByStep} onLeave={wizard.drop} />
    </Wizard>
  );
}
