import { type ReactNode, useEffect } from 'react';
import { cx } from './class-names.ts';
import { type MenuItem, MenuLinks } from './menu-links.tsx';
import { MAIN_ID } from './skip-link.tsx';

/** Professionals and staff work with smaller type and closer controls than patients. */
export function useDenseScreens(): void {
  useEffect(() => {
    document.documentElement.dataset.density = 'dense';
    return () => {
      delete document.documentElement.dataset.density;
    };
  }, []);
}

type MainProps = {
  children: ReactNode;
  /** Room for the bottom bar of phones. */
  hasBottomBar?: boolean;
  width?: 'form' | 'page' | 'full';
};

const WIDTHS = { form: 'max-w-[640px]', page: 'max-w-[1120px]', full: 'max-w-none' } as const;

/** The `main` of a screen: one column for forms, twelve for pages, all of it for work. */
export const Main = ({ children, hasBottomBar = false, width = 'page' }: MainProps) => (
  <main
    id={MAIN_ID}
    tabIndex={-1}
    className={cx(
      'mx-auto w-full px-4 py-6 outline-none md:px-6 md:py-8',
      hasBottomBar ? 'max-md:pb-28' : 'pb-16',
    )}
  >
    <div className={cx('mx-auto flex w-full flex-col gap-6', WIDTHS[width])}>{children}</div>
  </main>
);

type ColumnsProps = {
  main: ReactNode;
  side: ReactNode;
  /** 7 + 5 for patients; 4 + 8, side first, for a record. */
  split?: 'home' | 'record';
};

/** Two columns from 900 px, one below. */
export const Columns = ({ main, side, split = 'home' }: ColumnsProps) => (
  <div
    className={cx(
      'grid grid-cols-1 gap-6',
      split === 'home'
        ? 'md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]'
        : 'md:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]',
    )}
  >
    {split === 'record' && <div className="flex min-w-0 flex-col gap-2">{side}</div>}
    <div className="flex min-w-0 flex-col gap-6">{main}</div>
    {split === 'home' && <div className="flex min-w-0 flex-col gap-6">{side}</div>}
  </div>
);

type ShellProps = { menu: readonly MenuItem[]; children: ReactNode };

/** The professional's desk: a rail of 232 px and the work beside it. */
export const ProfessionalShell = ({ menu, children }: ShellProps) => (
  <div className="grid grid-cols-1 md:grid-cols-[232px_minmax(0,1fr)]">
    <div className="border-r border-line bg-surface px-3 py-4 max-md:hidden md:min-h-[calc(100dvh-65px)] print:hidden">
      <MenuLinks items={menu} />
    </div>
    <Main width="full">{children}</Main>
  </div>
);
