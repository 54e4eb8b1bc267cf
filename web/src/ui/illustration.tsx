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
      <circle cx="46" cy="54" r="30" className="fill-brand-100" />
      <circle cx="88" cy="66" r="24" className="fill-brand-50" />
      <path {...line} d="M30 42h32a8 8 0 0 1 8 8v12a8 8 0 0 1-8 8H46l-12 10V70h-4" />
      <path {...line} d="M78 58h14a8 8 0 0 1 8 8v10a8 8 0 0 1-8 8h-2v8l-10-8h-8" />
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
      <circle cx="64" cy="60" r="40" className="fill-brand-100" />
      <circle cx="64" cy="60" r="24" className="fill-surface" />
      <path {...line} d="M50 60l10 10 20-22" />
      <path {...line} d="M20 92c12-8 20-8 32 0s20 8 32 0 18-8 26-2" />
    </>
  ),
};

/** Three drawings of circles and strokes: for what is empty, finished or lost. */
export const Illustration = ({ name }: { name: IllustrationName }) => (
  <svg aria-hidden="true" viewBox="0 0 128 112" className="h-28 w-32">
    {PICTURES[name]}
  </svg>
);
