import { canonicalDni, ID_NUMBER_TYPED_MAX } from '@app/contract/kernel';
import { useState } from 'react';
import { formatDni } from '../format.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

type DniFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'maxLength'>;

/** A DNI: its value is the canonical form of what was typed, shown with dots after leaving the field. */
export function DniField({ value, onChange, onBlur, ...props }: DniFieldProps) {
  const [typed, setTyped] = useState('');
  const isTyping = typed !== '' && canonicalDni(typed) === value;
  return (
    <TextField
      {...props}
      inputMode="numeric"
      value={isTyping ? typed : formatDni(value)}
      onChange={(text) => {
        const kept = text.trimStart().slice(0, ID_NUMBER_TYPED_MAX);
        setTyped(kept);
        onChange(canonicalDni(kept));
      }}
      onBlur={() => {
        setTyped('');
        onBlur?.();
      }}
    />
  );
}
