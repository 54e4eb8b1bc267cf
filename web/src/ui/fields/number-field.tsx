import { TextField, type TextFieldProps } from './text-field.tsx';

type NumberFieldProps = Omit<TextFieldProps, 'type' | 'inputMode'> & {
  /** No separator at all: quantities, DNI, numbers of a street. */
  isInteger?: boolean;
};

/** A number as people write it, comma or dot; read it with `parseDecimal`. Its unit goes in the label. */
export const NumberField = ({ isInteger = false, onChange, ...props }: NumberFieldProps) => (
  <TextField
    {...props}
    inputMode={isInteger ? 'numeric' : 'decimal'}
    onChange={(typed) => onChange(typed.replace(isInteger ? /\D/g : /[^\d.,]/g, ''))}
  />
);
