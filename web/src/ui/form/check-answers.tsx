import { type ReactNode, useId } from 'react';
import { uiCopy } from '../ui.copy.ts';
import { ChangeButton } from './change-button.tsx';

export type Answer = {
  term: string;
  value: ReactNode;
  /** It cannot be changed. */
  isFixed?: boolean;
};

type CheckAnswersProps = {
  title: string;
  answers: readonly Answer[];
  /** Opens the step of the answer; absent if nothing can be changed. */
  onChange?: (() => void) | undefined;
  children?: ReactNode;
};

/** Summary of the answers before sending, each with a link to change it. */
export function CheckAnswers({ title, answers, onChange, children }: CheckAnswersProps) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className="card flex flex-col gap-2 rounded-lg border border-line bg-surface p-6 shadow-1"
    >
      <h2 id={titleId}>{title}</h2>
      <dl className="flex flex-col">
        {answers.map((answer) => (
          <Row key={answer.term} {...answer} onChange={onChange} />
        ))}
      </dl>
      {children}
    </section>
  );
}

type RowProps = Answer & Pick<CheckAnswersProps, 'onChange'>;

const isBlank = (value: ReactNode): boolean =>
  value === null || value === undefined || value === '';

const Row = ({ term, value, isFixed = false, onChange }: RowProps) => (
  <div className="flex flex-wrap items-start gap-x-4 border-t border-line py-2 sm:flex-nowrap">
    <dt className="w-full pt-2 text-small text-ink-3 sm:w-44 sm:flex-none">{term}</dt>
    <dd className="min-w-0 flex-1 pt-1.5 whitespace-pre-line">
      {isBlank(value) ? <span className="text-ink-3">{uiCopy.noAnswer}</span> : value}
    </dd>
    {onChange && !isFixed && (
      <dd className="flex-none">
        <ChangeButton what={term} onPress={onChange} />
      </dd>
    )}
  </div>
);
