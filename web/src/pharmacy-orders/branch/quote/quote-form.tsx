import type { BranchOrderDetail, NewQuote } from '@app/contract/pharmacy-orders';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { problemCode, problemFields } from '../../../lib/server/problem-error.ts';
import { dayNow } from '../../../lib/server/server-time.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Form } from '../../../ui/form/form.tsx';
import { useUnsaved } from '../../../ui/form/unsaved-question.tsx';
import { useAppForm } from '../../../ui/form/use-app-form.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { EditableRows } from '../../../ui/listing/editable-rows.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { QuoteSum } from '../../receipt/quote-sum.tsx';
import { quoteCopy as copy, quoteMessages } from '../branch-orders.copy.ts';
import { sendQuote } from '../branch-orders.queries.ts';
import { actFailureText, useOrderAct } from '../use-order-act.ts';
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
import { StandingQuote } from './standing-quote.tsx';

/** The server asks whether something is meant to cost nothing. */
const FREE = 'pharmacy-orders.free-not-meant';

type Sent = { over: number; quote: NewQuote };

const freeNames = ({ items, extras }: NewQuote): string[] =>
  [...items, ...extras].filter(({ unitPrice }) => unitPrice === 0).map(({ name }) => name);

type Props = { detail: BranchOrderDetail; onClose: () => void };

/** The form of a quote, with the total that the patient will see. */
export function QuoteForm({ detail, onClose }: Props) {
  const { order } = detail;
  const lines = useMemo(() => quotedLines(detail), [detail]);
  const lastDay = lastDayOf(detail);
  const form: QuoteFormOf = useAppForm({
    schema: quoteFormSchema({ lines, today: dayNow(), lastDay }),
    defaultValues: valuesOf(detail),
    messages: quoteMessages,
  });
  const unsaved = useUnsaved(form.methods.formState.isDirty);
  const close = () => {
    unsaved.release();
    onClose();
  };
  const quoting = useQuoting(detail, form, close);
  return (
    <Form form={form} onSubmit={quoting.start}>
      {quoting.isStale && (
        <StandingQuote order={order} onKeepMine={quoting.keepMine} onTakeTheirs={close} />
      )}
      <Card title={quoting.isCorrection ? copy.corrected : copy.title}>
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
        {quoting.error && !quoting.isStale && (
          <Banner tone="danger">{`${copy.failed} ${actFailureText(quoting.error)}`}</Banner>
        )}
        <div className="flex flex-wrap gap-3">
          {quoting.isCorrection && <Button onPress={onClose}>{copy.cancel}</Button>}
          <Button type="submit" kind="primary" isPending={quoting.isPending}>
            {quoting.isCorrection ? copy.sendCorrected : copy.send}
          </Button>
        </div>
      </Card>
      {unsaved.question}
      <FreeQuestion quoting={quoting} />
    </Form>
  );
}

/** Asks whether what was quoted at 0 is given away (requirement: free only on purpose). */
const FreeQuestion = ({
  quoting: { free, giveAway, doNotGiveAway },
}: {
  quoting: ReturnType<typeof useQuoting>;
}) => (
  <ConfirmDialog
    question={copy.freeTitle}
    isOpen={free.length > 0}
    confirmLabel={copy.freeMeant}
    cancelLabel={copy.freeNotMeant}
    onConfirm={giveAway}
    onClose={doNotGiveAway}
  >
    <p>{copy.freeText(free)}</p>
  </ConfirmDialog>
);

/**
 * Sends the quote over the version that the form started from; a colleague's newer quote is shown, and can be
 * replaced.
 */
function useQuoting({ order }: BranchOrderDetail, form: QuoteFormOf, onDone: () => void) {
  const [begunOver] = useState(order.quoteVersion);
  const [wasQuoted] = useState(order.total !== null);
  const [version, setVersion] = useState(begunOver);
  const [asked, setAsked] = useState<Sent>();
  const quoting = useOrderAct<Sent>({
    send: async ({ over, quote }) => {
      setAsked(undefined);
      try {
        await sendQuote(order.id, over, quote);
      } catch (error) {
        if (problemCode(error) === FREE) setAsked({ over, quote });
        form.refuse(problemFields(error));
        throw error;
      }
    },
    onDone: () => {
      toast.success(copy.done);
      onDone();
    },
  });
  return {
    ...quoting,
    error: problemCode(quoting.error) === FREE ? null : quoting.error,
    free: asked ? freeNames(asked.quote) : [],
    giveAway: () =>
      asked && quoting.start({ ...asked, quote: { ...asked.quote, isFreeMeant: true } }),
    doNotGiveAway: () => setAsked(undefined),
    isCorrection: wasQuoted,
    isStale: order.quoteVersion !== version && !quoting.isPending,
    start: (quote: NewQuote) => quoting.start({ over: version, quote }),
    keepMine: () => {
      setVersion(order.quoteVersion);
      void form.methods.handleSubmit((quote) =>
        quoting.start({ over: order.quoteVersion, quote }),
      )();
    },
  };
}

/** The extras charged besides the medicines. */
function Extras({ form }: { form: QuoteFormOf }) {
  const { fields, append, remove } = useFieldArray({
    control: form.methods.control,
    name: 'extras',
  });
  return (
    <Card title={copy.extras}>
      <p className="text-small text-ink-2">{copy.extrasHint}</p>
      <EditableRows names={fields.map(() => copy.extra)}>
        {fields.map(({ id }, index) => (
          <QuoteExtra key={id} form={form} index={index} onRemove={() => remove(index)} />
        ))}
        <span data-adds>
          <Button icon={<Plus aria-hidden />} onPress={() => append(emptyExtra)}>
            {copy.addExtra}
          </Button>
        </span>
      </EditableRows>
    </Card>
  );
}
