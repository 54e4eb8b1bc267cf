import { WEEKDAYS } from '@app/contract/catalogs';
import {
  type NewShift,
  type newShiftSchema,
  SHIFT_STEP_MINUTES,
  type ShiftProfessional,
} from '@app/contract/guard-shifts';
import { hourAt } from '@app/contract/kernel';
import type { z } from 'zod';
import { Checkbox } from '../ui/fields/checkbox.tsx';
import { DateField } from '../ui/fields/date-field.tsx';
import { Select } from '../ui/fields/select.tsx';
import { FormField } from '../ui/form/form.tsx';
import type { AppForm } from '../ui/form/use-app-form.ts';
import { shiftsCopy as copy } from './guard-shifts.copy.ts';

export type ShiftForm = z.input<typeof newShiftSchema>;

type Props = {
  form: AppForm<ShiftForm, NewShift>;
  professionals: readonly ShiftProfessional[];
};

const HOURS = Array.from({ length: 1440 / SHIFT_STEP_MINUTES + 1 }, (_, step) => {
  const hour = hourAt(step * SHIFT_STEP_MINUTES);
  return { id: hour, label: hour };
});
const DAYS = WEEKDAYS.map(({ id, name }) => ({ id, label: name }));

/** Professional, specialty, weekday and hours. */
export function ShiftFields({ form, professionals }: Props) {
  const chosen = form.methods.watch('professionalId');
  const specialties = professionals.find(({ id }) => id === chosen)?.specialties ?? [];
  return (
    <>
      <FormField form={form} name="professionalId">
        {(field) => (
          <Select
            {...field}
            label={copy.professional}
            hint={copy.professionalHint}
            options={professionals.map(({ id, name }) => ({ id, label: name }))}
            value={field.value ?? ''}
            disabledReason={professionals.length === 0 ? copy.noProfessionals : undefined}
          />
        )}
      </FormField>
      <FormField form={form} name="specialtyId">
        {(field) => (
          <Select
            {...field}
            label={copy.specialty}
            options={specialties.map(({ id, name }) => ({ id: String(id), label: name }))}
            value={field.value ? String(field.value) : ''}
            onChange={(id) => field.onChange(id ? Number(id) : undefined)}
          />
        )}
      </FormField>
      <FormField form={form} name="weekday">
        {(field) => (
          <Select {...field} label={copy.weekday} options={DAYS} value={field.value ?? ''} />
        )}
      </FormField>
      <div className="grid grid-cols-2 items-start gap-3">
        <FormField form={form} name="from">
          {(field) => (
            <Select
              {...field}
              label={copy.from}
              placeholder={copy.hour}
              options={HOURS.slice(0, -1)}
            />
          )}
        </FormField>
        <FormField form={form} name="to">
          {(field) => (
            <Select {...field} label={copy.to} placeholder={copy.hour} options={HOURS.slice(1)} />
          )}
        </FormField>
      </div>
      <p className="-mt-3 text-small text-ink-2">{copy.toHint}</p>
      <div className="grid grid-cols-1 items-start gap-3 min-[400px]:grid-cols-2">
        <FormField form={form} name="validFrom">
          {(field) => <DateField {...field} label={copy.validFrom} value={field.value ?? ''} />}
        </FormField>
        <FormField form={form} name="validUntil">
          {(field) => (
            <DateField
              {...field}
              label={copy.validUntil}
              isOptional
              value={field.value ?? ''}
              onChange={(day) => field.onChange(day || null)}
            />
          )}
        </FormField>
      </div>
      <FormField form={form} name="onHolidays">
        {({ inputRef: _unused, ...field }) => (
          <Checkbox {...field} label={copy.onHolidays} value={field.value === true} />
        )}
      </FormField>
    </>
  );
}
