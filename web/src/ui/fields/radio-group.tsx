import { type ReactNode, useId } from 'react';
import { cx } from '../class-names.ts';
import { ChoiceGroup } from './choice-group.tsx';
import { type FieldProps, useFieldIds } from './field.tsx';

/** One answer to a question. */
export type RadioOption = {
  id: string;
  label: string;
  detail?: ReactNode;
  /** Why it cannot be chosen, shown next to it. */
  disabledReason?: string | undefined;
};

type RadioGroupProps = FieldProps & {
  options: readonly RadioOption[];
  value: string;
  onChange: (id: string) => void;
};

const card =
  'min-h-14 rounded-md border-[1.5px] border-line-strong bg-surface px-4 py-2 has-checked:border-brand-700 has-checked:bg-brand-50 has-checked:shadow-[inset_0_0_0_1px_var(--brand-700)] has-aria-disabled:border-dashed has-aria-disabled:bg-surface-2';

/** One of a few options, one per line. */
export const RadioGroup = (props: RadioGroupProps) => <Radios {...props} optionClass="min-h-11" />;

/** One of a few options as cards. */
export const RadioCards = (props: RadioGroupProps) => <Radios {...props} optionClass={card} />;

function Radios({
  options,
  value,
  onChange,
  onBlur,
  name,
  optionClass,
  ...field
}: RadioGroupProps & { optionClass: string }) {
  const ids = useFieldIds(field);
  const ownName = useId();
  return (
    <ChoiceGroup {...field} ids={ids}>
      {options.map((option, index) => (
        <Radio
          key={option.id}
          {...option}
          inputId={index === 0 ? ids.id : `${ids.id}-${option.id}`}
          name={name ?? ownName}
          isChecked={value === option.id}
          isInvalid={field.error !== undefined}
          onChoose={() => {
            onChange(option.id);
            onBlur?.();
          }}
          onBlur={onBlur}
          className={optionClass}
        />
      ))}
    </ChoiceGroup>
  );
}

type RadioProps = RadioOption & {
  inputId: string;
  name: string;
  isChecked: boolean;
  isInvalid: boolean;
  onChoose: () => void;
  onBlur: (() => void) | undefined;
  className: string;
};

function Radio({ inputId, label, detail, disabledReason, className, ...radio }: RadioProps) {
  const note = disabledReason ?? detail;
  const isUnavailable = disabledReason !== undefined;
  return (
    <label
      htmlFor={inputId}
      className={cx(
        'flex items-center gap-3',
        className,
        isUnavailable ? 'cursor-not-allowed text-ink-2' : 'cursor-pointer',
      )}
    >
      <input
        id={inputId}
        type="radio"
        name={radio.name}
        checked={radio.isChecked}
        aria-disabled={isUnavailable || undefined}
        aria-invalid={radio.isInvalid || undefined}
        aria-describedby={note === undefined ? undefined : `${inputId}-note`}
        onChange={() => !isUnavailable && radio.onChoose()}
        onBlur={radio.onBlur}
        className="size-[22px] flex-none accent-brand-700"
      />
      <span className="flex flex-col">
        <span>{label}</span>
        {note !== undefined && (
          <span id={`${inputId}-note`} className="text-small text-ink-2">
            {note}
          </span>
        )}
      </span>
    </label>
  );
}
