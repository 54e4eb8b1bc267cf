import type { ReactNode } from 'react';
import { usePage } from '../../lib/page.ts';
import { cx } from '../class-names.ts';

type PageHeadingProps = {
  /** The words of the heading. */
  children: ReactNode;
  /** The title of the tab, where it is not the heading's own words. */
  title: string;
  /** Beside the heading: chips, buttons. */
  aside?: ReactNode;
  /** Changing it reads the heading again: the step of a wizard. */
  focusKey?: string;
  /** For those who listen only: the screen shows what it is. */
  isHidden?: boolean;
};

/** The one `h1` of a screen: names the tab and takes the focus after a navigation. */
export function PageHeading({ children, title, aside, focusKey, isHidden }: PageHeadingProps) {
  const heading = usePage({ title, focusKey });
  const h1 = (
    <h1 ref={heading} tabIndex={-1} className={cx(isHidden && 'sr-only')}>
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
