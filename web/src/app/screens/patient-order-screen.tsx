import { Payment } from '../../payments/index.ts';
import {
  type OrderPayment,
  OrderScreen,
} from '../../pharmacy-orders/patient/order/order-screen.tsx';

const payment = (order: OrderPayment) => <Payment entityName="PURCHASE_ORDER" {...order} />;

/** `/paciente/mis-pedidos/{id}`: one pharmacy order, and its payment. */
export const PatientOrderScreen = () => <OrderScreen payment={payment} />;
