import { TextField, type TextFieldProps } from './text-field.tsx';

type NumberFieldProps = Omit<TextFieldProps, 'type' | 'inputMode'> & {
  /** Digits only: quantities, codes, numbers of a street. */
  isInteger?: boolean;
};

/**
 * A number as people write it, comma or dot; read it with `parseDecimal`. Its unit goes in the label. Of digits only,
 * what else is typed stays for the form to refuse: without the mark, "1250/60" would be 125060.
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
    // Cut after the blanks are gone: the browser would count those of a pasted number.
    onChange={(typed) =>
      onChange(typed.replace(isInteger ? /\s/g : /[^\d.,]/g, '').slice(0, maxLength))
    }
  />
);
