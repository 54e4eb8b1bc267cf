import { type ReactNode, useId } from 'react';
import { cx } from '../class-names.ts';

type CardProps = {
  children: ReactNode;
  title?: ReactNode;
  /** Next to the title: a chip. */
  aside?: ReactNode;
  tone?: 'plain' | 'danger';
};

/** A titled block. */
export function Card({ children, title, aside, tone = 'plain' }: CardProps) {
  const titleId = useId();
  const look = cx(
    'card flex flex-col gap-3 rounded-lg border bg-surface p-6 shadow-1',
    tone === 'danger' ? 'border-danger-700' : 'border-line',
  );
  if (!title) return <div className={look}>{children}</div>;
  return (
    <section aria-labelledby={titleId} className={look}>
      <div className="flex flex-wrap items-center gap-3">
        <h2 id={titleId}>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
