import type { ReactNode } from 'react';
import { usePage } from '../../lib/page.ts';

type PageHeadingProps = {
  children: ReactNode;
  /** Title of the tab, if it differs from the heading. */
  title: string;
  /** Next to the heading: chips, buttons. */
  aside?: ReactNode;
  /** A change moves the focus to the heading again, as for a step of a wizard. */
  focusKey?: string;
};

/** The only `h1` of a screen: sets the title of the tab and takes the focus after a navigation. */
export function PageHeading({ children, title, aside, focusKey }: PageHeadingProps) {
  const heading = usePage({ title, focusKey });
  const h1 = (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
  if (!aside) return h1;
  return (
    <div className="flex flex-wrap items-center gap-3">
      {h1}
      {aside}
    </div>
  );
}
