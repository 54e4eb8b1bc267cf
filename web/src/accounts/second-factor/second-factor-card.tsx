import {
  beginEnrolment,
  finishEnrolment,
  getSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  type secondFactorSchema,
} from '@app/contract/accounts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import { call } from '../../lib/server/call.ts';
import { session } from '../../lib/session/session.ts';
import { useProvenAct } from '../../lib/session/use-proven-act.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Chip } from '../../ui/feedback/chip.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Card } from '../../ui/layout/card.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { IdentityDialog } from '../../ui/overlays/identity-dialog.tsx';
import { problemText } from '../problem-text.ts';
import { securityCopy as copy } from '../sessions/security.copy.ts';
import { Enrolment } from './enrolment.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

type Key = { secret: string; uri: string };
/** What the card shows: the current state, an enrolment, or new recovery codes. */
type Step =
  | { name: 'state' }
  | { name: 'enrolling'; key: Key }
  | { name: 'codes'; codes: string[] };

const STATE: Step = { name: 'state' };

/** The account's second factor: enrol it, renew its recovery codes, remove it. */
export function SecondFactorCard() {
  const factor = useQuery({
    queryKey: ['second-factor'],
    queryFn: () => call(getSecondFactor, {}),
  });
  const [step, setStep] = useState<Step>(STATE);
  const { run, problem, isProving, proof } = useProvenAct((error) =>
    problemText(error, copy.fault),
  );

  async function settle() {
    setStep(STATE);
    await Promise.all([factor.refetch(), session.reloadViewer()]);
  }

  return (
    <Card
      title={copy.secondFactor}
      aside={
        factor.data && (
          <Chip tone={factor.data.enrolled ? 'ok' : 'neutral'}>
            {factor.data.enrolled ? copy.isOn : copy.isOff}
          </Chip>
        )
      }
    >
      {problem && <Banner tone="danger">{problem}</Banner>}
      {factor.isPending && <Skeleton lines={['text', 'control']} />}
      {factor.isError && (
        <ErrorState text={copy.fault} error={factor.error} onRetry={() => void factor.refetch()} />
      )}
      {factor.data && (
        <Current
          factor={factor.data}
          step={step}
          act={(what) => void run(what)}
          onStep={setStep}
          onEnrolled={() => void factor.refetch()}
          onSettled={settle}
        />
      )}
      {isProving && (
        <IdentityDialog purpose={copy.purpose} confirmLabel={copy.confirm} {...proof} />
      )}
    </Card>
  );
}

type CurrentProps = {
  factor: z.infer<typeof secondFactorSchema>;
  step: Step;
  act: (what: () => Promise<void>) => void;
  onStep: (step: Step) => void;
  /** Called when it is enrolled, before the recovery codes are stored. */
  onEnrolled: () => void;
  onSettled: () => Promise<void>;
};

function Current({ step, onEnrolled, onSettled, ...choices }: CurrentProps) {
  const enrol = async (code: string) => {
    const { recovery_codes } = await call(finishEnrolment, { body: { code } });
    onEnrolled();
    return recovery_codes;
  };
  switch (step.name) {
    case 'codes':
      return <RecoveryCodes codes={step.codes} onKept={() => void onSettled()} />;
    case 'enrolling':
      return (
        <Enrolment begin={async () => step.key} finish={enrol} onDone={() => void onSettled()} />
      );
    case 'state':
      return (
        <>
          <p>{copy.whatItIs}</p>
          <Choices {...choices} onRemoved={onSettled} />
        </>
      );
  }
}

type ChoicesProps = Pick<CurrentProps, 'factor' | 'act' | 'onStep'> & {
  onRemoved: () => Promise<void>;
};

function Choices({ factor, act, onStep, onRemoved }: ChoicesProps) {
  const [isLeaving, setIsLeaving] = useState(false);
  const enrol = async () => onStep({ name: 'enrolling', key: await call(beginEnrolment, {}) });
  const renew = async () =>
    onStep({ name: 'codes', codes: (await call(renewRecoveryCodes, {})).recovery_codes });
  const remove = async () => {
    await call(removeSecondFactor, {});
    toast.success(copy.turnedOff);
    await onRemoved();
  };
  if (!factor.enrolled) {
    return (
      <Button kind="primary" onPress={() => act(enrol)}>
        {copy.turnOn}
      </Button>
    );
  }
  return (
    <>
      <p>{copy.codesLeft(factor.recovery_codes_left)}</p>
      <div className="flex flex-wrap gap-3">
        <Button onPress={() => act(renew)}>{copy.newCodes}</Button>
        <Button
          disabledReason={factor.required ? copy.demanded : null}
          onPress={() => setIsLeaving(true)}
        >
          {copy.turnOff}
        </Button>
      </div>
      <ConfirmDialog
        question={copy.turnOffQuestion}
        confirmLabel={copy.turnOff}
        isDangerous
        isOpen={isLeaving}
        onClose={() => setIsLeaving(false)}
        onConfirm={() => {
          setIsLeaving(false);
          act(remove);
        }}
      >
        <p>{copy.turnOffDetail}</p>
      </ConfirmDialog>
    </>
  );
}
