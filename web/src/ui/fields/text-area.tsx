import type { Ref } from 'react';
import { cx } from '../class-names.ts';
import { uiCopy } from '../ui.copy.ts';
import { controlClass, FieldFrame, type FieldProps, useFieldIds } from './field.tsx';

/** The remaining characters are announced only near the limit. */
const ANNOUNCE_FROM = 20;

type TextAreaProps = FieldProps & {
  value: string;
  onChange: (value: string) => void;
  /** Shows the count and limits the text. */
  maxLength?: number;
  rows?: number;
  inputRef?: Ref<HTMLTextAreaElement> | undefined;
};

/** Several lines of text, with the number of characters left. */
export function TextArea({
  value,
  onChange,
  onBlur,
  name,
  maxLength,
  rows = 4,
  inputRef,
  ...field
}: TextAreaProps) {
  const ids = useFieldIds(field);
  return (
    <FieldFrame {...field} ids={ids}>
      <textarea
        ref={inputRef}
        id={ids.id}
        name={name}
        rows={rows}
        maxLength={maxLength}
        aria-invalid={field.error !== undefined || undefined}
        aria-describedby={ids.describedBy}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
        className={cx(controlClass(field.error), 'min-h-24 resize-y')}
      />
      {maxLength !== undefined && <Counter used={value.length} max={maxLength} />}
    </FieldFrame>
  );
}

function Counter({ used, max }: { used: number; max: number }) {
  const left = max - used;
  return (
    <p className="self-end text-small text-ink-2">
      <span aria-hidden>{uiCopy.characters(used, max)}</span>
      <span role="status" className="sr-only">
        {left <= ANNOUNCE_FROM ? uiCopy.charactersLeft(left) : ''}
      </span>
    </p>
  );
}
