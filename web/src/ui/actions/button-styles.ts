import { cx } from '../class-names.ts';

/** Emphasis of a button: one primary per view. */
export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger';

export type ButtonLook = {
  kind?: ButtonKind | undefined;
  isWide?: boolean | undefined;
  isUnavailable?: boolean | undefined;
};

const KINDS: Record<ButtonKind, string> = {
  primary: 'border-brand-700 bg-brand-700 text-surface hover:border-brand-800 hover:bg-brand-800',
  secondary: 'border-line-strong bg-surface text-ink-1 hover:bg-surface-2',
  quiet: 'border-transparent bg-transparent text-brand-600 hover:bg-brand-50',
  danger:
    'border-danger-700 bg-danger-700 text-surface hover:border-danger-800 hover:bg-danger-800',
};

const UNAVAILABLE = 'cursor-not-allowed border-dashed border-line-strong bg-surface-2 text-ink-2';

/** Classes shared by buttons and links that look like them. */
export const buttonClass = ({ kind = 'secondary', isWide, isUnavailable }: ButtonLook): string =>
  cx(
    'btn inline-flex min-h-control items-center justify-center gap-2 rounded-md border-[1.5px] px-(--pad) large-letters:px-2 py-1',
    'text-center text-(length:--fs-button) leading-tight font-medium no-underline transition-colors',
    isUnavailable ? UNAVAILABLE : cx('cursor-pointer', KINDS[kind]),
    isWide && 'w-full',
  );
