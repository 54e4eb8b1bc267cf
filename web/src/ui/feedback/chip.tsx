import type { ReactNode } from 'react';
import { cx } from '../class-names.ts';

/** Meaning of a state, never shown by colour alone. */
export type Tone = 'neutral' | 'ok' | 'warn' | 'info' | 'danger' | 'brand';

const TONES: Record<Tone, string> = {
  neutral: 'bg-surface-2 text-neutral-700',
  ok: 'bg-ok-50 text-ok-700',
  warn: 'bg-warn-50 text-warn-700',
  info: 'bg-info-50 text-info-700',
  danger: 'bg-danger-50 text-danger-700',
  brand: 'bg-brand-50 text-brand-700',
};

type ChipProps = {
  children: ReactNode;
  tone?: Tone;
  /** A lucide icon of 18 px. */
  icon?: ReactNode;
  /** Announced when its text changes. */
  isLive?: boolean;
};

/** A state in one word, with its icon and tint. */
export const Chip = ({ children, tone = 'neutral', icon, isLive = false }: ChipProps) => (
  <span
    role={isLive ? 'status' : undefined}
    className={cx(
      'chip inline-flex w-fit items-center gap-1.5 rounded-full px-3 py-[3px] text-small font-medium',
      TONES[tone],
    )}
  >
    {icon}
    {children}
  </span>
);
