import type { ListColumn, ReferencedList } from '@app/contract/catalogs';
import { useQuery } from '@tanstack/react-query';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { type BoundField, FormField } from '../../ui/form/form.tsx';
import type { AppForm } from '../../ui/form/use-app-form.ts';
import { choiceLabel, columnLabel, staffListsCopy as copy } from './staff-lists.copy.ts';
import { listChoicesQuery } from './staff-lists.queries.ts';

/** A row as form values. */
export type RowValues = { values: Record<string, string>; active: boolean; reason: string };
export type RowForm = AppForm<RowValues, RowValues>;

type Props = { form: RowForm; columns: readonly ListColumn[]; isNew: boolean };

/** The fields of a row, from the columns of its list; the identity of an existing row cannot be edited. */
export const ListFields = ({ form, columns, isNew }: Props) => (
  <>
    {columns
      .filter(({ isFixed }) => isNew || !isFixed)
      .map((column) => (
        <FormField key={column.name} form={form} name={`values.${column.name}`}>
          {(field) => <ListField column={column} field={field} />}
        </FormField>
      ))}
  </>
);

const HINTS: Readonly<Record<string, string>> = {
  monthly_consultations: copy.limitHint,
  private_price: copy.privatePriceHint,
};

type FieldProps = { column: ListColumn; field: BoundField<string> };

function ListField({ column, field }: FieldProps) {
  const label = columnLabel(column.name);
  const hint = HINTS[column.name] ? { hint: HINTS[column.name] } : {};
  switch (column.kind) {
    case 'switch':
      return (
        <Checkbox
          {...field}
          label={label}
          value={field.value === 'true'}
          onChange={(isOn) => field.onChange(String(isOn))}
        />
      );
    case 'choice':
      return (
        <Select
          {...field}
          label={label}
          options={column.options.map((id) => ({ id, label: choiceLabel(id) }))}
        />
      );
    case 'reference':
      return <ReferenceField field={field} label={label} to={column.to} />;
    case 'text':
      return column.isLong ? (
        <TextArea {...field} label={label} maxLength={column.max} />
      ) : (
        <TextField {...field} label={label} maxLength={column.max} />
      );
    case 'day':
      return <DateField {...field} label={label} />;
    default:
      return <TextField {...field} {...hint} label={label} maxLength={12} />;
  }
}

type ReferenceProps = { field: BoundField<string>; label: string; to: ReferencedList };

function ReferenceField({ field, label, to }: ReferenceProps) {
  const { data = [] } = useQuery(listChoicesQuery(to));
  return <Select {...field} label={label} options={data} />;
}
