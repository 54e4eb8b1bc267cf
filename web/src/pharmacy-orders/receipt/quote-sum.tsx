import { type Centavos, pesosOf } from '@app/contract/kernel';
import type { QuoteAmounts } from '@app/contract/pharmacy-orders';
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
          <tr key={term}>
            <th scope="row" className="py-1 text-left font-regular">
              {term}
            </th>
            <td className="py-1 text-right tabular-nums">{value}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="border-t border-line text-20 font-bold">
          <th scope="row" className="py-2 text-left">
            {copy.total}
          </th>
          <td className="py-2 text-right tabular-nums">
            <output>{written(total)}</output>
          </td>
        </tr>
        {dueBack > 0 && (
          <>
            <tr>
              <th scope="row" className="py-1 text-left font-regular">
                {copy.dueBack}
              </th>
              <td className="py-1 text-right tabular-nums">{copy.off(written(dueBack))}</td>
            </tr>
            <tr className="font-bold">
              <th scope="row" className="py-1 text-left">
                {copy.kept}
              </th>
              <td className="py-1 text-right tabular-nums">{written(total - dueBack)}</td>
            </tr>
          </>
        )}
      </tfoot>
    </table>
  );
}
