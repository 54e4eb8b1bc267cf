import type { HTMLInputTypeAttribute, InputHTMLAttributes, Ref } from 'react';
import { cx } from '../class-names.ts';
import { controlClass, FieldFrame, type FieldProps, useFieldIds } from './field.tsx';

export type TextFieldProps = FieldProps & {
  value: string;
  onChange: (value: string) => void;
  type?: HTMLInputTypeAttribute;
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  autoComplete?: string;
  maxLength?: number;
  isReadOnly?: boolean;
  /** Fixed text before the box: `+54 9`. */
  prefix?: string;
  /** Why it cannot be filled in yet; shown as its hint. */
  disabledReason?: string | undefined;
  inputRef?: Ref<HTMLInputElement> | undefined;
};

/** One line of text. */
export function TextField({
  value,
  onChange,
  onBlur,
  name,
  type = 'text',
  inputMode,
  autoComplete = 'off',
  maxLength,
  isReadOnly = false,
  prefix,
  disabledReason,
  inputRef,
  ...field
}: TextFieldProps) {
  const hint = disabledReason ?? field.hint;
  const ids = useFieldIds({ ...field, hint });
  return (
    <FieldFrame {...field} hint={hint} ids={ids}>
      <div className="flex items-stretch">
        {prefix !== undefined && (
          <span className="inline-flex items-center rounded-l-sm border-[1.5px] border-r-0 border-line-strong bg-surface-2 px-3 whitespace-nowrap">
            {prefix}
          </span>
        )}
        <input
          ref={inputRef}
          id={ids.id}
          name={name}
          type={type}
          inputMode={inputMode}
          autoComplete={autoComplete}
          maxLength={maxLength}
          readOnly={isReadOnly || disabledReason !== undefined}
          aria-disabled={disabledReason !== undefined || undefined}
          aria-invalid={field.error !== undefined || undefined}
          aria-describedby={ids.describedBy}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
          className={cx(controlClass(field.error), prefix !== undefined && 'rounded-l-none')}
        />
      </div>
    </FieldFrame>
  );
}
