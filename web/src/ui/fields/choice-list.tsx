import { Check, ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { cx } from '../class-names.ts';
import type { RadioOption } from './radio-group.tsx';

type ChoiceListProps = {
  options: readonly RadioOption[];
  /** The earlier choice, marked. */
  value: string;
  /** Chooses and continues. */
  onChoose: (id: string) => void;
};

/** The answers to the question of a whole screen: a click answers and continues. */
export const ChoiceList = ({ options, value, onChoose }: ChoiceListProps) => (
  <ul className="flex flex-col gap-3">
    {options.map((option) => (
      <li key={option.id}>
        <Choice {...option} isChosen={option.id === value} onPress={() => onChoose(option.id)} />
      </li>
    ))}
  </ul>
);

type ChoiceProps = RadioOption & { isChosen: boolean; onPress: () => void };

function Choice({ label, detail, disabledReason, isChosen, onPress }: ChoiceProps) {
  const noteId = useId();
  const note = disabledReason ?? detail;
  const Mark = isChosen ? Check : ChevronRight;
  return (
    <button
      type="button"
      aria-current={isChosen || undefined}
      aria-disabled={disabledReason !== undefined || undefined}
      aria-describedby={note === undefined ? undefined : noteId}
      onClick={() => disabledReason === undefined && onPress()}
      className={cx(
        'btn flex min-h-16 w-full items-center gap-3 rounded-md border-[1.5px] px-4 py-2 text-left',
        choiceLook(isChosen, disabledReason !== undefined),
      )}
    >
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="font-medium">{label}</span>
        {note !== undefined && (
          <span id={noteId} className="text-small text-ink-2">
            {note}
          </span>
        )}
      </span>
      {disabledReason === undefined && <Mark aria-hidden className="text-brand-700" />}
    </button>
  );
}

function choiceLook(isChosen: boolean, isUnavailable: boolean): string {
  if (isUnavailable) {
    return 'cursor-not-allowed border-dashed border-line-strong bg-surface-2 text-ink-2';
  }
  return cx(
    'cursor-pointer hover:bg-brand-50',
    isChosen ? 'border-brand-700 bg-brand-50' : 'border-line-strong bg-surface',
  );
}
