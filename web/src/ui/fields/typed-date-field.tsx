import { TextField, type TextFieldProps } from './text-field.tsx';
import { growDate } from './typed-date.ts';

type TypedDateFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'maxLength'>;

/**
 * A birth date as text, dd/mm/aaaa: it stays what was typed, so that a day that does not exist is
 * told and never corrected in silence.
 */
export const TypedDateField = ({ value, onChange, ...props }: TypedDateFieldProps) => (
  <TextField
    {...props}
    value={value}
    inputMode="numeric"
    onChange={(typed) => onChange(growDate(value, typed))}
  />
);
