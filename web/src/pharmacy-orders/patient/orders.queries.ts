import {
  askCancellation,
  countOrders,
  getOrder,
  listOrderExtras,
  listOrderItems,
  listOrderPrescriptions,
  listOrders,
  ORDER_TABS,
  type Order,
  type OrderTab,
  requestOnOrder,
} from '@app/contract/pharmacy-orders';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/server/call.ts';

/** Key of everything about orders, which a push refreshes together. */
export const ordersKey = ['orders'] as const;

/** Polling interval of a payment in progress, in addition to the pushes. */
const PAYMENT_POLL_MS = 10_000;

/** A page of the patient's orders in a tab; pages count from 1. */
export const ordersQuery = (tab: OrderTab, page: number) =>
  queryOptions({
    queryKey: [...ordersKey, 'list', tab, page],
    queryFn: async () => {
      const query = { statuses: ORDER_TABS[tab].join(','), page_number: page - 1 };
      return (await call(listOrders, { query })).data;
    },
  });

/** The patient's orders by status. */
export const countsQuery = queryOptions({
  queryKey: [...ordersKey, 'counts'],
  queryFn: async () => (await call(countOrders, {})).data,
});

/** Quotes without an answer, and orders sent but not received. */
export const waitingQuery = queryOptions({
  queryKey: [...ordersKey, 'waiting'],
  queryFn: async () => (await call(listOrders, { query: { statuses: 'QUOTED,SENT' } })).data,
});

/** One of the patient's orders; polled while its payment is in progress. */
export const orderQuery = (orderId: string) =>
  queryOptions({
    queryKey: [...ordersKey, 'one', orderId],
    queryFn: async () => (await call(getOrder, { params: { orderId } })).data,
    refetchInterval: ({ state }) => (state.data?.status === 'PRE_PAID' ? PAYMENT_POLL_MS : false),
  });

/** The lines of a quote. */
export const itemsQuery = ({ id, quoteVersion }: Order) =>
  queryOptions({
    queryKey: [...ordersKey, 'items', id, quoteVersion],
    queryFn: async () => (await call(listOrderItems, { params: { orderId: id } })).data,
  });

/** The extras of a quote. */
export const extrasQuery = ({ id, quoteVersion }: Order) =>
  queryOptions({
    queryKey: [...ordersKey, 'extras', id, quoteVersion],
    queryFn: async () => (await call(listOrderExtras, { params: { orderId: id } })).data,
  });

/** The prescriptions of an order. */
export const orderPrescriptionsQuery = (orderId: string) =>
  queryOptions({
    queryKey: [...ordersKey, 'prescriptions', orderId],
    queryFn: async () => (await call(listOrderPrescriptions, { params: { orderId } })).data,
  });

type OrderRequest = Pick<Order, 'status'> & { statusReason: string; paymentId?: string };

/** Requests a status of the order. A lost answer or a refusal shows its current state. */
export function useOrderRequest(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ status, statusReason, paymentId }: OrderRequest) => {
      const paymentDetail = paymentId === undefined ? {} : { paymentDetail: { id: paymentId } };
      const purchaseOrder = { id, status, statusReason, ...paymentDetail };
      return (await call(requestOnOrder, { body: { purchaseOrder } })).data;
    },
    onSuccess: (order) => queries.setQueryData(orderQuery(id).queryKey, order),
    onSettled: () => void queries.invalidateQueries({ queryKey: ordersKey }),
  });
}

/** Asks the branch to cancel a paid order. A lost answer or a refusal shows its current state. */
export function useAskCancellation(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (body: { reason: string }) =>
      (await call(askCancellation, { params: { orderId: id }, body })).data,
    onSuccess: (order) => queries.setQueryData(orderQuery(id).queryKey, order),
    onSettled: () => void queries.invalidateQueries({ queryKey: ordersKey }),
  });
}
