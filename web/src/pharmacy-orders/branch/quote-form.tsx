import { dayOf } from '@app/contract/kernel';
import type { BranchOrderDetail, NewQuote } from '@app/contract/pharmacy-orders';
import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import { useFieldArray } from 'react-hook-form';
import { problemFields } from '../../lib/server/problem-error.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Form } from '../../ui/form/form.tsx';
import { useAppForm } from '../../ui/form/use-app-form.ts';
import { Card } from '../../ui/layout/card.tsx';
import { QuoteSum } from '../receipt/quote-sum.tsx';
import { quoteCopy as copy, quoteMessages } from './branch-orders.copy.ts';
import { sendQuote } from './branch-orders.queries.ts';
import { QuoteConditions } from './quote-conditions.tsx';
import { QuoteExtra } from './quote-extra.tsx';
import { QuoteLine } from './quote-line.tsx';
import {
  amountsOf,
  emptyExtra,
  lastDayOf,
  type QuoteFormOf,
  quotedLines,
  quoteFormSchema,
  valuesOf,
} from './quote-values.ts';
import { actFailureText, useOrderAct } from './use-order-act.ts';

type Props = { detail: BranchOrderDetail; onDone?: () => void };

/** What an order costs here, with the total that the patient will read. */
export function QuoteForm({ detail, onDone }: Props) {
  const { order } = detail;
  const lines = useMemo(() => quotedLines(detail), [detail]);
  const lastDay = lastDayOf(detail);
  const form: QuoteFormOf = useAppForm({
    schema: quoteFormSchema({ lines, today: dayOf(new Date()), lastDay }),
    defaultValues: valuesOf(detail),
    messages: quoteMessages,
  });
  const quoting = useOrderAct<NewQuote>({
    send: async (body) => {
      try {
        await sendQuote(order.id, body);
      } catch (error) {
        form.refuse(problemFields(error));
        throw error;
      }
    },
    onDone: () => {
      toast.success(copy.done);
      onDone?.();
    },
  });
  const isCorrection = order.status === 'QUOTED';
  return (
    <Form form={form} onSubmit={quoting.start}>
      <Card title={isCorrection ? copy.corrected : copy.title}>
        <div id={form.fieldId('items')} className="flex flex-col gap-4">
          {lines.map((line, index) => (
            <QuoteLine
              key={`${line.prescriptionId} ${line.line.item}`}
              form={form}
              line={line}
              index={index}
            />
          ))}
        </div>
      </Card>
      <Extras form={form} />
      <Card title={copy.conditions}>
        <QuoteConditions form={form} order={order} lastDay={lastDay} />
      </Card>
      <Card title={copy.summary}>
        <QuoteSum amounts={amountsOf(form.methods.watch())} />
        {quoting.error && (
          <Banner tone="danger">{`${copy.failed} ${actFailureText(quoting.error)}`}</Banner>
        )}
        <span>
          <Button type="submit" kind="primary" isPending={quoting.isPending}>
            {isCorrection ? copy.sendCorrected : copy.send}
          </Button>
        </span>
      </Card>
    </Form>
  );
}

/** What is charged besides the medicines. */
function Extras({ form }: { form: QuoteFormOf }) {
  const { fields, append, remove } = useFieldArray({
    control: form.methods.control,
    name: 'extras',
  });
  return (
    <Card title={copy.extras}>
      <p className="text-small text-ink-2">{copy.extrasHint}</p>
      {fields.map(({ id }, index) => (
        <QuoteExtra key={id} form={form} index={index} onRemove={() => remove(index)} />
      ))}
      <span>
        <Button icon={<Plus aria-hidden />} onPress={() => append(emptyExtra)}>
          {copy.addExtra}
        </Button>
      </span>
    </Card>
  );
}
