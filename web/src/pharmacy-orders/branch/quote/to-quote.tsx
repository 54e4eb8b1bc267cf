import type { BranchOrderDetail } from '@app/contract/pharmacy-orders';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '../../../ui/actions/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { orderCopy as copy } from '../branch-orders.copy.ts';
import { DeclineOrder, WithdrawQuote } from '../order-acts.tsx';
import { QuoteForm } from './quote-form.tsx';
import { quotedLines } from './quote-values.ts';
import { Quoted } from './quoted.tsx';

/** Address parameter, so that leaving the correction means leaving a screen. */
const CORRECTING = 'corregir';

/**
 * An order to quote, or with a quote that waits for its patient and can be corrected. If a colleague quotes it
 * in the meantime, the started form is kept.
 */
export function ToQuote({ detail }: { detail: BranchOrderDetail }) {
  const { order } = detail;
  const isAnythingQuotable = quotedLines(detail).length > 0;
  const [search, setSearch] = useSearchParams();
  const [isNew, setIsNew] = useState(order.status === 'CREATED');
  const [before, setBefore] = useState(order.status);
  // Its quote was taken back while it was looked at.
  if (order.status !== before) {
    setBefore(order.status);
    if (order.status === 'CREATED') setIsNew(true);
  }
  if (isNew || search.has(CORRECTING)) {
    const close = () => {
      setIsNew(false);
      setSearch({}, { replace: true });
    };
    return (
      <>
        {isAnythingQuotable ? (
          <QuoteForm detail={detail} onClose={close} />
        ) : (
          <Banner tone="warn">{copy.nothingToQuote}</Banner>
        )}
        {order.status === 'CREATED' && <DeclineOrder order={order} />}
      </>
    );
  }
  return (
    <>
      <Quoted detail={detail} />
      <p>{copy.waitingForPatient}</p>
      <div className="flex flex-wrap gap-3">
        <Button onPress={() => setSearch({ [CORRECTING]: '' })}>{copy.correct}</Button>
        <WithdrawQuote order={order} />
      </div>
    </>
  );
}
