import { pesosOf } from '@app/contract/kernel';
import type { QuoteAmounts } from '@app/contract/pharmacy-orders';
import { formatPesos } from '../../ui/format.ts';
import { quoteCopy as copy } from './branch-orders.copy.ts';

/** What a quote comes to, as the patient will read it. Read out when it changes. */
export const QuoteTotals = ({ amounts }: { amounts: QuoteAmounts }) => {
  const rows = [
    { term: copy.items, amount: amounts.items },
    { term: copy.orderDiscount, amount: -amounts.orderDiscount },
    { term: copy.ofExtras, amount: amounts.extras },
    { term: copy.extraDiscount, amount: -amounts.extraDiscount },
    { term: copy.delivery, amount: amounts.delivery },
  ].filter(({ amount }, index) => index === 0 || amount !== 0);
  return (
    <dl className="grid max-w-[440px] grid-cols-[1fr_auto] gap-x-4 gap-y-1 tabular-nums">
      {rows.map(({ term, amount }) => (
        <Row key={term} term={term} centavos={amount} />
      ))}
      <dt className="border-t border-line pt-2 font-bold">{copy.total}</dt>
      <dd className="border-t border-line pt-2 text-right font-bold">
        <output aria-live="polite">{formatPesos(pesosOf(amounts.total))}</output>
      </dd>
    </dl>
  );
};

const Row = ({ term, centavos }: { term: string; centavos: number }) => (
  <>
    <dt>{term}</dt>
    <dd className="text-right">
      {centavos < 0 ? `−${formatPesos(pesosOf(-centavos))}` : formatPesos(pesosOf(centavos))}
    </dd>
  </>
);
