import {
  ATTENTION_TYPES,
  type Availability,
  type NewSchedule,
  newScheduleSchema,
  WITH_INSURER,
} from '@app/contract/availability';
import { WEEKDAYS } from '@app/contract/catalogs';
import { serverNow } from '../lib/server/server-time.ts';
import { CheckboxGroup } from '../ui/fields/checkbox.tsx';
import { DateField } from '../ui/fields/date-field.tsx';
import { Select } from '../ui/fields/select.tsx';
import { ToggleGroup } from '../ui/fields/toggle-group.tsx';
import { Form, FormField } from '../ui/form/form.tsx';
import { type AppForm, useAppForm } from '../ui/form/use-app-form.ts';
import { scheduleCopy as copy, scheduleMessages } from './availability.copy.ts';
import { beginHours, countOpened, endHours, type ScheduleForm } from './schedule-values.ts';
import { shortWeekday } from './schedule-words.ts';

type Props = {
  id: string;
  availability: Availability;
  initial: ScheduleForm;
  onSave: (schedule: NewSchedule) => void;
};

type Fields = { form: AppForm<ScheduleForm, NewSchedule> };

const dayOptions = WEEKDAYS.map(({ id, name }) => ({ id, name, label: shortWeekday(name) }));

/** For whom, on which days, at which hours, in which period; and how many appointments that opens. */
export function ScheduleFields({ id, availability, initial, onSave }: Props) {
  const form = useAppForm<ScheduleForm, NewSchedule>({
    schema: newScheduleSchema,
    defaultValues: initial,
    messages: scheduleMessages,
  });
  return (
    <Form id={id} form={form} onSubmit={onSave}>
      <AttendedFields form={form} attends={availability.attends} />
      <FormField form={form} name="days">
        {(field) => <ToggleGroup {...field} label={copy.days} options={dayOptions} />}
      </FormField>
      <HourFields form={form} />
      <PeriodFields form={form} />
      <Opened form={form} availability={availability} />
    </Form>
  );
}

function AttendedFields({ form, attends }: Fields & Pick<Availability, 'attends'>) {
  const types = ATTENTION_TYPES.filter(({ id }) =>
    id === WITH_INSURER ? attends.insurers.length > 0 : attends.particular,
  );
  const hasInsurers = form.methods.watch('attention_type_id') === WITH_INSURER;
  return (
    <>
      <FormField form={form} name="attention_type_id">
        {(field) => (
          <Select
            {...field}
            label={copy.type}
            hint={copy.typeHint}
            options={types.map(({ id, name }) => ({ id: String(id), label: name }))}
            value={field.value ? String(field.value) : ''}
            onChange={(id) => {
              field.onChange(Number(id));
              if (Number(id) !== WITH_INSURER) form.methods.setValue('id_prepaid_healths', []);
            }}
          />
        )}
      </FormField>
      {hasInsurers && (
        <FormField form={form} name="id_prepaid_healths">
          {(field) => (
            <CheckboxGroup
              {...field}
              label={copy.insurers}
              options={attends.insurers.map(({ id, name }) => ({ id: String(id), label: name }))}
              value={(field.value ?? []).map(String)}
              onChange={(ids) => field.onChange(ids.map(Number))}
            />
          )}
        </FormField>
      )}
    </>
  );
}

const HourFields = ({ form }: Fields) => (
  <div className="grid grid-cols-2 items-start gap-3">
    <FormField form={form} name="check_in">
      {(field) => (
        <Select {...field} label={copy.from} placeholder={copy.hour} options={beginHours} />
      )}
    </FormField>
    <FormField form={form} name="check_out">
      {(field) => <Select {...field} label={copy.to} placeholder={copy.hour} options={endHours} />}
    </FormField>
  </div>
);

const PeriodFields = ({ form }: Fields) => (
  <fieldset className="m-0 flex min-w-0 flex-col gap-2 border-0 p-0">
    <legend className="mb-1.5 p-0 font-medium">{copy.period}</legend>
    <p className="text-small text-ink-2">{copy.periodHint}</p>
    <div className="grid grid-cols-1 items-start gap-3 min-[400px]:grid-cols-2">
      {(['start_date', 'date_to'] as const).map((name) => (
        <FormField key={name} form={form} name={name}>
          {(field) => (
            <DateField
              {...field}
              label={name === 'start_date' ? copy.startDate : copy.dateTo}
              isOptional
              value={field.value ?? ''}
              onChange={(day) => field.onChange(day || null)}
            />
          )}
        </FormField>
      ))}
    </div>
  </fieldset>
);

/** 'Vas a abrir 36 turnos', while typing. */
function Opened({ form, availability }: Fields & { availability: Availability }) {
  const count = countOpened(form.methods.watch(), availability, new Date(serverNow()));
  return (
    <p role="status" className="rounded-md bg-brand-50 px-4 py-3 font-medium text-brand-800">
      {count === undefined ? copy.opensNothingYet : copy.opens(count)}
    </p>
  );
}
