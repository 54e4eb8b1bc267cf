import { type ReactNode, useEffect } from 'react';
import { cx } from '../class-names.ts';
import { type MenuItem, MenuLinks } from '../navigation/menu-links.tsx';
import { Main } from './main.tsx';

/** Professionals and staff work with smaller type and closer controls than patients. */
export function useDenseScreens(): void {
  useEffect(() => {
    document.documentElement.dataset.density = 'dense';
    return () => {
      delete document.documentElement.dataset.density;
    };
  }, []);
}

type ColumnsProps = {
  main: ReactNode;
  side: ReactNode;
  /** Below the main column; last if there is only one column. */
  below?: ReactNode;
  /** 7 + 5 for patients; 4 + 8, side first, for a record. */
  split?: 'home' | 'record';
};

/** Two columns, one on phones: for patients from a tablet in portrait format, for a record from 900 px. */
export const Columns = ({ main, side, below, split = 'home' }: ColumnsProps) => (
  <div
    className={cx(
      'grid grid-cols-1 gap-6',
      split === 'home'
        ? 'min-[720px]:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] min-[720px]:grid-rows-[auto_1fr]'
        : 'md:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]',
    )}
  >
    {split === 'record' && <div className="flex min-w-0 flex-col gap-2">{side}</div>}
    <div className="flex min-w-0 flex-col gap-6">{main}</div>
    {split === 'home' && (
      <div className="flex min-w-0 flex-col gap-6 min-[720px]:row-span-2">{side}</div>
    )}
    {below && <div className="min-w-0 min-[720px]:col-start-1">{below}</div>}
  </div>
);

type ShellProps = { menu: readonly MenuItem[]; children: ReactNode };

/** Layout of professionals: a rail of 232 px, with the content next to it. */
export const ProfessionalShell = ({ menu, children }: ShellProps) => (
  <div className="rail-layout grid grid-cols-1 md:grid-cols-[232px_minmax(0,1fr)] print:block">
    <div className="border-r border-line bg-surface px-3 py-4 max-md:hidden md:min-h-[calc(100dvh-65px)] print:hidden">
      <MenuLinks groups={[{ items: menu }]} />
    </div>
    <Main width="full">{children}</Main>
  </div>
);
