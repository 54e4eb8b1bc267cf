import { Filter } from 'lucide-react';
import { z } from 'zod';
import { Button } from '../../ui/actions/button.tsx';
import { optionalTypedDay, typedDay } from '../../ui/fields/typed-date.ts';
import { TypedDateField } from '../../ui/fields/typed-date-field.tsx';
import { Form, FormField } from '../../ui/form/form.tsx';
import { useAppForm } from '../../ui/form/use-app-form.ts';
import { historyCopy as copy, historyMessages } from './history.copy.ts';
import type { Period } from './use-history-place.ts';

const periodSchema = z
  .object({ fromDate: optionalTypedDay, toDate: optionalTypedDay })
  .refine(({ fromDate, toDate }) => !fromDate || !toDate || fromDate <= toDate, {
    path: ['toDate'],
    message: 'period.order',
  });

type Props = { period: Period; onShow: (period: Period) => void };

/** The period of the history; both days are optional. */
export function PeriodForm({ period, onShow }: Props) {
  const form = useAppForm({
    schema: periodSchema,
    defaultValues: { fromDate: typedDay(period.fromDate), toDate: typedDay(period.toDate) },
    messages: historyMessages,
  });
  return (
    <section aria-label={copy.form}>
      <Form form={form} onSubmit={onShow}>
        <div className="grid items-end gap-4 sm:grid-cols-[repeat(2,minmax(0,12rem))_auto]">
          <FormField form={form} name="fromDate">
            {(field) => <TypedDateField {...field} label={copy.fromDate} hint={copy.dayHint} />}
          </FormField>
          <FormField form={form} name="toDate">
            {(field) => <TypedDateField {...field} label={copy.toDate} hint={copy.dayHint} />}
          </FormField>
          <span className="flex flex-wrap gap-3">
            <Button type="submit" icon={<Filter aria-hidden />}>
              {copy.filter}
            </Button>
            {(period.fromDate || period.toDate) && (
              <Button kind="quiet" onPress={() => onShow({ fromDate: '', toDate: '' })}>
                {copy.clear}
              </Button>
            )}
          </span>
        </div>
      </Form>
    </section>
  );
}
