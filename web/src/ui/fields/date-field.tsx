import { dayOfTyped } from '@app/contract/kernel';
import { uiCopy } from '../ui.copy.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';
import { formatTypedDate, paddedDate, typedDay } from './typed-date.ts';

type DateFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'maxLength'>;

/**
 * A date typed as dd/mm/aaaa. Its value is `aaaa-mm-dd` once whole, and until then what was typed: an impossible
 * or unfinished date stays on the screen and is refused, instead of being corrected or left out.
 */
export function DateField({ value, onChange, onBlur, hint, ...props }: DateFieldProps) {
  const shown = typedDay(value);
  return (
    <TextField
      {...props}
      value={shown}
      inputMode="numeric"
      hint={hint ?? uiCopy.dateHint}
      onChange={(typed) => onChange(dayOfTyped(formatTypedDate(shown, typed)))}
      onBlur={() => {
        const padded = paddedDate(shown);
        if (padded !== shown) onChange(dayOfTyped(padded));
        onBlur?.();
      }}
    />
  );
}
