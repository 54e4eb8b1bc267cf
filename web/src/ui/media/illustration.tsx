import type { ReactNode } from 'react';

export type IllustrationName = 'conversation' | 'receipt' | 'calm';

const line = {
  fill: 'none',
  strokeWidth: 3,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  className: 'stroke-brand-700',
} as const;

const PICTURES: Record<IllustrationName, ReactNode> = {
  conversation: (
    <>
      <circle cx="46" cy="52" r="34" className="fill-brand-100" />
      <circle cx="92" cy="68" r="26" className="fill-brand-50" />
      <path
        {...line}
        d="M28 32h34a8 8 0 0 1 8 8v18a8 8 0 0 1-8 8H44L32 78V66h-4a8 8 0 0 1-8-8V40a8 8 0 0 1 8-8z"
      />
      <path {...line} d="M34 45h22M34 55h14" />
      <path {...line} d="M82 52h22a8 8 0 0 1 8 8v16a8 8 0 0 1-8 8h-2v10L90 84h-8a8 8 0 0 1-8-8" />
    </>
  ),
  receipt: (
    <>
      <circle cx="64" cy="60" r="40" className="fill-brand-100" />
      <path {...line} d="M44 30h40v62l-8-6-6 6-6-6-6 6-6-6-8 6z" />
      <path {...line} d="M54 46h20M54 58h20M54 70h12" />
    </>
  ),
  calm: (
    <>
      <circle cx="64" cy="52" r="40" className="fill-brand-100" />
      <circle {...line} cx="64" cy="52" r="20" />
      <path {...line} d="M64 20v-8M36 30l-6-6M92 30l6-6" />
      <path {...line} d="M16 82c10-7 18-7 28 0s18 7 28 0 18-7 28 0 10 4 12 3" />
      <path {...line} d="M34 98c8-6 14-6 22 0s14 6 22 0 10-4 14-2" />
    </>
  ),
};

/** Three line drawings: empty, finished, lost. */
export const Illustration = ({ name }: { name: IllustrationName }) => (
  <svg aria-hidden="true" viewBox="0 0 128 112" className="h-28 w-32">
    {PICTURES[name]}
  </svg>
);
