import { type Ref, useState } from 'react';
import { Button } from '../actions/button.tsx';
import { identityCopy as copy } from '../overlays/identity.copy.ts';
import { TextField } from './text-field.tsx';

type CodeFieldProps = {
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  id?: string;
  name?: string;
  onBlur?: () => void;
  inputRef?: Ref<HTMLInputElement> | undefined;
};

/** Six digits of the authenticator, or a recovery code. */
export function CodeField({ onChange, ...field }: CodeFieldProps) {
  const [isRecovery, setIsRecovery] = useState(false);
  return (
    <>
      <TextField
        {...field}
        onChange={onChange}
        label={isRecovery ? copy.recoveryCode : copy.code}
        hint={isRecovery ? copy.recoveryHint : copy.codeHint}
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
      />
      <Button
        kind="quiet"
        onPress={() => {
          onChange('');
          setIsRecovery(!isRecovery);
        }}
      >
        {isRecovery ? copy.useCode : copy.useRecovery}
      </Button>
    </>
  );
}
