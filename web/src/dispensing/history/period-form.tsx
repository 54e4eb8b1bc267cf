import { Filter } from 'lucide-react';
import { z } from 'zod';
import { Button } from '../../ui/actions/button.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { optionalDay } from '../../ui/fields/typed-date.ts';
import { Form, FormField } from '../../ui/form/form.tsx';
import { useAppForm } from '../../ui/form/use-app-form.ts';
import { historyCopy as copy, historyMessages } from './history.copy.ts';
import type { Period } from './use-history-place.ts';

const periodSchema = z
  .object({ fromDate: optionalDay, toDate: optionalDay })
  .refine(({ fromDate, toDate }) => !fromDate || !toDate || fromDate <= toDate, {
    path: ['toDate'],
    message: 'period.order',
  });

type Props = { period: Period; onShow: (period: Period) => void };

/** The period of the history; both days are optional. */
export function PeriodForm({ period, onShow }: Props) {
  const form = useAppForm({
    schema: periodSchema,
    defaultValues: period,
    messages: historyMessages,
  });
  return (
    <section aria-label={copy.form}>
      <Form form={form} onSubmit={onShow}>
        <div className="grid items-end gap-4 sm:grid-cols-[repeat(2,minmax(0,12rem))_auto]">
          <FormField form={form} name="fromDate">
            {(field) => <DateField {...field} label={copy.fromDate} />}
          </FormField>
          <FormField form={form} name="toDate">
            {(field) => <DateField {...field} label={copy.toDate} />}
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
