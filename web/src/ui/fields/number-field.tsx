import { TextField, type TextFieldProps } from './text-field.tsx';

type NumberFieldProps = Omit<TextFieldProps, 'type' | 'inputMode'> & {
  /** Digits only: quantities, codes, street numbers. */
  isInteger?: boolean;
};

/**
 * A number with comma or dot; parse it with `parseDecimal`. Its unit belongs in the label. What is no number is kept
 * for the form to refuse: without the slash "1250/60" would become 125060, and without its sign "-750" a price.
 */
export const NumberField = ({
  isInteger = false,
  maxLength,
  onChange,
  ...props
}: NumberFieldProps) => (
  <TextField
    {...props}
    inputMode={isInteger ? 'numeric' : 'decimal'}
    // Truncated after spaces are removed, since the browser would count those of a pasted number.
    onChange={(typed) => onChange(typed.replace(/\s/g, '').slice(0, maxLength))}
  />
);
