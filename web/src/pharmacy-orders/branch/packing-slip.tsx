import type { BranchOrderDetail } from '@app/contract/pharmacy-orders';
import { Printer } from 'lucide-react';
import { Button } from '../../ui/actions/button.tsx';
import { DescriptionList } from '../../ui/layout/description-list.tsx';
import { MissingItems } from '../receipt/missing-items.tsx';
import { receiptCopy } from '../receipt/receipt.copy.ts';
import { orderCopy as copy } from './branch-orders.copy.ts';

/** A printed slip of what is in the bag and what is missing: no diagnosis, no posology. */
export function PackingSlip({ detail }: { detail: BranchOrderDetail }) {
  const { order, items, extras, dispensings } = detail;
  const { branchOffice: branch } = order;
  const handedOver = dispensings.flatMap(({ id, lines }) =>
    lines.filter(({ quantity }) => quantity > 0).map((line) => ({ ...line, id })),
  );
  return (
    <section aria-labelledby="remito" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="remito">{`${copy.slipTitle} · ${copy.title(order.purchaseOrderId)}`}</h2>
        <span className="print:hidden">
          <Button icon={<Printer aria-hidden />} onPress={() => window.print()}>
            {copy.slip}
          </Button>
        </span>
      </div>
      <DescriptionList
        facts={[
          {
            term: copy.slipFrom,
            value: `${branch.pharmacy.name}, ${branch.name}\n${branch.streetName} ${branch.streetNumber}, ${branch.locality} · ${branch.phoneNumber}`,
          },
          { term: copy.slipTo, value: `${order.buyer.name}\n${copy.deliveryOf(order)}` },
          { term: copy.guide, value: order.guideNumber },
        ]}
      />
      <ul className="flex list-disc flex-col gap-1 pl-5">
        {handedOver.map(({ id, item, product, pack, quantity }) => (
          <li key={`${id} ${item}`}>{copy.slipLine(product, pack, quantity)}</li>
        ))}
        {extras.map(({ name, quantity }) => (
          <li key={name}>{copy.slipExtra(name, quantity)}</li>
        ))}
      </ul>
      <MissingItems items={items} note={order.refund !== null && receiptCopy.missingIsPaidBack} />
      <p className="text-small text-ink-2">{copy.slipNote}</p>
    </section>
  );
}
