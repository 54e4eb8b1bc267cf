import { useRef, useState } from 'react';
import { RadioCards } from '../../../ui/fields/radio-group.tsx';
import { SettledAnswer } from '../../../ui/form/settled-answer.tsx';
import { joinCopy as copy } from '../../guard-queue.copy.ts';
import { usePrivatePrice } from './use-private-price.ts';

/**
 * The payer, in one line: the plan or, once it is used up, the patient, with the price. *Cambiar* shows the others,
 * with the reason why they cannot be chosen.
 */
export function AttentionType({ patientId }: { patientId: string }) {
  const { price } = usePrivatePrice(patientId);
  const [isOpen, setIsOpen] = useState(false);
  const group = useRef<HTMLDivElement>(null);
  if (!isOpen) {
    return (
      <SettledAnswer
        term={copy.attention}
        value={price === null ? copy.attentionPlan : copy.attentionPrivate(price)}
        onChange={() => setIsOpen(true)}
      />
    );
  }
  return (
    <div
      ref={(element) => {
        // The pressed button has disappeared: the focus moves to what it opened.
        if (element && !group.current) element.querySelector('input')?.focus();
        group.current = element;
      }}
    >
      <RadioCards
        label={copy.attention}
        value={price === null ? 'plan' : 'private'}
        onChange={() => {}}
        options={optionsOf(price)}
      />
    </div>
  );
}

const optionsOf = (price: number | null) => [
  {
    id: 'plan',
    label: copy.attentionPlan,
    ...(price !== null && { disabledReason: copy.attentionUsedUp }),
  },
  price === null
    ? { id: 'private', label: copy.attentionParticular, disabledReason: copy.attentionReason }
    : { id: 'private', label: copy.attentionPrivate(price) },
  { id: 'insurer', label: copy.attentionInsurer, disabledReason: copy.attentionReason },
];
