import { WEEKDAYS, type Weekday } from '@app/contract/catalogs';
import type { BranchChanges } from '@app/contract/pharmacies';
import { Copy, Plus, X } from 'lucide-react';
import { useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { Button } from '../ui/actions/button.tsx';
import { IconButton } from '../ui/actions/icon-button.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { FormField } from '../ui/form/form.tsx';
import type { AppForm } from '../ui/form/use-app-form.ts';
import { Card } from '../ui/layout/card.tsx';
import { EditableRows } from '../ui/listing/editable-rows.tsx';
import { CopyDayDialog } from './copy-day-dialog.tsx';
import { branchCopy as copy } from './pharmacies.copy.ts';
import { type BranchForm, capitalized, type NamedDay, OPENINGS_PER_DAY } from './week.ts';

type Props = { form: AppForm<BranchForm, BranchChanges> };

/** The opening hours of a week, day by day. */
export function WeekEditor({ form }: Props) {
  const { control, getValues } = form.methods;
  const hours = useFieldArray({ control, name: 'openingHours' });
  const [copied, setCopied] = useState<NamedDay>();

  /** Gives the hours of one day to others, in place of theirs. */
  function copyTo(days: readonly Weekday[]) {
    const now = getValues('openingHours');
    const source = now.filter(({ day }) => day === copied?.id);
    hours.replace([
      ...now.filter(({ day }) => !days.includes(day)),
      ...days.flatMap((day) => source.map((opening) => ({ ...opening, day }))),
    ]);
    setCopied(undefined);
  }

  return (
    <Card title={copy.hours}>
      <p className="text-small text-ink-2">{copy.hoursHint}</p>
      <div className="@container flex flex-col">
        {WEEKDAYS.map((day) => (
          <DayRow
            key={day.id}
            form={form}
            day={day}
            // The position in the form is the position in the whole week.
            openings={hours.fields.flatMap((field, index) =>
              field.day === day.id ? [{ key: field.id, index }] : [],
            )}
            onAdd={() => hours.append({ day: day.id, from: '', to: '' })}
            onRemove={hours.remove}
            onCopy={() => setCopied(day)}
          />
        ))}
      </div>
      {copied && (
        <CopyDayDialog day={copied} onCopy={copyTo} onClose={() => setCopied(undefined)} />
      )}
    </Card>
  );
}

type DayProps = Props & {
  day: NamedDay;
  openings: readonly { key: string; index: number }[];
  onAdd: () => void;
  onRemove: (index: number) => void;
  onCopy: () => void;
};

const DayRow = ({ form, day, openings, onAdd, onRemove, onCopy }: DayProps) => (
  <fieldset className="grid min-w-0 items-start gap-x-4 gap-y-2 border-t border-line py-3 sm:grid-cols-[96px_minmax(0,1fr)] @3xl:grid-cols-[96px_minmax(0,1fr)_auto]">
    {/* A legend is not placed in a grid. */}
    <legend className="sr-only">{capitalized(day.name)}</legend>
    <EditableRows names={openings.map(() => capitalized(day.name))}>
      <p aria-hidden className="pt-1.5 font-medium">
        {capitalized(day.name)}
      </p>
      <div className="flex flex-col gap-3">
        {openings.length === 0 && <p className="pt-1.5 text-ink-2">{copy.closed}</p>}
        {openings.map(({ key, index }) => (
          <OpeningRow
            key={key}
            form={form}
            day={day}
            index={index}
            onRemove={() => onRemove(index)}
          />
        ))}
      </div>
      <div data-adds className="flex flex-wrap gap-2 sm:col-start-2 @3xl:col-start-3">
        <Button
          kind="quiet"
          icon={<Plus aria-hidden />}
          aria-label={copy.addOf(day.name)}
          disabledReason={openings.length < OPENINGS_PER_DAY ? null : copy.full}
          onPress={onAdd}
        >
          {copy.add}
        </Button>
        {openings.length > 0 && (
          <Button
            kind="quiet"
            icon={<Copy aria-hidden />}
            aria-label={copy.copyOf(day.name)}
            onPress={onCopy}
          >
            {copy.copy}
          </Button>
        )}
      </div>
    </EditableRows>
  </fieldset>
);

type OpeningProps = Props & { day: NamedDay; index: number; onRemove: () => void };

function OpeningRow({ form, day, index, onRemove }: OpeningProps) {
  const { from, to } = form.methods.watch(`openingHours.${index}`);
  return (
    <div data-row className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-start gap-2">
      <FormField form={form} name={`openingHours.${index}.from`}>
        {(field) => <TextField {...field} label={copy.from} maxLength={5} />}
      </FormField>
      <FormField form={form} name={`openingHours.${index}.to`}>
        {(field) => <TextField {...field} label={copy.to} maxLength={5} />}
      </FormField>
      <span className="pt-7">
        <IconButton
          label={copy.removeOf(day.name, from, to)}
          icon={<X aria-hidden />}
          onPress={onRemove}
        />
      </span>
    </div>
  );
}
