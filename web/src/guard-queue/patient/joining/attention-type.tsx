import { useRef, useState } from 'react';
import { RadioCards } from '../../../ui/fields/radio-group.tsx';
import { SettledAnswer } from '../../../ui/form/settled-answer.tsx';
import { joinCopy as copy } from '../../guard-queue.copy.ts';

/** The payer: the plan, in one line. *Cambiar* shows the others, with the reason why they cannot be chosen. */
export function AttentionType() {
  const [isOpen, setIsOpen] = useState(false);
  const group = useRef<HTMLDivElement>(null);
  if (!isOpen) {
    return (
      <SettledAnswer
        term={copy.attention}
        value={copy.attentionPlan}
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
        value="plan"
        onChange={() => {}}
        options={[
          { id: 'plan', label: copy.attentionPlan },
          ...copy.attentionOthers.map((label) => ({
            id: label,
            label,
            disabledReason: copy.attentionReason,
          })),
        ]}
      />
    </div>
  );
}
