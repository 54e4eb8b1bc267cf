import type { ReactNode } from 'react';
import { Illustration, type IllustrationName } from '../media/illustration.tsx';

type EmptyStateProps = {
  /** The specification's text. */
  text: string;
  /** What will appear here, and when. */
  detail?: string;
  action?: ReactNode;
  illustration?: IllustrationName;
};

/** Nothing here yet, and what to do next. */
export const EmptyState = ({
  text,
  detail,
  action,
  illustration = 'conversation',
}: EmptyStateProps) => (
  <div className="flex flex-col items-center gap-3 px-4 py-8 text-center">
    <Illustration name={illustration} />
    <p className="text-20 font-bold">{text}</p>
    {detail && <p className="max-w-[52ch] text-ink-2">{detail}</p>}
    {action}
  </div>
);
