import { TextField, type TextFieldProps } from './text-field.tsx';
import { formatTypedDate, paddedDate } from './typed-date.ts';

type TypedDateFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'maxLength'>;

/**
 * A birth date as text, dd/mm/aaaa: an impossible date stays as typed and shows an error, instead of being
 * corrected.
 */
export const TypedDateField = ({ value, onChange, onBlur, ...props }: TypedDateFieldProps) => (
  <TextField
    {...props}
    value={value}
    inputMode="numeric"
    onChange={(typed) => onChange(formatTypedDate(value, typed))}
    onBlur={() => {
      const padded = paddedDate(value);
      if (padded !== value) onChange(padded);
      onBlur?.();
    }}
  />
);
