import { CounterScreen } from '../../dispensing/counter/counter-screen.tsx';
import { InOwnOrder } from '../../pharmacy-orders/index.ts';

/** `/farmacia`: the counter, which says when a prescription is in an order of the branch. */
export const BranchCounterScreen = () => (
  <CounterScreen
    notice={(prescriptionId, canServe) => (
      <InOwnOrder prescriptionId={prescriptionId} canServe={canServe} />
    )}
  />
);
