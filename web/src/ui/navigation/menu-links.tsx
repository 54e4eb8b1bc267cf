import type { LucideIcon } from 'lucide-react';
import { NavLink } from 'react-router';
import { cx } from '../class-names.ts';
import { uiCopy } from '../ui.copy.ts';

/** An entry of a menu. */
export type MenuItem = {
  to: string;
  label: string;
  icon: LucideIcon;
  /** Current only on this exact address, not below it. */
  isExact?: boolean;
};

type MenuLinksProps = { items: readonly MenuItem[]; onFollow?: () => void };

/** The links of a menu; the current one is marked. */
export const MenuLinks = ({ items, onFollow }: MenuLinksProps) => (
  <nav aria-label={uiCopy.mainNavigation}>
    <ul className="flex flex-col">
      {items.map(({ to, label, icon: Icon, isExact = false }) => (
        <li key={to}>
          <NavLink
            to={to}
            end={isExact}
            onClick={onFollow}
            className={({ isActive }) =>
              cx(
                'flex min-h-11 items-center gap-2.5 rounded-md px-3 no-underline hover:bg-surface-2',
                isActive ? 'bg-brand-50 font-bold text-brand-800' : 'text-ink-1',
              )
            }
          >
            <Icon aria-hidden />
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  </nav>
);
