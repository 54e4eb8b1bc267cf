import {
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

/** Everything about orders, which a push refreshes together. */
export const ordersKey = ['orders'] as const;

/** How often a payment that is being processed is asked for, besides the pushes. */
const PAYMENT_POLL_MS = 10_000;

/** A page of the own orders under a tab; pages count from 1. */
export const ordersQuery = (tab: OrderTab, page: number) =>
  queryOptions({
    queryKey: [...ordersKey, 'list', tab, page],
    queryFn: async () => {
      const query = { statuses: ORDER_TABS[tab].join(','), page_number: page - 1 };
      return (await call(listOrders, { query })).data;
    },
  });

/** How many own orders stand where. */
export const countsQuery = queryOptions({
  queryKey: [...ordersKey, 'counts'],
  queryFn: async () => (await call(countOrders, {})).data,
});

/** Quotes without an answer, and what was sent and not received yet. */
export const waitingQuery = queryOptions({
  queryKey: [...ordersKey, 'waiting'],
  queryFn: async () => (await call(listOrders, { query: { statuses: 'QUOTED,SENT' } })).data,
});

/** One own order; while its payment is processed it is asked for again. */
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

/** What a quote charges besides the medicines. */
export const extrasQuery = ({ id, quoteVersion }: Order) =>
  queryOptions({
    queryKey: [...ordersKey, 'extras', id, quoteVersion],
    queryFn: async () => (await call(listOrderExtras, { params: { orderId: id } })).data,
  });

/** What the order asks for. */
export const orderPrescriptionsQuery = (orderId: string) =>
  queryOptions({
    queryKey: [...ordersKey, 'prescriptions', orderId],
    queryFn: async () => (await call(listOrderPrescriptions, { params: { orderId } })).data,
  });

type OrderRequest = Pick<Order, 'status'> & { statusReason: string; paymentId?: string };

/** Asks for a step of the order. A lost answer or a refusal shows where the order stands by then. */
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
