import { Search } from 'lucide-react';
import { Button } from '../ui/actions/button.tsx';
import { DateField } from '../ui/fields/date-field.tsx';
import { DniField } from '../ui/fields/dni-field.tsx';
import { NumberField } from '../ui/fields/number-field.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { Form, FormField } from '../ui/form/form.tsx';
import { useAppForm } from '../ui/form/use-app-form.ts';
import { searchCopy as copy, searchMessages } from './clinical-history.copy.ts';
import type { HistoryFilters } from './clinical-history.queries.ts';
import { historySearchSchema, typedOf } from './history-search.ts';

const NAME_MAX = 120;

type Props = {
  filters: HistoryFilters | undefined;
  onSearch: (filters: HistoryFilters) => void;
};

/** Search fields, all optional. */
export function HistorySearchForm({ filters, onSearch }: Props) {
  const form = useAppForm({
    schema: historySearchSchema,
    defaultValues: typedOf(filters),
    messages: searchMessages,
  });
  return (
    <section aria-label={copy.form}>
      <Form form={form} onSubmit={onSearch}>
        <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-3">
          <div className="sm:max-lg:col-span-2">
            <FormField form={form} name="fullName">
              {(field) => <TextField {...field} label={copy.fullName} maxLength={NAME_MAX} />}
            </FormField>
          </div>
          <FormField form={form} name="idNumber">
            {(field) => <DniField {...field} label={copy.idNumber} />}
          </FormField>
          <FormField form={form} name="clinicHistoryId">
            {(field) => <NumberField {...field} label={copy.clinicHistoryId} isInteger />}
          </FormField>
          <FormField form={form} name="fromDate">
            {(field) => <DateField {...field} label={copy.fromDate} />}
          </FormField>
          <FormField form={form} name="toDate">
            {(field) => <DateField {...field} label={copy.toDate} />}
          </FormField>
        </div>
        <span>
          <Button type="submit" kind="primary" icon={<Search aria-hidden />}>
            {copy.search}
          </Button>
        </span>
      </Form>
    </section>
  );
}
