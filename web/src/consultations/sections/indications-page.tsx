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

/** One sheet: text that does not fit is rejected with a shake and a message. */
export function IndicationsPage({ number, text, error, fits, onWrite, onRemove }: Props) {
  const [isFull, setIsFull] = useState(false);
  const message = isFull ? copy.pageLimit : error;
  const ids = useFieldIds({ error: message });
  const name = copy.page(number);

  function write(next: string) {
    const isShorter = next.length < text.length;
    const isTooLong = !isShorter && !fits(next);
    setIsFull(isTooLong);
    if (!isTooLong) onWrite(next);
  }

  return (
    <div className="flex flex-col gap-1.5">
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
