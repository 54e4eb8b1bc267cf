import { ChevronDown } from 'lucide-react';
import type { Ref } from 'react';
import { cx } from '../class-names.ts';
import { uiCopy } from '../ui.copy.ts';
import { ChoiceBox } from './choice-box.tsx';
import { controlClass, FieldFrame, type FieldProps, useFieldIds } from './field.tsx';

/** An option of a list. */
export type Option = {
  id: string;
  label: string;
  /** Important facts for the choice, shown by searched lists. */
  marks?: readonly OptionMark[];
};
export type OptionMark = { text: string; tone: 'danger' | 'warn' | 'neutral' };

type SelectProps = FieldProps & {
  options: readonly Option[];
  value: string;
  onChange: (id: string) => void;
  /** Label of the empty option. */
  placeholder?: string;
  /** Why nothing can be chosen yet: 'Seleccioná primero tu obra social'. */
  disabledReason?: string | undefined;
  inputRef?: Ref<HTMLSelectElement> | undefined;
};

/** One of a short list, with the device's own list. */
export function Select({
  options,
  value,
  onChange,
  onBlur,
  name,
  placeholder = uiCopy.choose,
  disabledReason,
  inputRef,
  ...field
}: SelectProps) {
  const hint = disabledReason ?? field.hint;
  const ids = useFieldIds({ ...field, hint });
  const chosen = options.find(({ id }) => id === value)?.label;
  return (
    <FieldFrame {...field} hint={hint} ids={ids}>
      <ChoiceBox chosen={chosen}>
        <select
          ref={inputRef}
          id={ids.id}
          name={name}
          disabled={disabledReason !== undefined}
          aria-invalid={field.error !== undefined || undefined}
          aria-describedby={ids.describedBy}
          value={value}
          onChange={(event) => {
            onChange(event.target.value);
            onBlur?.();
          }}
          onBlur={onBlur}
          className={cx(controlClass(field.error), 'cursor-pointer appearance-none truncate pr-11')}
        >
          <option value="">{options.length === 0 ? uiCopy.noOptions : placeholder}</option>
          {options.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden
          size={20}
          className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-ink-2"
        />
      </ChoiceBox>
    </FieldFrame>
  );
}
