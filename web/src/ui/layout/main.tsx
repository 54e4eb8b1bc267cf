import type { ReactNode } from 'react';
import { cx } from '../class-names.ts';
import { MAIN_ID } from '../navigation/skip-link.tsx';

type MainProps = {
  children: ReactNode;
  /** Leaves space for the bottom bar of phones. */
  hasBottomBar?: boolean;
  width?: 'form' | 'page' | 'full';
};

const WIDTHS = { form: 'max-w-[640px]', page: 'max-w-[1120px]', full: 'max-w-none' } as const;

/** The `main` of a screen: narrow for forms, page width, or full width for work. */
export const Main = ({ children, hasBottomBar = false, width = 'page' }: MainProps) => (
  <main
    id={MAIN_ID}
    tabIndex={-1}
    className={cx(
      'mx-auto w-full px-4 py-6 outline-none md:px-6 md:py-8 print:p-0',
      hasBottomBar ? 'not-print:max-md:pb-28 cramped:pb-6!' : 'not-print:pb-16',
    )}
  >
    <div className={cx('mx-auto flex w-full flex-col gap-6', WIDTHS[width])}>{children}</div>
  </main>
);
