import { addressStepSchema, historyStepSchema } from '@app/contract/profiles';
import { type ReactNode, useEffect, useMemo } from 'react';
import { WizardButtons } from '../../ui/form/wizard.tsx';
import { ProfileSteps } from '../wizard/profile-steps.tsx';
import { backFrom, type SteppedProfile, useSteppedProfile } from '../wizard/use-stepped-profile.ts';
import type { WizardProps } from '../wizard/wizard-props.ts';
import { AddressStep } from './address-step.tsx';
import { FinishNotice, useFinish } from './finish.tsx';
import { HistoryStep } from './history-step.tsx';
import {
  type KnownPatient,
  type PatientContent,
  type PersonalValues,
  valuesOf,
  withDraft,
} from './patient-values.ts';
import { type About, patientCopy as copy, patientMessages } from './patient-wizard.copy.ts';
import {
  PersonalStep,
  personalSchemaOf,
  type TakenIdNumbers,
  youngestOwn,
} from './personal-step.tsx';
import { ReviewStep } from './review-step.tsx';

const LAST = copy.steps.length;
const STEP_OF = { personal: 1, address: 2, history: 3 };

export type PatientWizardProps = WizardProps<PatientContent> & {
  /** Stored data of the person; null the first time. */
  known: KnownPatient | null;
  about: About;
  /** DNI that a new member cannot have, with the reason. */
  takenIdNumbers?: TakenIdNumbers | undefined;
  /** The holder's address, the default of new members. */
  holderAddress?: KnownPatient['address_dto'] | undefined;
  /** Messages of the server's refusals. */
  problems?: Readonly<Record<string, string>>;
  /** The study files of the patient, in the history and in the summary. */
  studies?: ReactNode;
  /** Notice that depends on the person, shown while typing and before sending. */
  notice?: (person: PersonalValues) => ReactNode;
};

/** The four steps of a patient, of the holder or of a member. */
export function PatientWizard(props: PatientWizardProps) {
  const { draft, known, about, holderAddress } = props;
  const place = useSteppedProfile({
    draft,
    count: LAST,
    fresh: useMemo(() => valuesOf(known, draft, holderAddress), [known, draft, holderAddress]),
    merge: withDraft,
    stepOf: STEP_OF,
    reachedIn: (content) => reachedStep(content, about, youngestOwn(known?.birth_date)),
    isComplete: known?.patient_dto?.full_profile === true,
  });
  return (
    <ProfileSteps
      steps={copy.steps}
      draft={draft}
      place={place}
      onDiscard={props.onDiscard}
      alsoDiscarded={known || draft.step < STEP_OF.history ? undefined : copy.studiesDiscarded}
    >
      {(step) => <Step {...props} {...place} step={step} />}
    </ProfileSteps>
  );
}

/** The first invalid step. */
function reachedStep(
  { personal, address, history }: PatientContent,
  about: About,
  youngest: number,
): number {
  if (!personalSchemaOf(about, youngest).safeParse(personal).success) return 1;
  if (!addressStepSchema.safeParse(address).success) return 2;
  return historyStepSchema.safeParse(history).success ? LAST : 3;
}

type StepProps = PatientWizardProps & SteppedProfile<PatientContent> & { step: number };

function Step(props: StepProps) {
  const { wizard, step, isFromSummary, about, known, draft } = props;
  const { content, submit, watch } = wizard;
  const next = isFromSummary ? LAST : step + 1;
  const common = {
    isSaving: wizard.isSaving,
    isFromSummary,
    onBack: backFrom(props, step, LAST),
  };
  const patientId = about === 'own' ? known?.id : undefined;
  const isCoverageVerified = known?.patient_dto?.coverage_verified === true;
  const isIdNumberFixed = Boolean(known?.id_number ?? draft.id_number);
  if (step === 1) {
    return (
      <PersonalStep
        {...common}
        values={content.personal}
        about={about}
        youngest={youngestOwn(known?.birth_date)}
        isIdNumberFixed={isIdNumberFixed}
        takenIdNumbers={props.takenIdNumbers}
        isCoverageVerified={isCoverageVerified}
        patientId={patientId}
        notice={props.notice}
        watch={(read) => watch(() => ({ personal: read() }))}
        onSubmit={(personal) => void submit({ personal }, next)}
      />
    );
  }
  if (step === 2) {
    return (
      <AddressStep
        {...common}
        values={content.address}
        note={props.holderAddress && !known ? copy.sameAddress : undefined}
        watch={(read) => watch(() => ({ address: read() }))}
        onSubmit={(address) => void submit({ address }, next)}
      />
    );
  }
  if (step === 3) {
    return (
      <HistoryStep
        {...common}
        values={content.history}
        isGynecologyAsked={content.personal.sex_str !== 'MALE'}
        studies={props.studies}
        watch={(read) => watch(() => ({ history: read() }))}
        onSubmit={(history) => void submit({ history }, next)}
      />
    );
  }
  const fixed = { patientId, isCoverageVerified, isIdNumberFixed };
  return <Review {...props} {...fixed} />;
}

type ReviewProps = StepProps & {
  patientId: string | undefined;
  isCoverageVerified: boolean;
  isIdNumberFixed: boolean;
};

/** The last step: the summary and the button that sends it. */
function Review(props: ReviewProps) {
  const { wizard, goTo, finish, failedText } = props;
  const sending = useFinish({ wizard, finish, failedText, last: LAST });
  useEffect(() => wizard.watch(() => ({})));
  return (
    <>
      <FinishNotice
        fault={sending.fault}
        failedText={failedText}
        messages={patientMessages}
        problems={props.problems}
      />
      <ReviewStep
        content={wizard.content}
        about={props.about}
        patientId={props.patientId}
        isCoverageVerified={props.isCoverageVerified}
        isIdNumberFixed={props.isIdNumberFixed}
        studies={props.studies}
        notice={props.notice?.(wizard.content.personal)}
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
