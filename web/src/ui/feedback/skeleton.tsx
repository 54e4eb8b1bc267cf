import { useEffect, useState } from 'react';
import { cx } from '../class-names.ts';
import { uiCopy } from '../ui.copy.ts';

/** Shorter waits show nothing, to avoid a flash. */
const PATIENCE_MS = 300;

type SkeletonProps = {
  /** Heights of the bars, similar to the expected content. */
  lines?: readonly ('text' | 'title' | 'control' | 'card')[];
};

const HEIGHTS = { text: 'h-5', title: 'h-8 w-1/2', control: 'h-12', card: 'h-40' } as const;

/** Placeholder for loading content, shown after 300 ms. */
export function Skeleton({ lines = ['title', 'text', 'text', 'card'] }: SkeletonProps) {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const patience = setTimeout(() => setIsShown(true), PATIENCE_MS);
    return () => clearTimeout(patience);
  }, []);
  return (
    <div aria-busy="true" className="flex flex-col gap-3">
      <span role="status" className="sr-only">
        {isShown ? uiCopy.loading : ''}
      </span>
      {lines.map((line, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: bars have no identity.
          key={index}
          className={cx('rounded-md', HEIGHTS[line], isShown && 'bg-surface-2')}
        />
      ))}
    </div>
  );
}
