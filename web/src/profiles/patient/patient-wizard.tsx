import { addressStepSchema, historyStepSchema, type ProfileDraft } from '@app/contract/profiles';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useViewer } from '../../lib/session.ts';
import { useWizardStep } from '../../ui/use-wizard-step.ts';
import { UnknownStep, Wizard, WizardButtons } from '../../ui/wizard.tsx';
import { keptStep } from '../wizard/kept-step.ts';
import { useProfileWizard } from '../wizard/use-profile-wizard.ts';
import { WizardNotices } from '../wizard/wizard-notices.tsx';
import { AddressStep } from './address-step.tsx';
import { FinishNotice, useFinish } from './finish.tsx';
import { HistoryStep } from './history-step.tsx';
import { type KnownPatient, type PatientContent, valuesOf, withDraft } from './patient-values.ts';
import { type About, patientCopy as copy } from './patient-wizard.copy.ts';
import { PersonalStep, personalSchemaOf } from './personal-step.tsx';
import { ReviewStep } from './review-step.tsx';

const LAST = copy.steps.length;

export type PatientWizardProps = {
  draft: ProfileDraft;
  /** What the server knows of the person; nothing the first time. */
  known: KnownPatient | null;
  about: About;
  /** Sends the whole profile. What it throws is told above the summary. */
  finish: (content: PatientContent) => Promise<void>;
  /** What it says where that failed (A 8). */
  failedText: string;
  /** What each reason of the server says. */
  problems?: Readonly<Record<string, string>>;
  /** Forgets what was written and begins with what is known. */
  onDiscard: () => void;
  /** The study files of the patient, in the history and in the summary. */
  studies?: ReactNode;
};

/** The four steps of a patient, of the holder or of a member (A 2). */
export function PatientWizard(props: PatientWizardProps) {
  const { draft, known, about } = props;
  const { step, isFromSummary, goTo } = useWizardStep(LAST);
  const recovered = useRecovered(draft.subject);
  const fresh = useMemo(() => valuesOf(known, draft), [known, draft]);
  const [start] = useState(() => withDraft(fresh, recovered?.content ?? draft.content));
  const wizard = useProfileWizard({ draft, start, step: step ?? 1, goTo });
  const { content } = wizard;
  const reached = reachedStep(content, about);
  const shown = step ?? firstStep(props, recovered?.step, reached);
  const isElsewhere = step !== undefined && step !== Math.min(shown, reached);

  useEffect(() => {
    if (isElsewhere) goTo(Math.min(shown, reached), { replace: true });
  });
  useEffect(() => {
    if (!recovered || !keptStep.find(recovered.accountId, recovered.subject)) return;
    keptStep.forget();
    void wizard.save(start, recovered.step);
  });

  if (step === undefined) return <UnknownStep onFirst={() => goTo(1)} />;
  if (isElsewhere) return null;
  return (
    <Wizard
      steps={copy.steps}
      step={shown}
      notice={
        <WizardNotices
          fault={wizard.fault}
          isRecovered={recovered !== null}
          isResumed={draft.version > 0}
          onDiscard={props.onDiscard}
          onTakeTheirs={(current) => wizard.takeTheirs(current, withDraft(fresh, current.content))}
          onKeepMine={wizard.keepMine}
        />
      }
    >
      <Step
        // A form begins anew with what another tab saved.
        key={`${shown}-${wizard.revision}`}
        {...props}
        wizard={wizard}
        step={shown}
        isFromSummary={isFromSummary}
        goTo={goTo}
      />
    </Wizard>
  );
}

/** What was being written when the session ended. */
function useRecovered(subject: string) {
  const accountId = useViewer()?.accountId ?? '';
  const [recovered] = useState(() => keptStep.find(accountId, subject));
  return recovered;
}

/** The first step that is not filled in as the rules ask. */
function reachedStep({ personal, address, history }: PatientContent, about: About): number {
  if (!personalSchemaOf(about).safeParse(personal).success) return 1;
  if (!addressStepSchema.safeParse(address).success) return 2;
  return historyStepSchema.safeParse(history).success ? LAST : 3;
}

/** Where the wizard opens: where it was left, at the summary of what is complete, or at the start. */
function firstStep(
  { draft, known }: PatientWizardProps,
  recovered: number | undefined,
  reached: number,
): number {
  if (recovered) return recovered;
  if (draft.version > 0) return draft.step;
  return known?.patient_dto?.full_profile ? reached : 1;
}

type StepProps = PatientWizardProps & {
  wizard: ReturnType<typeof useProfileWizard<PatientContent>>;
  step: number;
  isFromSummary: boolean;
  goTo: ReturnType<typeof useWizardStep>['goTo'];
};

function Step(props: StepProps) {
  const { wizard, step, isFromSummary, about, known, draft } = props;
  const { content, submit, watch } = wizard;
  const next = isFromSummary ? LAST : step + 1;
  const common = {
    isSaving: wizard.isSaving,
    isFromSummary,
    onBack: backFrom(props),
  };
  const patientId = about === 'own' ? known?.id : undefined;
  const isCoverageVerified = known?.patient_dto?.coverage_verified === true;
  if (step === 1) {
    return (
      <PersonalStep
        {...common}
        values={content.personal}
        about={about}
        isIdNumberFixed={Boolean(known?.id_number ?? draft.id_number)}
        isCoverageVerified={isCoverageVerified}
        patientId={patientId}
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
  return <Review {...props} patientId={patientId} isCoverageVerified={isCoverageVerified} />;
}

/** *Volver*: to the step before with what is typed, or to the summary with nothing changed. */
function backFrom({ step, isFromSummary, goTo, wizard }: StepProps) {
  if (isFromSummary) return () => goTo(LAST);
  if (step === 1) return undefined;
  return () => {
    wizard.hold();
    goTo(step - 1);
  };
}

type ReviewProps = StepProps & { patientId: string | undefined; isCoverageVerified: boolean };

/** The last step: everything once more, and the button that sends it. */
function Review(props: ReviewProps) {
  const { wizard, goTo, finish, failedText } = props;
  const sending = useFinish({ wizard, finish, failedText });
  wizard.watch(() => ({}));
  return (
    <>
      <FinishNotice fault={sending.fault} failedText={failedText} problems={props.problems} />
      <ReviewStep
        content={wizard.content}
        about={props.about}
        patientId={props.patientId}
        isCoverageVerified={props.isCoverageVerified}
        studies={props.studies}
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
