import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { cx } from '../../ui/class-names.ts';
import { controlClass, FieldMessage, useFieldIds } from '../../ui/fields/field.tsx';
import { recordCopy as copy } from '../consultations.copy.ts';

type Props = {
  number: number;
  text: string;
  error: string | undefined;
  fits: (text: string) => boolean;
  onWrite: (text: string) => void;
  onRemove: (() => void) | undefined;
};

/** One sheet: of what is written or pasted only what fits is taken, with a shake and a message. */
export function IndicationsPage({ number, text, error, fits, onWrite, onRemove }: Props) {
  const [isFull, setIsFull] = useState(false);
  const message = isFull ? copy.pageLimit : error;
  const ids = useFieldIds({ error: message });
  const name = copy.page(number);

  function write(next: string) {
    const isShorter = next.length < text.length;
    const isTooLong = !isShorter && !fits(next);
    setIsFull(isTooLong);
    onWrite(isTooLong ? fittingPart(text, next, fits) : next);
  }

  return (
    <div data-row className="flex flex-col gap-1.5">
      <div className="flex items-center justify-between gap-3">
        <label htmlFor={ids.id} className="font-medium">
          {name}
        </label>
        {onRemove && (
          <IconButton label={copy.remove(name)} icon={<Trash2 aria-hidden />} onPress={onRemove} />
        )}
      </div>
      <textarea
        id={ids.id}
        rows={8}
        value={text}
        aria-invalid={message !== undefined || undefined}
        aria-describedby={ids.describedBy}
        onChange={(event) => write(event.target.value)}
        className={cx(controlClass(message), 'resize-y', isFull && 'motion-safe:animate-shake')}
      />
      <div role="status">
        <FieldMessage ids={ids} error={message} />
      </div>
    </div>
  );
}

/** The text with as much of what was added to it, at any place, as fits on the sheet. */
function fittingPart(text: string, next: string, fits: (text: string) => boolean): string {
  const added = next.length - text.length;
  let start = 0;
  while (start < text.length && text[start] === next[start]) start += 1;
  const [before, after] = [next.slice(0, start), next.slice(start + added)];
  const withFirst = (length: number) => before + next.slice(start, start + length) + after;
  let [fitting, tooMany] = [0, added];
  while (tooMany - fitting > 1) {
    const middle = Math.floor((fitting + tooMany) / 2);
    if (fits(withFirst(middle))) fitting = middle;
    else tooMany = middle;
  }
  return fitting === 0 ? text : withFirst(fitting);
}
