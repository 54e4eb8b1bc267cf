import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../class-names.ts';
import { uiCopy } from '../ui.copy.ts';

export type Step = {
  id: string;
  label: ReactNode;
  detail?: ReactNode;
  state: 'done' | 'current' | 'todo';
};

const DOTS = {
  done: 'bg-brand-700 text-surface',
  current: 'bg-brand-100 text-brand-800 shadow-[0_0_0_2px_var(--brand-700)]',
  todo: 'bg-surface-2 text-ink-2',
} as const;

/** Steps that are done, current and to come. */
export const Steps = ({ label, steps }: { label: string; steps: readonly Step[] }) => (
  <ol aria-label={label} className="flex flex-col">
    {steps.map(({ id, label: text, detail, state }, index) => (
      <li
        key={id}
        aria-current={state === 'current' ? 'step' : undefined}
        className="flex items-start gap-3 py-2"
      >
        <span
          aria-hidden
          className={cx(
            'grid size-7 flex-none place-items-center rounded-full text-16 font-bold',
            DOTS[state],
          )}
        >
          {state === 'done' ? <Check size={20} /> : index + 1}
        </span>
        <span className="flex flex-col">
          <span className={cx(state === 'current' && 'font-bold')}>
            {state === 'done' && <span className="sr-only">{uiCopy.stepDone}</span>}
            {text}
          </span>
          {detail && <span className="text-small text-ink-2">{detail}</span>}
        </span>
      </li>
    ))}
  </ol>
);
