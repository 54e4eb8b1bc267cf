import {
  attentionStepSchema,
  PROFESSIONAL_STEPS,
  type ProfileImages,
  practiceStepSchema,
  type StatedLicence,
  type User,
} from '@app/contract/profiles';
import { useEffect, useMemo } from 'react';
import { dayNow } from '../../lib/server/server-time.ts';
import { Banner } from '../../ui/feedback/banner.tsx';
import { WizardButtons } from '../../ui/form/wizard.tsx';
import { FinishNotice, useFinish } from '../patient/finish.tsx';
import { PersonalStep, professionalPersonSchema } from '../patient/personal-step.tsx';
import { ProfileSteps } from '../wizard/profile-steps.tsx';
import { backFrom, type SteppedProfile, useSteppedProfile } from '../wizard/use-stepped-profile.ts';
import type { WizardProps } from '../wizard/wizard-props.ts';
import { AttentionStep } from './attention-step.tsx';
import { PictureStep } from './picture-step.tsx';
import { PracticeStep } from './practice-step.tsx';
import { ProfessionalReview } from './professional-review.tsx';
import {
  isVerified,
  isVerifiedAgain,
  type ProfessionalContent,
  storedLicences,
  valuesOf,
  withDraft,
} from './professional-values.ts';
import { professionalCopy as copy, professionalMessages } from './professional-wizard.copy.ts';

const LAST = PROFESSIONAL_STEPS;
/** Photo and signature are stored as they are sent. */
const STEP_OF = { personal: 1, practice: 4, attention: 5 };
/** Steps with verified data: identity and licences. */
const VERIFIED_STEPS: ReadonlySet<number> = new Set([1, 4]);

type ProfessionalWizardProps = WizardProps<ProfessionalContent> & {
  /** Stored data of the professional; nothing the first time. */
  known: User | null;
  images: ProfileImages;
};

/** The six steps of a professional. */
export function ProfessionalWizard(props: ProfessionalWizardProps) {
  const { draft, known, images } = props;
  const stored = useMemo(() => storedLicences(known), [known]);
  const place = useSteppedProfile({
    draft,
    count: LAST,
    fresh: useMemo(() => valuesOf(known, draft), [known, draft]),
    merge: withDraft,
    stepOf: STEP_OF,
    reachedIn: (content) => reachedStep(content, images, stored),
    isComplete: known?.professional_dto?.full_profile === true,
  });
  const observation = known?.professional_dto?.observation;
  return (
    <ProfileSteps steps={copy.steps} draft={draft} place={place} onDiscard={props.onDiscard}>
      {(step) => (
        <>
          {observation && (
            <Banner tone="danger" isStanding>
              {copy.observed(observation)}
            </Banner>
          )}
          {VERIFIED_STEPS.has(step) && isVerified(known) && (
            <Banner tone="warn">{copy.verifiedNotice}</Banner>
          )}
          <Step {...props} {...place} stored={stored} step={step} />
        </>
      )}
    </ProfileSteps>
  );
}

/** The first invalid step. */
function reachedStep(
  { personal, practice, attention }: ProfessionalContent,
  images: ProfileImages,
  stored: readonly StatedLicence[],
) {
  if (!professionalPersonSchema().safeParse(personal).success) return 1;
  if (!images.photo_encode) return 2;
  if (!images.sign_photo) return 3;
  const practiceStep = practiceStepSchema(dayNow(), stored);
  if (!practiceStep.safeParse(practice).success) return 4;
  return attentionStepSchema.safeParse(attention).success ? LAST : 5;
}

type StepProps = ProfessionalWizardProps &
  SteppedProfile<ProfessionalContent> & { step: number; stored: readonly StatedLicence[] };

function Step(props: StepProps) {
  const { step, known, draft, wizard, isFromSummary } = props;
  const { content, submit, watch } = wizard;
  const next = isFromSummary ? LAST : step + 1;
  const common = { isSaving: wizard.isSaving, isFromSummary, onBack: backFrom(props, step, LAST) };
  if (step === 1) {
    return (
      <PersonalStep
        {...common}
        values={content.personal}
        about="own"
        isProfessional
        isIdNumberFixed={Boolean(known?.id_number ?? draft.id_number)}
        isCoverageVerified={false}
        patientId={undefined}
        watch={(read) => watch(() => ({ personal: read() }))}
        onSubmit={(personal) => void submit({ personal }, next)}
      />
    );
  }
  if (step === 2 || step === 3) {
    return (
      <PictureStep
        {...common}
        image={step === 2 ? 'photo' : 'signature'}
        watch={(hasPicture) => watch(() => ({}), hasPicture)}
        onNext={() => submit({}, next)}
      />
    );
  }
  if (step === 4) {
    return (
      <PracticeStep
        {...common}
        values={content.practice}
        stored={props.stored}
        watch={(read) => watch(() => ({ practice: read() }))}
        onSubmit={(practice) => void submit({ practice }, next)}
      />
    );
  }
  if (step === 5) {
    return (
      <AttentionStep
        {...common}
        values={content.attention}
        watch={(read) => watch(() => ({ attention: read() }))}
        onSubmit={(attention) => void submit({ attention }, next)}
      />
    );
  }
  return <Review {...props} />;
}

/** The last step: the summary and the button that sends it. */
function Review({ wizard, goTo, finish, failedText, known, draft }: StepProps) {
  const sending = useFinish({ wizard, finish, failedText, last: LAST });
  useEffect(() => wizard.watch(() => ({})));
  return (
    <>
      {isVerifiedAgain(known, draft, wizard.content) && (
        <Banner tone="warn">{copy.verifiedAgain}</Banner>
      )}
      <FinishNotice fault={sending.fault} failedText={failedText} messages={professionalMessages} />
      <ProfessionalReview
        content={wizard.content}
        onChange={(step) => goTo(step, { isFromSummary: true })}
      />
      <WizardButtons
        onBack={() => goTo(LAST - 1)}
        isPending={sending.isPending}
        onFinish={sending.send}
      />
    </>
  );
}
