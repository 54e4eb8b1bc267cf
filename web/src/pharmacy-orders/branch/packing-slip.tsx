import type { BranchOrderDetail } from '@app/contract/pharmacy-orders';
import { Printer } from 'lucide-react';
import { Button } from '../../ui/actions/button.tsx';
import { countOf } from '../../ui/format.ts';
import { DescriptionList } from '../../ui/layout/description-list.tsx';
import { orderCopy as copy } from './branch-orders.copy.ts';

/** What goes into the bag, on paper: no diagnosis, no posology. */
export function PackingSlip({ detail: { order, items, extras } }: { detail: BranchOrderDetail }) {
  const { branchOffice: branch } = order;
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
        {items.map(({ prescriptionId, item, name, pack, quantity }) => (
          <li key={`${prescriptionId} ${item}`}>
            {`${name} · ${pack} · ${countOf(quantity, 'envase', 'envases')}`}
          </li>
        ))}
        {extras.map(({ name, quantity }) => (
          <li key={name}>{`${name} · ${quantity}`}</li>
        ))}
      </ul>
      <p className="text-small text-ink-2">{copy.slipNote}</p>
    </section>
  );
}
