import { type ReactNode, useId } from 'react';
import { ChoiceGroup } from './choice-group.tsx';
import { FieldMessage, type FieldProps, useFieldIds } from './field.tsx';
import type { Option } from './select.tsx';

type BoxProps = {
  id: string;
  label: ReactNode;
  isChecked: boolean;
  onToggle: (isChecked: boolean) => void;
  name?: string | undefined;
  isInvalid?: boolean;
  describedBy?: string | undefined;
  onBlur?: (() => void) | undefined;
  'aria-label'?: string | undefined;
};

const Box = ({ id, label, isChecked, onToggle, isInvalid, describedBy, ...rest }: BoxProps) => (
  <label htmlFor={id} className="flex min-h-11 cursor-pointer items-center gap-3">
    <input
      {...rest}
      id={id}
      type="checkbox"
      checked={isChecked}
      aria-invalid={isInvalid || undefined}
      aria-describedby={describedBy}
      onChange={(event) => {
        onToggle(event.target.checked);
        rest.onBlur?.();
      }}
      className="size-[22px] flex-none accent-brand-700"
    />
    <span>{label}</span>
  </label>
);

type CheckboxProps = Pick<FieldProps, 'id' | 'name' | 'error' | 'onBlur'> & {
  /** Can contain a link: 'Acepto los términos y condiciones'. */
  label: ReactNode;
  value: boolean;
  onChange: (isChecked: boolean) => void;
  /** The label with its object, in a list of many. */
  'aria-label'?: string;
};

/** A single choice. */
export function Checkbox({ label, value, onChange, name, onBlur, ...field }: CheckboxProps) {
  const ids = useFieldIds(field);
  return (
    <div className="flex flex-col gap-1">
      <Box
        id={ids.id}
        label={label}
        name={name}
        isChecked={value}
        isInvalid={field.error !== undefined}
        describedBy={ids.describedBy}
        onToggle={onChange}
        onBlur={onBlur}
        aria-label={field['aria-label']}
      />
      <FieldMessage ids={ids} error={field.error} />
    </div>
  );
}

type CheckboxGroupProps = FieldProps & {
  options: readonly Option[];
  value: readonly string[];
  onChange: (ids: string[]) => void;
};

/** Any number of options from a short list: specialties, weekdays. */
export function CheckboxGroup({
  options,
  value,
  onChange,
  name,
  onBlur,
  ...field
}: CheckboxGroupProps) {
  const ids = useFieldIds(field);
  const ownName = useId();
  return (
    <ChoiceGroup {...field} ids={ids}>
      <div className="grid gap-x-6 sm:grid-cols-2">
        {options.map(({ id, label }, index) => (
          <Box
            key={id}
            id={index === 0 ? ids.id : `${ids.id}-${id}`}
            label={label}
            name={name ?? ownName}
            isChecked={value.includes(id)}
            isInvalid={field.error !== undefined}
            onToggle={(isChecked) =>
              onChange(isChecked ? [...value, id] : value.filter((one) => one !== id))
            }
            onBlur={onBlur}
          />
        ))}
      </div>
    </ChoiceGroup>
  );
}
