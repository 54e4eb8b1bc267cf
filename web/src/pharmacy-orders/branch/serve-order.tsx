import type { CounterPrescription } from '@app/contract/dispensing';
import type { BranchOrderDetail } from '@app/contract/pharmacy-orders';
import { useQueryClient } from '@tanstack/react-query';
import { actCopy as copy } from './branch-orders.copy.ts';
import { branchOrdersKey, sendOrderDispensing } from './branch-orders.queries.ts';
import { DeclineOrder, ShipOrder } from './order-acts.tsx';
import { OrderPrescription, PrescriptionFile } from './order-prescription.tsx';
import type { ServingParts } from './serving-parts.ts';

type Props = { detail: BranchOrderDetail; parts: ServingParts };

/** A paid order: each prescription is served, then all of it goes on its way. */
export function ServeOrder({ detail, parts }: Props) {
  const { order, prescriptions, items, dispensings } = detail;
  const quoted = prescriptions.filter(({ id }) =>
    items.some(({ prescriptionId }) => prescriptionId === id),
  );
  const isServed = ({ id }: CounterPrescription) =>
    dispensings.some(({ prescriptionId }) => prescriptionId === id);
  const next = quoted.find((prescription) => !isServed(prescription));
  return (
    <>
      {next && <p className="font-medium">{copy.serveFirst}</p>}
      {quoted.filter(isServed).map((prescription) => (
        <Served key={prescription.id} {...{ detail, parts, prescription }} />
      ))}
      {next && <ToServe key={next.id} {...{ detail, parts, prescription: next }} />}
      {!next && <ShipOrder order={order} />}
      {dispensings.length === 0 && <DeclineOrder order={order} />}
    </>
  );
}

type OneProps = Props & { prescription: CounterPrescription };

/** What was handed over for one prescription. */
const Served = ({ detail, parts: { Proof }, prescription }: OneProps) => {
  const dispensing = detail.dispensings.find(
    ({ prescriptionId }) => prescriptionId === prescription.id,
  );
  return dispensing ? <Proof dispensing={dispensing} /> : null;
};

/** One prescription that is served next, or why it is not. */
function ToServe({ detail: { order, items }, parts, prescription }: OneProps) {
  const queries = useQueryClient();
  const { Serve, Sheet } = parts;
  const readAgain = () => queries.invalidateQueries({ queryKey: branchOrdersKey });
  if (prescription.status !== 'SENT') {
    return <OrderPrescription prescription={prescription} parts={parts} />;
  }
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
        send={(handedOver) => sendOrderDispensing(order.id, prescription.id, handedOver)}
        onReopen={readAgain}
        onStanding={() => void readAgain()}
        onServed={() => void readAgain()}
      />
    </section>
  );
}
