import type { CounterPrescription } from '@app/contract/dispensing';
import { pesosOf } from '@app/contract/kernel';
import {
  amountDueBack,
  type BranchOrderDetail,
  isStillServed,
} from '@app/contract/pharmacy-orders';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { dayNow } from '../../lib/server/server-time.ts';
import { formatPesos } from '../../ui/format.ts';
import { actCopy as copy } from './branch-orders.copy.ts';
import { branchOrdersKey, orderQuery, sendOrderDispensing } from './branch-orders.queries.ts';
import { AskedCancellation, DeclineOrder, ShipOrder } from './order-acts.tsx';
import { OrderPrescription, PrescriptionFile } from './order-prescription.tsx';
import type { ServingParts } from './serving-parts.ts';

type Props = { detail: BranchOrderDetail; parts: ServingParts };

/** How often an order is read again while only a blocked prescription holds it. */
const HELD_POLL_MS = 30_000;

/** A paid order: dispenses each prescription that can be, then ships all of it. */
export function ServeOrder({ detail, parts }: Props) {
  const { served, next, held, lost } = servingOf(detail);
  const isWaiting = !next && held.length > 0;
  useQuery({
    ...orderQuery(detail.order.id),
    refetchInterval: isWaiting ? HELD_POLL_MS : false,
  });
  return (
    <>
      <AskedCancellation order={detail.order} />
      {next && <p className="font-medium">{copy.serveFirst}</p>}
      {served.map((prescription) => (
        <Served key={prescription.id} {...{ detail, parts, prescription }} />
      ))}
      {lost.map((prescription) => (
        <Lost key={prescription.id} {...{ detail, parts, prescription }} />
      ))}
      {held.map((prescription) => (
        <Held key={prescription.id} {...{ detail, parts, prescription }} />
      ))}
      {next && <ToServe key={next.id} {...{ detail, parts, prescription: next }} />}
      {!next && !isWaiting && served.length > 0 && <ShipOrder detail={detail} />}
      {served.length === 0 && <DeclineOrder order={detail.order} />}
    </>
  );
}

/** The quoted prescriptions: dispensed, to be dispensed next, blocked for now, and no longer dispensable. */
function servingOf({ prescriptions, items, dispensings }: BranchOrderDetail) {
  const quoted = prescriptions.filter(({ id }) =>
    items.some(({ prescriptionId }) => prescriptionId === id),
  );
  const isServed = ({ id }: CounterPrescription) =>
    dispensings.some(({ prescriptionId }) => prescriptionId === id);
  const unserved = quoted.filter((prescription) => !isServed(prescription));
  const today = dayNow();
  const open = unserved.filter((prescription) => isStillServed(prescription, today));
  return {
    served: quoted.filter(isServed),
    next: open.find(({ status }) => status === 'SENT'),
    held: open.filter(({ status }) => status !== 'SENT'),
    lost: unserved.filter((prescription) => !isStillServed(prescription, today)),
  };
}

type OneProps = Props & { prescription: CounterPrescription };

/** What was handed over for one prescription. */
const Served = ({ detail, parts: { Proof }, prescription }: OneProps) => {
  const dispensing = detail.dispensings.find(
    ({ prescriptionId }) => prescriptionId === prescription.id,
  );
  return dispensing ? <Proof dispensing={dispensing} /> : null;
};

/** A prescription that can no longer be dispensed. */
const Lost = ({ parts, prescription }: OneProps) => (
  <>
    <OrderPrescription prescription={prescription} parts={parts} />
    <p className="font-medium">{prescription.status === 'ANNULLED' ? copy.annulled : copy.lost}</p>
  </>
);

/** A blocked prescription, which its professional may still let go. */
const Held = ({ parts, prescription }: OneProps) => (
  <>
    <OrderPrescription prescription={prescription} parts={parts} />
    <p className="font-medium">{copy.held}</p>
  </>
);

/** The prescription to dispense next. */
function ToServe({ detail, parts, prescription }: OneProps) {
  const { order, items } = detail;
  const queries = useQueryClient();
  const { Serve, Sheet } = parts;
  const readAgain = () => queries.invalidateQueries({ queryKey: branchOrdersKey });
  return (
    <section aria-labelledby={prescription.id} className="flex flex-col gap-4">
      <h2 id={prescription.id}>{copy.serveTitle(prescription.patient_name)}</h2>
      <Sheet prescription={prescription} />
      <PrescriptionFile prescription={prescription} />
      <Serve
        prescription={prescription}
        agreed={items
          .filter(({ prescriptionId }) => prescriptionId === prescription.id)
          .map(({ item, name, pack, quantity }) => ({ item, product: name, pack, quantity }))}
        noteOf={(packsOf) => dueBackText(detail, prescription, packsOf)}
        send={(handedOver) => sendOrderDispensing(order.id, prescription.id, handedOver)}
        onReopen={readAgain}
        onStanding={() => void readAgain()}
        onServed={() => void readAgain()}
      />
    </section>
  );
}

/** The patient's refund if this much of one prescription is handed over, and all of the following ones. */
function dueBackText(
  detail: BranchOrderDetail,
  { id }: CounterPrescription,
  packsOf: (item: number) => number,
): string | undefined {
  const { served, lost } = servingOf(detail);
  const isOver = (prescriptionId: string) =>
    [...served, ...lost].some((prescription) => prescription.id === prescriptionId);
  const items = detail.items.map((line) => {
    if (line.prescriptionId === id)
      return { ...line, handedOver: Math.min(packsOf(line.item), line.quantity) };
    return isOver(line.prescriptionId) ? line : { ...line, handedOver: line.quantity };
  });
  const due = amountDueBack({ items, discountOrder: detail.order.discountOrder });
  return due > 0 ? copy.willPayBack(formatPesos(pesosOf(due))) : undefined;
}
