import type { ProfileDraft } from '@app/contract/profiles';
import { Fragment, type ReactNode } from 'react';
import { UnknownStep, Wizard } from '../../ui/form/wizard.tsx';
import type { SteppedProfile } from './use-stepped-profile.ts';
import { WizardNotices } from './wizard-notices.tsx';

type ProfileStepsProps<Content extends Record<string, unknown>> = {
  steps: readonly string[];
  draft: ProfileDraft;
  place: SteppedProfile<Content>;
  /** Forgets what was written and begins with what is known. */
  onDiscard: () => void;
  children: (step: number) => ReactNode;
};

/** The step of a profile that the address names, with what has to be known before going on. */
export function ProfileSteps<Content extends Record<string, unknown>>({
  steps,
  draft,
  place,
  onDiscard,
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
          onDiscard={onDiscard}
          // Finished or left aside elsewhere: nothing of it is left to go on with.
          onTakeTheirs={(current) =>
            current.version === 0 ? onDiscard() : place.takeTheirs(current)
          }
          onKeepMine={wizard.keepMine}
        />
      }
    >
      {/* A form begins anew with what another tab saved. */}
      <Fragment key={`${shown}-${wizard.revision}`}>{children(shown)}</Fragment>
    </Wizard>
  );
}
