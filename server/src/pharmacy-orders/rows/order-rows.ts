import type { DeliveryAddress } from '@app/contract/pharmacy-orders';
import type { Known, NewRow, Row, RowOf } from '../../platform/database/rows.ts';
import type { Tables } from '../../platform/database/tables.ts';

/** The address of an order has the contract's schema. */
export type OrdersTables = Pick<
  Tables,
  | 'purchase_order_event'
  | 'purchase_order_extra'
  | 'purchase_order_item'
  | 'purchase_order_prescription'
> & {
  purchase_order: Known<'purchase_order', { delivery_address: DeliveryAddress | null }>;
};

export type OrderRow = RowOf<OrdersTables['purchase_order']>;
export type OrderedRow = Row<'purchase_order_prescription'>;
export type ItemRow = Row<'purchase_order_item'>;
export type ExtraRow = Row<'purchase_order_extra'>;
export type NewEvent = NewRow<'purchase_order_event'>;
