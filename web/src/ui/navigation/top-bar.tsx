import { NavLink } from 'react-router';
import { cx } from '../class-names.ts';
import { uiCopy } from '../ui.copy.ts';
import type { MenuItem } from './menu-links.tsx';

/** The patient's destinations in the header, on screens with enough space. */
export const TopBar = ({ items }: { items: readonly MenuItem[] }) => (
  <nav aria-label={uiCopy.mainNavigation} className="self-stretch max-md:hidden">
    <ul className="flex h-full lg:gap-2">
      {items.map(({ to, label, isExact = false }) => (
        <li key={to} className="flex">
          <NavLink
            to={to}
            end={isExact}
            className={({ isActive }) =>
              cx(
                'flex min-w-11 items-center justify-center px-2.5 no-underline hover:bg-surface-2',
                isActive
                  ? 'font-bold text-brand-700 shadow-[inset_0_-3px_0_var(--brand-700)]'
                  : 'text-ink-2',
              )
            }
          >
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  </nav>
);
