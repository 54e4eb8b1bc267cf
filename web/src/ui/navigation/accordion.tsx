import { Check, ChevronRight } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { cx } from '../class-names.ts';
import { Chip } from '../feedback/chip.tsx';
import { uiCopy } from '../ui.copy.ts';

type AccordionProps = {
  title: string;
  children: ReactNode;
  /** Open initially; uncontrolled afterwards. */
  isOpenAtStart?: boolean;
  /** Controlled, where both are given. */
  isOpen?: boolean;
  onToggle?: (isOpen: boolean) => void;
  /** Marks a confirmed section. */
  isConfirmed?: boolean;
  aside?: ReactNode;
  id?: string;
  /** Heading level, 3 within a group that has its own heading. */
  level?: 2 | 3;
};

/** A section that opens and closes under its own heading. */
export function Accordion({
  title,
  children,
  isOpenAtStart = false,
  isOpen: given,
  onToggle,
  isConfirmed = false,
  aside,
  id,
  level = 2,
}: AccordionProps) {
  const [own, setOwn] = useState(isOpenAtStart);
  const panelId = useId();
  const isOpen = given ?? own;
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section id={id} className="acc rounded-md border border-line bg-surface">
      <Heading className="text-body font-medium">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => {
            setOwn(!isOpen);
            onToggle?.(!isOpen);
          }}
          className="flex min-h-12 w-full cursor-pointer items-center gap-2 rounded-md px-4 py-2 text-left"
        >
          <ChevronRight aria-hidden className={cx('transition-transform', isOpen && 'rotate-90')} />
          <span className="flex-1">{title}</span>
          {aside}
          {isConfirmed && (
            <Chip tone="ok" icon={<Check aria-hidden size={18} />}>
              {uiCopy.confirmed}
            </Chip>
          )}
        </button>
      </Heading>
      <div id={panelId} hidden={!isOpen} className="px-4 pb-4">
        {isOpen && children}
      </div>
    </section>
  );
}
