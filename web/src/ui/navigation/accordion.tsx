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
  /** Controlled, if both are given. */
  isOpen?: boolean;
  onToggle?: (isOpen: boolean) => void;
  /** Summary of its content, shown while it is closed. */
  summary?: string | null;
  /** One word about it, until it is confirmed. */
  note?: string | undefined;
  /** Marks a confirmed section. */
  isConfirmed?: boolean;
  aside?: ReactNode;
  id?: string;
  /** Heading level, 3 within a group that has its own heading. */
  level?: 2 | 3;
};

/** A section with a heading that opens and closes it. */
export function Accordion({
  title,
  children,
  isOpenAtStart = false,
  isOpen: given,
  onToggle,
  summary,
  note,
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
      <Heading className={level === 2 ? 'text-18 font-bold' : 'text-body font-medium'}>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => {
            setOwn(!isOpen);
            onToggle?.(!isOpen);
          }}
          className="flex min-h-12 w-full cursor-pointer flex-wrap items-center gap-x-2 rounded-md px-4 py-2 text-left"
        >
          <ChevronRight
            aria-hidden
            className={cx('transition-transform print:hidden', isOpen && 'rotate-90')}
          />
          <span className="min-w-0 flex-1">{title}</span>
          {!isOpen && summary && <Summary text={summary} />}
          {aside}
          {note !== undefined && !isConfirmed && <Chip tone="warn">{note}</Chip>}
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

/** Below title and marks, with the width of both; also separated from the title in the button's accessible name. */
const Summary = ({ text }: { text: string }) => (
  <>
    <span className="sr-only">: </span>
    <span className="order-last line-clamp-2 basis-full pl-8 text-small leading-tight font-regular text-ink-2">
      {text}
    </span>
  </>
);
