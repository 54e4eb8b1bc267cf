import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { cx } from '../class-names.ts';

export type IconButtonProps = {
  /** Accessible name. */
  label: string;
  icon: ReactNode;
  onPress?: (() => void) | undefined;
  to?: string;
  /** Badge, up to `9+`. */
  badge?: number;
  isPressed?: boolean;
};

const look =
  'relative inline-grid size-target place-items-center rounded-md text-ink-1 hover:bg-surface-2';

const Badge = ({ count }: { count: number }) => (
  <span
    aria-hidden
    className="absolute top-1 right-0.5 h-[20px] min-w-[20px] rounded-full bg-danger-700 px-[6px] text-[13px]/[20px] font-bold text-surface"
  >
    {count > 9 ? '9+' : count}
  </span>
);

/** A button of one icon, in headers and in the tables of professionals. */
export function IconButton({ label, icon, onPress, to, badge = 0, isPressed }: IconButtonProps) {
  const content = (
    <>
      {icon}
      {badge > 0 && <Badge count={badge} />}
    </>
  );
  if (to !== undefined) {
    return (
      <Link to={to} aria-label={label} title={label} className={look}>
        {content}
      </Link>
    );
  }
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isPressed}
      title={label}
      className={cx(look, 'cursor-pointer')}
      onClick={onPress}
    >
      {content}
    </button>
  );
}
