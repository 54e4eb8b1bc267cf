import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { NavLink } from 'react-router';
import { cx } from '../class-names.ts';
import { uiCopy } from '../ui.copy.ts';

/** An entry of a menu. */
export type MenuItem = {
  to: string;
  label: string;
  icon: LucideIcon;
  /** Marked as current only on this exact address, not below it. */
  isExact?: boolean;
};

/** A group of entries. */
export type MenuGroup = {
  /** Absent if there is only one group. */
  title?: string;
  items: readonly MenuItem[];
};

type MenuLinksProps = { groups: readonly MenuGroup[]; onFollow?: () => void };

/** The links of a menu, in groups; the current one is marked. */
export const MenuLinks = ({ groups, onFollow }: MenuLinksProps) => (
  <nav aria-label={uiCopy.mainNavigation} className="flex flex-col gap-4">
    {groups.map((group) => (
      <Group key={group.title ?? group.items[0]?.to} {...group} onFollow={onFollow} />
    ))}
  </nav>
);

type GroupProps = MenuGroup & { onFollow: (() => void) | undefined };

function Group({ title, items, onFollow }: GroupProps) {
  const id = useId();
  return (
    <div>
      {title && (
        <h3 id={id} className="px-3 pb-1 text-16 text-ink-2">
          {title}
        </h3>
      )}
      <ul aria-labelledby={title && id} className="flex flex-col">
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
    </div>
  );
}
