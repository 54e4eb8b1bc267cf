import type { BranchOffice } from '@app/contract/pharmacies';
import type { Delivery } from '@app/contract/pharmacy-orders';
import type { Prescription } from '@app/contract/prescriptions';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { PageHeading } from '../../../ui/layout/page-heading.tsx';
import { uiCopy } from '../../../ui/ui.copy.ts';
import type { DeliveryForm } from './delivery-form.ts';
import { DeliveryStep } from './delivery-step.tsx';
import { PharmacySearch } from './pharmacy-search.tsx';
import { sendCopy as copy } from './send.copy.ts';
import { SendSummary } from './send-summary.tsx';

const STEPS = ['farmacia', 'entrega', 'resumen'] as const;
type StepName = (typeof STEPS)[number];

/** Sends prescriptions to a pharmacy in three steps: the pharmacy, the delivery, the summary. */
export function SendScreen({ prescriptions }: { prescriptions: readonly Prescription[] }) {
  const [branch, setBranch] = useState<BranchOffice>();
  const [delivery, setDelivery] = useState<Delivery>();
  const [written, setWritten] = useState<DeliveryForm>();
  const [asked, goTo, goBack] = useStep();
  // After a reload the choices are lost.
  const step = lastStep(asked, branch, delivery);
  return (
    <>
      <PageHeading title={copy.steps[step]} focusKey={step}>
        {copy.steps[step]}
      </PageHeading>
      <p className="text-ink-2">
        {uiCopy.stepOf(STEPS.indexOf(step) + 1, STEPS.length, copy.title)}
        {' · '}
        {copy.prescriptions(prescriptions.length)}
      </p>
      {step === 'farmacia' && (
        <PharmacySearch
          onChoose={(chosen) => {
            setBranch(chosen);
            goTo('entrega');
          }}
        />
      )}
      {step === 'entrega' && (
        <DeliveryStep
          written={written}
          onWritten={setWritten}
          onBack={goBack}
          onChoose={(chosen) => {
            setDelivery(chosen);
            goTo('resumen');
          }}
        />
      )}
      {step === 'resumen' && branch && delivery && (
        <SendSummary
          prescriptions={prescriptions}
          branch={branch}
          delivery={delivery}
          onBack={goBack}
        />
      )}
    </>
  );
}

function lastStep(asked: StepName, branch: unknown, delivery: unknown): StepName {
  if (!branch) return 'farmacia';
  return asked === 'resumen' && !delivery ? 'entrega' : asked;
}

/** The step, in the address, so that the browser's back button leads to the previous one. */
function useStep() {
  const [params, setParams] = useSearchParams();
  const step = STEPS.find((one) => one === params.get('paso')) ?? 'farmacia';
  const goTo = (next: StepName, replace = false) => {
    const changed = new URLSearchParams(params);
    changed.set('paso', next);
    setParams(changed, { replace });
  };
  const goBack = () => goTo(STEPS[Math.max(STEPS.indexOf(step) - 1, 0)] ?? 'farmacia', true);
  return [step, goTo, goBack] as const;
}
