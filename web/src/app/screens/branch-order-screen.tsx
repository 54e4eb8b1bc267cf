import {
  PrescribedLines,
  PrescriptionSheet,
  ProofSheet,
  ServeForm,
} from '../../dispensing/index.ts';
import { OrderScreen } from '../../pharmacy-orders/branch/order-screen.tsx';

/** `/farmacia/pedidos/{id}`: an order, dispensed with the components of the counter. */
export const BranchOrderScreen = () => (
  <OrderScreen
    Sheet={PrescriptionSheet}
    Lines={PrescribedLines}
    Serve={ServeForm}
    Proof={ProofSheet}
  />
);
