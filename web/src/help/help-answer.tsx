import { Check, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { ShortcutList } from '../ui/actions/shortcut-keys.tsx';
import { Accordion } from '../ui/navigation/accordion.tsx';
import { helpCopy as copy, type HelpEntry } from './help.copy.ts';
import { PictureGuide } from './picture-guide.tsx';

type HelpAnswerProps = {
  entry: HelpEntry;
  isOpenAtStart: boolean;
  /** Whether the address names this question. */
  isTarget: boolean;
};

/** A question with its answer; the one named by the address scrolls into view. */
export function HelpAnswer({ entry, isOpenAtStart, isTarget }: HelpAnswerProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isTarget) return;
    place.current?.scrollIntoView({ block: 'start' });
    place.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [isTarget]);
  const { id, question, answer, yes, no, guide, hasShortcuts } = entry;
  return (
    <div ref={place}>
      <Accordion id={id} title={question} level={3} isOpenAtStart={isOpenAtStart || isTarget}>
        <div className="flex flex-col gap-3 text-ink-2">
          {answer.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {guide && <PictureGuide {...guide} />}
          {yes.length > 0 && <MarkedList title={copy.yes} items={yes} isYes />}
          {no.length > 0 && <MarkedList title={copy.no} items={no} />}
          {hasShortcuts && <ShortcutList />}
        </div>
      </Accordion>
    </div>
  );
}

type MarkedListProps = { title: string; items: readonly string[]; isYes?: boolean };

/** What a video call is suitable for, or not: with text and icon, not only colour. */
const MarkedList = ({ title, items, isYes = false }: MarkedListProps) => {
  const Icon = isYes ? Check : X;
  return (
    <div className="flex flex-col gap-1">
      <p className="font-medium text-ink-1">{title}</p>
      <ul className="flex flex-col gap-1">
        {items.map((item) => (
          <li key={item} className="flex items-start gap-2">
            <Icon
              aria-hidden
              size={20}
              className={
                isYes ? 'mt-0.5 flex-none text-ok-700' : 'mt-0.5 flex-none text-danger-700'
              }
            />
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
};
