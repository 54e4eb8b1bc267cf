import { type Centavos, pesosOf } from '@app/contract/kernel';
import type { QuoteAmounts } from '@app/contract/pharmacy-orders';
import type { ReactNode } from 'react';
import { cx } from '../../ui/class-names.ts';
import { formatPesos } from '../../ui/format.ts';
import { receiptCopy as copy } from './receipt.copy.ts';

const written = (amount: Centavos) => formatPesos(pesosOf(amount));

type Props = {
  amounts: QuoteAmounts;
  /** The part of the total that is refunded, since it was not handed over. */
  dueBack?: Centavos;
};

/** The total of a quote, with everything added or deducted; changes are announced to screen readers. */
export function QuoteSum({ amounts, dueBack = 0 }: Props) {
  const { items, orderDiscount, extras, extraDiscount, delivery, total } = amounts;
  const lines: (readonly [term: string, value: string])[] = [
    [copy.items, written(items)],
    ...(orderDiscount > 0 ? [[copy.orderDiscount, copy.off(written(orderDiscount))] as const] : []),
    ...(extras > 0 ? [[copy.extraSum, written(extras)] as const] : []),
    ...(extraDiscount > 0 ? [[copy.extraDiscount, copy.off(written(extraDiscount))] as const] : []),
    [copy.delivery, delivery === 0 ? copy.free : written(delivery)],
  ];
  return (
    <table className="w-full border-collapse">
      <caption className="sr-only">{copy.sum}</caption>
      <tbody>
        {lines.map(([term, value]) => (
          <Line key={term} term={term} value={value} />
        ))}
      </tbody>
      <tfoot>
        <Line term={copy.total} value={<output>{written(total)}</output>} isTotal />
        {dueBack > 0 && (
          <>
            <Line term={copy.dueBack} value={copy.off(written(dueBack))} />
            <Line term={copy.kept} value={written(total - dueBack)} isBold />
          </>
        )}
      </tfoot>
    </table>
  );
}

type LineProps = { term: string; value: ReactNode; isTotal?: boolean; isBold?: boolean };

/** A line of the sum; with very large letters the amount has a line of its own. */
const Line = ({ term, value, isTotal = false, isBold = isTotal }: LineProps) => (
  <tr className={cx(isTotal && 'border-t border-line text-20', isBold && 'font-bold')}>
    <th
      scope="row"
      className={cx(
        'text-left [font-weight:inherit] large-letters:block',
        isTotal ? 'py-2' : 'py-1',
      )}
    >
      {term}
    </th>
    <td className={cx('text-right tabular-nums large-letters:block', isTotal ? 'py-2' : 'py-1')}>
      {value}
    </td>
  </tr>
);
