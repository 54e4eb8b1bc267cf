import {
  type Availability,
  type DayPart,
  EXCEPTION_REASON_MAX,
  type Holiday,
  type NewException,
  newExceptionSchema,
} from '@app/contract/availability';
import { useId } from 'react';
import type { z } from 'zod';
import { Button } from '../ui/actions/button.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { DateField } from '../ui/fields/date-field.tsx';
import { Select } from '../ui/fields/select.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { Form, FormField } from '../ui/form/form.tsx';
import { useAppForm } from '../ui/form/use-app-form.ts';
import { formatLongDate } from '../ui/format.ts';
import { Dialog } from '../ui/overlays/dialog.tsx';
import { exceptionsCopy as copy, scheduleCopy, scheduleMessages } from './availability.copy.ts';
import { exceptionChange } from './availability.queries.ts';
import { ChangeQuestions } from './change-questions.tsx';
import { SavingFailure } from './saving-failure.tsx';
import { beginHours, countInHoliday, endHours } from './schedule-values.ts';
import { useAgendaChange } from './use-agenda-change.ts';

type Props = {
  availability: Availability;
  /** The holiday to open; without one, hours of a day are blocked. */
  holiday?: Holiday;
  onClose: () => void;
};

type Values = z.input<typeof newExceptionSchema>;

/** Blocks hours of one day, or opens hours of a holiday. */
export function ExceptionDialog({ availability, holiday, onClose }: Props) {
  const { agenda, professional } = availability;
  const formId = useId();
  const form = useAppForm<Values, NewException>({
    schema: newExceptionSchema,
    defaultValues: {
      kind: holiday ? 'OPEN_HOLIDAY' : 'BLOCKED',
      day: holiday?.day ?? '',
      check_in: '',
      check_out: '',
      reason: '',
    },
    messages: scheduleMessages,
  });
  const saving = useAgendaChange(() => {
    toast.success(holiday ? copy.opened : copy.blocked);
    onClose();
  });
  return (
    <Dialog
      title={holiday ? copy.openTitle(formatLongDate(holiday.day)) : copy.blockTitle}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{copy.back}</Button>
          <Button kind="primary" type="submit" form={formId} isPending={saving.isPending}>
            {copy.save}
          </Button>
        </>
      }
    >
      <p className="text-ink-2">{holiday ? copy.openIntro : copy.blockIntro}</p>
      <Form
        id={formId}
        form={form}
        onSubmit={(exception) => saving.start(exceptionChange(professional.id, exception))}
      >
        {!holiday && (
          <FormField form={form} name="day">
            {(field) => <DateField {...field} label={copy.day} />}
          </FormField>
        )}
        <div className="grid grid-cols-2 items-start gap-3">
          <FormField form={form} name="check_in">
            {(field) => (
              <Select
                {...field}
                label={copy.from}
                placeholder={scheduleCopy.hour}
                options={beginHours}
              />
            )}
          </FormField>
          <FormField form={form} name="check_out">
            {(field) => (
              <Select
                {...field}
                label={copy.to}
                placeholder={scheduleCopy.hour}
                options={endHours}
              />
            )}
          </FormField>
        </div>
        {holiday && <HolidayOpens availability={availability} part={form.methods.watch()} />}
        {!holiday && (
          <FormField form={form} name="reason">
            {({ value, ...field }) => (
              <TextField
                {...field}
                value={value ?? ''}
                label={copy.reason}
                hint={copy.reasonHint[agenda]}
                isOptional
                maxLength={EXCEPTION_REASON_MAX}
              />
            )}
          </FormField>
        )}
      </Form>
      {saving.error && <SavingFailure error={saving.error} />}
      <ChangeQuestions change={saving} fate="cancel" />
    </Dialog>
  );
}

type OpensProps = { availability: Availability; part: DayPart };

/** How many appointments the typed hours of a holiday open, possibly none. */
function HolidayOpens({ availability, part }: OpensProps) {
  if (!part.check_in || part.check_out <= part.check_in) return null;
  const count = countInHoliday(availability, part);
  return (
    <p role="status" className="rounded-md bg-brand-50 px-4 py-3 font-medium text-brand-800">
      {count === 0 ? copy.opensNothing : copy.opens(count)}
    </p>
  );
}
