import type { Dispensing, HandedOver } from '@app/contract/dispensing';
import {
  countBranchOrders,
  declineOrder,
  dispenseOrder,
  findOrderOfPrescription,
  getBranchOrder,
  listBranchOrders,
  type NewQuote,
  type OrderStatus,
  proveOrderDelivery,
  quoteOrder,
  refuseCancellation,
  shipOrder,
  withdrawQuote,
} from '@app/contract/pharmacy-orders';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/server/call.ts';

/** Key of everything read of the branch's orders. */
export const branchOrdersKey = ['branch-orders'] as const;

/** A page of the orders in some statuses, the longest waiting first; pages count from 1. */
export const ordersQuery = (statuses: readonly OrderStatus[], page: number) =>
  queryOptions({
    queryKey: [...branchOrdersKey, 'list', statuses.join(), page],
    queryFn: async () =>
      (await call(listBranchOrders, { query: { statuses: statuses.join(','), page: page - 1 } }))
        .data,
  });

export const orderCountsQuery = queryOptions({
  queryKey: [...branchOrdersKey, 'counts'],
  queryFn: async () => (await call(countBranchOrders, {})).data,
});

export const orderQuery = (orderId: string) =>
  queryOptions({
    queryKey: [...branchOrdersKey, orderId],
    queryFn: async () => (await call(getBranchOrder, { params: { orderId } })).data,
    // A focused window must not replace what is being typed.
    refetchOnWindowFocus: false,
  });

/** The order of this branch that holds a prescription; null if there is none. */
export const orderOfPrescriptionQuery = (prescriptionId: string) =>
  queryOptions({
    queryKey: [...branchOrdersKey, 'of-prescription', prescriptionId],
    queryFn: async () => (await call(findOrderOfPrescription, { params: { prescriptionId } })).data,
  });

/** Quotes over the version that was read; 0 if there was none. */
export const sendQuote = (orderId: string, version: number, body: NewQuote) =>
  call(quoteOrder, { params: { orderId }, body }, { ifMatch: version });

export const sendWithdrawal = (orderId: string, body: { reason: string }) =>
  call(withdrawQuote, { params: { orderId }, body });

export const sendDecline = (orderId: string, body: { reason: string }) =>
  call(declineOrder, { params: { orderId }, body });

export const sendCancellationRefusal = (orderId: string, body: { reason: string }) =>
  call(refuseCancellation, { params: { orderId }, body });

export const sendShipment = (orderId: string, body: { guideNumber: string | null }) =>
  call(shipOrder, { params: { orderId }, body });

export const sendDeliveryProof = (orderId: string, body: { proof: string }) =>
  call(proveOrderDelivery, { params: { orderId }, body });

export const sendOrderDispensing = async (
  orderId: string,
  prescriptionId: string,
  handedOver: HandedOver,
): Promise<Dispensing> =>
  (await call(dispenseOrder, { params: { orderId }, body: { prescriptionId, ...handedOver } }))
    .data;
