import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { cx } from '../class-names.ts';
import { EmptyState } from '../feedback/empty-state.tsx';
import { PageHeading } from '../layout/page-heading.tsx';
import { uiCopy } from '../ui.copy.ts';

type WizardProps = {
  /** The names of the steps, in order. */
  steps: readonly string[];
  /** Current step, from 1. */
  step: number;
  /** Notices: resumed, changed elsewhere, not saved. */
  notice?: ReactNode;
  children: ReactNode;
};

/** One step of several: 'Paso 2 de 4: Dirección' is the heading, and takes the focus at each step. */
export function Wizard({ steps, step, notice, children }: WizardProps) {
  const title = uiCopy.stepOf(step, steps.length, steps[step - 1] ?? '');
  return (
    <div className="mx-auto flex w-full max-w-[640px] flex-col gap-6">
      <div className="flex flex-col gap-3">
        <Bars count={steps.length} step={step} />
        <PageHeading title={title} focusKey={String(step)}>
          {title}
        </PageHeading>
      </div>
      {notice}
      {children}
    </div>
  );
}

/** Progress, which the heading also says in words. */
const Bars = ({ count, step }: { count: number; step: number }) => (
  <div aria-hidden className="flex gap-1.5">
    {Array.from({ length: count }, (_, index) => index + 1).map((number) => (
      <span
        key={number}
        className={cx('h-1.5 flex-1 rounded-full', number <= step ? 'bg-brand-700' : 'bg-line')}
      />
    ))}
  </div>
);

type WizardButtonsProps = {
  /** *Volver*; the first step has none. */
  onBack?: (() => void) | undefined;
  isPending?: boolean;
  /** The step was opened from the summary and returns to it. */
  isFromSummary?: boolean;
  /** Action of the last button; without it, the button submits its form. */
  onFinish?: () => void;
};

/** *Volver* and *Siguiente*, or *Finalizar* on the last step. */
export const WizardButtons = ({
  onBack,
  isPending = false,
  isFromSummary = false,
  onFinish,
}: WizardButtonsProps) => (
  <div className="flex flex-wrap-reverse justify-between gap-3">
    {onBack ? <Button onPress={onBack}>{uiCopy.back}</Button> : <span />}
    {onFinish ? (
      <Button kind="primary" isPending={isPending} onPress={onFinish}>
        {uiCopy.finish}
      </Button>
    ) : (
      <Button kind="primary" type="submit" isPending={isPending}>
        {isFromSummary ? uiCopy.saveAndReturn : uiCopy.forward}
      </Button>
    )}
  </div>
);

/** Shown for an address with an unknown step. */
export const UnknownStep = ({ onFirst }: { onFirst: () => void }) => (
  <div className="flex flex-col gap-4">
    <PageHeading title={uiCopy.unknownStep}>{uiCopy.unknownStep}</PageHeading>
    <EmptyState
      text={uiCopy.unknownStepDetail}
      action={<Button onPress={onFirst}>{uiCopy.firstStep}</Button>}
    />
  </div>
);
