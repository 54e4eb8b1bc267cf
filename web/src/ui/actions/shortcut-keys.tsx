import { shortcutList, shortcutWords } from '../../lib/shortcuts.copy.ts';
import type { Shortcut } from '../../lib/shortcuts.ts';
import { cx } from '../class-names.ts';

type KeysProps = { children: string; isOnStage?: boolean };

/** The keys of a shortcut, drawn as keys. */
export const Keys = ({ children, isOnStage = false }: KeysProps) => (
  <kbd
    className={cx(
      'rounded-sm border border-b-2 px-1.5 py-0.5 text-14 leading-none whitespace-nowrap [font-family:inherit]',
      isOnStage ? 'border-stage-line text-stage-ink-2' : 'border-line-strong text-ink-2',
    )}
  >
    {children}
  </kbd>
);

type ShortcutBadgeProps = { shortcut: Shortcut; isOnStage?: boolean };

/** The shortcut next to a button, if there is space; screen readers get it from `aria-keyshortcuts`. */
export const ShortcutBadge = ({ shortcut, isOnStage = false }: ShortcutBadgeProps) => (
  <span aria-hidden className="inline-flex max-lg:hidden">
    <Keys isOnStage={isOnStage}>{shortcutWords[shortcut].keys}</Keys>
  </span>
);

/** Every shortcut and what it does. */
export const ShortcutList = () => (
  <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-4 gap-y-2">
    {shortcutList.map(({ keys, does }) => (
      <div key={keys} className="col-span-2 grid grid-cols-subgrid">
        <dt>
          <Keys>{keys}</Keys>
        </dt>
        <dd className="text-ink-2">{does}</dd>
      </div>
    ))}
  </dl>
);
