import { NavLink } from 'react-router';
import { cx } from '../class-names.ts';
import { uiCopy } from '../ui.copy.ts';
import type { MenuItem } from './menu-links.tsx';

/** The patient's bottom bar, only on phones and tablets. Its four names do not touch, even with large text. */
export const BottomBar = ({ items }: { items: readonly MenuItem[] }) => (
  <nav
    aria-label={uiCopy.mainNavigation}
    className="fixed inset-x-0 bottom-0 z-30 grid auto-cols-[minmax(max-content,1fr)] grid-flow-col border-t border-line bg-surface pb-safe md:hidden cramped:static print:hidden"
  >
    {items.map(({ to, label, icon: Icon, isExact = false }) => (
      <NavLink
        key={to}
        to={to}
        end={isExact}
        className={({ isActive }) =>
          cx(
            'flex min-h-16 flex-col items-center justify-center gap-0.5 text-[min(var(--fs-14),4.4vw)] no-underline',
            isActive
              ? 'font-bold text-brand-700 shadow-[inset_0_3px_0_var(--brand-700)]'
              : 'text-ink-2',
          )
        }
      >
        <Icon aria-hidden />
        {label}
      </NavLink>
    ))}
  </nav>
);
