import { Eye, EyeOff } from 'lucide-react';
import { type Ref, useState } from 'react';
import { cx } from '../class-names.ts';
import { uiCopy } from '../ui.copy.ts';
import { controlClass, FieldFrame, type FieldProps, useFieldIds } from './field.tsx';

type PasswordFieldProps = FieldProps & {
  value: string;
  onChange: (value: string) => void;
  autoComplete: 'current-password' | 'new-password';
  inputRef?: Ref<HTMLInputElement> | undefined;
};

/** A password that can be shown and pasted. */
export function PasswordField({
  value,
  onChange,
  onBlur,
  name,
  autoComplete,
  inputRef,
  ...field
}: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const ids = useFieldIds(field);
  return (
    <FieldFrame {...field} ids={ids}>
      <div className="relative">
        <input
          ref={inputRef}
          id={ids.id}
          name={name}
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={field.error !== undefined || undefined}
          aria-describedby={ids.describedBy}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
          className={cx(controlClass(field.error), 'pr-14')}
        />
        <button
          type="button"
          aria-pressed={isShown}
          aria-label={uiCopy.showPassword}
          title={isShown ? uiCopy.hidePassword : uiCopy.showPassword}
          onClick={() => setIsShown(!isShown)}
          className="absolute inset-y-0 right-0 grid w-12 cursor-pointer place-items-center rounded-sm text-ink-2"
        >
          {isShown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
        </button>
      </div>
    </FieldFrame>
  );
}
