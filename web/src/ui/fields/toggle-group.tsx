import { ChoiceGroup } from './choice-group.tsx';
import { type FieldProps, useFieldIds } from './field.tsx';

type ToggleOption = {
  id: string;
  /** The visible text: 'Lun'. */
  label: string;
  /** The text for screen readers: 'lunes'. */
  name: string;
};

type ToggleGroupProps = FieldProps & {
  options: readonly ToggleOption[];
  value: readonly string[];
  onChange: (ids: string[]) => void;
};

const toggle =
  'relative inline-grid min-h-control min-w-12 cursor-pointer place-items-center rounded-md border-[1.5px] border-line-strong bg-surface px-2 font-medium hover:bg-surface-2 has-checked:border-brand-700 has-checked:bg-brand-700 has-checked:text-surface has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus)';

/** Any number of short options side by side, such as weekdays. */
export function ToggleGroup({
  options,
  value,
  onChange,
  onBlur,
  name,
  ...field
}: ToggleGroupProps) {
  const ids = useFieldIds(field);
  return (
    <ChoiceGroup {...field} ids={ids}>
      <div className="flex flex-wrap gap-2">
        {options.map((option, index) => (
          <label key={option.id} className={toggle}>
            <input
              id={index === 0 ? ids.id : `${ids.id}-${option.id}`}
              type="checkbox"
              name={name}
              aria-label={option.name}
              aria-invalid={field.error !== undefined || undefined}
              checked={value.includes(option.id)}
              onChange={({ target }) => {
                onChange(
                  target.checked
                    ? [...value, option.id]
                    : value.filter((chosen) => chosen !== option.id),
                );
                onBlur?.();
              }}
              onBlur={onBlur}
              className="absolute inset-0 size-full cursor-pointer appearance-none opacity-0"
            />
            <span aria-hidden>{option.label}</span>
          </label>
        ))}
      </div>
    </ChoiceGroup>
  );
}
