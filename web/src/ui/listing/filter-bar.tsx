import { Search } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../actions/button.tsx';
import { Select } from '../fields/select.tsx';
import { TextField } from '../fields/text-field.tsx';
import { uiCopy } from '../ui.copy.ts';
import type { Filters } from './use-address-filters.ts';

/** A filter of a list: typed and applied with *Buscar*, or chosen and applied at once. */
export type Filter<Name extends string> = {
  name: Name;
  label: string;
  hint?: string;
} & (
  | { kind: 'text'; maxLength?: number }
  | { kind: 'day' }
  | { kind: 'choice'; options: readonly { id: string; label: string }[]; all: string }
);

type FilterBarProps<Name extends string> = {
  /** Label of the form. */
  label: string;
  fields: readonly Filter<Name>[];
  filters: Filters<Name>;
  onFilter: (changed: Partial<Filters<Name>>) => void;
};

/** The filters above a list. */
export function FilterBar<Name extends string>(props: FilterBarProps<Name>) {
  // Remounted for another address, such as after the browser's back button.
  return <FilterForm key={JSON.stringify(props.filters)} {...props} />;
}

function FilterForm<Name extends string>({
  label,
  fields,
  filters,
  onFilter,
}: FilterBarProps<Name>) {
  const [typed, setTyped] = useState<Partial<Filters<Name>>>({});
  const isTyped = fields.some(({ kind }) => kind !== 'choice');
  const isFiltered = fields.some(({ name }) => filters[name] !== '');
  return (
    <form
      aria-label={label}
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        onFilter(typed);
      }}
    >
      {fields.map((field) => (
        <div key={field.name} className="min-w-0 flex-1 basis-52 sm:max-w-80">
          <FilterField
            field={field}
            value={typed[field.name] ?? filters[field.name]}
            onType={(value) => setTyped({ ...typed, [field.name]: value })}
            onChoose={(value) => onFilter({ ...typed, [field.name]: value } as typeof typed)}
          />
        </div>
      ))}
      {isTyped && (
        <Button kind="primary" type="submit" icon={<Search aria-hidden />}>
          {uiCopy.search}
        </Button>
      )}
      {isFiltered && (
        <Button
          kind="quiet"
          onPress={() =>
            onFilter(
              Object.fromEntries(fields.map(({ name }) => [name, ''])) as Partial<Filters<Name>>,
            )
          }
        >
          {uiCopy.clearFilters}
        </Button>
      )}
    </form>
  );
}

type FilterFieldProps<Name extends string> = {
  field: Filter<Name>;
  value: string;
  onType: (value: string) => void;
  onChoose: (value: string) => void;
};

function FilterField<Name extends string>({
  field,
  value,
  onType,
  onChoose,
}: FilterFieldProps<Name>) {
  const { name, label, hint } = field;
  if (field.kind === 'choice') {
    return (
      <Select
        name={name}
        label={label}
        options={field.options}
        placeholder={field.all}
        value={value}
        onChange={onChoose}
        {...(hint && { hint })}
      />
    );
  }
  return (
    <TextField
      name={name}
      label={label}
      type={field.kind === 'day' ? 'date' : 'text'}
      value={value}
      onChange={onType}
      {...(hint && { hint })}
      {...(field.kind === 'text' && { maxLength: field.maxLength ?? 100 })}
    />
  );
}
