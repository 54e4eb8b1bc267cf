import { useState } from 'react';
import { digitsOf, formatDni } from '../format.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

type DniFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'maxLength'>;

/** Eight digits and two dots; spaces of a pasted DNI do not count. */
const MAX_LENGTH = 10;

/** A DNI: its value is the digits, typed with or without dots, and shown with dots after leaving the field. */
export function DniField({ value, onChange, onBlur, ...props }: DniFieldProps) {
  const [typed, setTyped] = useState('');
  const isTyping = typed !== '' && digitsOf(typed) === value;
  return (
    <TextField
      {...props}
      inputMode="numeric"
      value={isTyping ? typed : formatDni(value)}
      onChange={(text) => {
        const kept = text.replace(/[^\d.]/g, '').slice(0, MAX_LENGTH);
        setTyped(kept);
        onChange(digitsOf(kept));
      }}
      onBlur={() => {
        setTyped('');
        onBlur?.();
      }}
    />
  );
}
