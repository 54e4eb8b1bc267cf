import { asList, asOk, asPage } from '@app/contract/kernel';
import * as contract from '@app/contract/pharmacy-orders';
import type { Route } from '../platform/http/route.ts';
import {
  declineOrder,
  proveDelivery,
  refuseCancellation,
  withdrawQuote,
} from './branch/branch-acts.ts';
import { dispenseOrder } from './branch/dispense-order.ts';
import {
  countBranchOrders,
  listBranchOrders,
  readBranchOrder,
} from './branch/own-branch-orders.ts';
import { findOrderOfPrescription } from './branch/prescription-of-order.ts';
import { quoteOrder } from './branch/quote-order.ts';
import { shipOrder } from './branch/ship-order.ts';
import { askCancellation } from './patient/ask-cancellation.ts';
import { createOrder } from './patient/create-order.ts';
import {
  countOwnOrders,
  listOrderPrescriptions,
  listOrders,
  readOrder,
} from './patient/own-orders.ts';
import { requestOnOrder } from './patient/request-on-order.ts';
import { searchBranches } from './patient/search-branches.ts';
import type { PharmacyOrders } from './pharmacy-orders.ts';
import { listOrderExtras, listOrderItems } from './read-quote.ts';
import { cancelOrdersOfBranch } from './staff/cancel-of-branch.ts';
import { cancelOrder, extendQuote } from './staff/staff-acts.ts';
import { countForStaff, findForStaff, listForStaff, readForStaff } from './staff/staff-orders.ts';

export function pharmacyOrdersRoutes(route: Route, orders: PharmacyOrders) {
  patientRoutes(route, orders);
  branchRoutes(route, orders);
  staffRoutes(route, orders);
}

function patientRoutes(route: Route, orders: PharmacyOrders) {
  route(contract.searchBranches, async ({ actor, query }) =>
    asList(await searchBranches(orders, actor, query.name)),
  );

  route(contract.createOrder, async ({ actor, body, commandId }) =>
    asOk(await createOrder(orders, actor, body, commandId)),
  );

  route(contract.listOrders, async ({ actor, query }) =>
    asList(await listOrders(orders, actor, query)),
  );

  route(contract.countOrders, async ({ actor }) => asOk(await countOwnOrders(orders, actor)));

  route(contract.getOrder, async ({ actor, params }) =>
    asOk(await readOrder(orders, actor, params.orderId)),
  );

  route(contract.listOrderPrescriptions, async ({ actor, params }) =>
    asList(await listOrderPrescriptions(orders, actor, params.orderId)),
  );

  route(contract.listOrderItems, async ({ actor, params }) =>
    asList(await listOrderItems(orders, actor, params.orderId)),
  );

  route(contract.listOrderExtras, async ({ actor, params }) =>
    asList(await listOrderExtras(orders, actor, params.orderId)),
  );

  route(contract.requestOnOrder, async ({ actor, body }) =>
    asOk(await requestOnOrder(orders, actor, body.purchaseOrder)),
  );

  route(contract.askCancellation, async ({ actor, params, body }) =>
    asOk(await askCancellation(orders, actor, params.orderId, body)),
  );
}

function branchRoutes(route: Route, orders: PharmacyOrders) {
  route(contract.listBranchOrders, async ({ actor, query }) =>
    asList(await listBranchOrders(orders, actor, query)),
  );

  route(contract.countBranchOrders, async ({ actor }) =>
    asOk(await countBranchOrders(orders, actor)),
  );

  route(contract.getBranchOrder, async ({ actor, params }) =>
    asOk(await readBranchOrder(orders, actor, params.orderId)),
  );

  route(contract.findOrderOfPrescription, async ({ actor, params }) =>
    asOk(await findOrderOfPrescription(orders, actor, params.prescriptionId)),
  );

  route(contract.quoteOrder, async ({ actor, params, body, version }) =>
    asOk(await quoteOrder(orders, actor, params.orderId, body, version)),
  );

  route(contract.withdrawQuote, async ({ actor, params, body }) =>
    asOk(await withdrawQuote(orders, actor, params.orderId, body)),
  );

  route(contract.declineOrder, async ({ actor, params, body }) =>
    asOk(await declineOrder(orders, actor, params.orderId, body)),
  );

  route(contract.refuseCancellation, async ({ actor, params, body }) =>
    asOk(await refuseCancellation(orders, actor, params.orderId, body)),
  );

  route(contract.dispenseOrder, async ({ actor, params, body }) =>
    asOk(await dispenseOrder(orders, actor, params.orderId, body)),
  );

  route(contract.shipOrder, async ({ actor, params, body }) =>
    asOk(await shipOrder(orders, actor, params.orderId, body)),
  );

  route(contract.proveOrderDelivery, async ({ actor, params, body }) =>
    asOk(await proveDelivery(orders, actor, params.orderId, body)),
  );
}

function staffRoutes(route: Route, orders: PharmacyOrders) {
  route(contract.listStaffOrders, async ({ actor, query }) =>
    asPage(await listForStaff(orders, actor, query)),
  );

  route(contract.countStaffOrders, async ({ query }) =>
    asOk(await countForStaff(orders, query.branchId)),
  );

  route(contract.findStaffOrder, async ({ actor, params }) =>
    asOk(await findForStaff(orders, actor, params.number)),
  );

  route(contract.getStaffOrder, async ({ actor, params }) =>
    asOk(await readForStaff(orders, actor, params.orderId)),
  );

  route(contract.extendQuote, async ({ actor, params, version, body }) =>
    asOk(await extendQuote(orders, actor, { id: params.orderId, version }, body)),
  );

  route(contract.cancelOrder, async ({ actor, params, version, body }) =>
    asOk(await cancelOrder(orders, actor, { id: params.orderId, version }, body)),
  );

  route(contract.cancelOrdersOfBranch, async ({ actor, params, body }) =>
    asOk(await cancelOrdersOfBranch(orders, actor, params.branchId, body)),
  );
}
