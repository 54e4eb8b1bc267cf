import type { EndpointInput } from '@app/contract/kernel';
import {
  type listOrders as listOrdersCall,
  ORDER_STATUSES,
  type Order,
  type OrderStatus,
} from '@app/contract/pharmacy-orders';
import type { Prescription } from '@app/contract/prescriptions';
import { patientAccountOf } from '../../consents/index.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { withLines } from '../../prescriptions/index.ts';
import { requireOwnOrder } from '../act-on-order.ts';
import { presentOne, presentOrders } from '../order.presenter.ts';
import { refuse } from '../pharmacy-orders.refusals.ts';
import type { PharmacyOrders } from '../pharmacy-orders.ts';
import type { Whose } from '../rows/orders.repository.ts';

type Asked = EndpointInput<typeof listOrdersCall>['query'];

const ownedBy = ({ accountId }: Actor): Whose => ({ account_id: accountId });

/** The statuses in an address, including the specification's other name of CREATED. */
export const statusesOf = (asked: readonly (OrderStatus | 'NEW')[]): OrderStatus[] =>
  asked.map((status) => (status === 'NEW' ? 'CREATED' : status));

/** A page of the caller's orders, or of those with a prescription of one person of the family. */
export async function listOrders(
  context: PharmacyOrders,
  actor: Actor,
  { patient_login, statuses, page_size, page_number }: Asked,
): Promise<Order[]> {
  const personId = patient_login && (await requireOwnLogin(context, actor, patient_login));
  const rows = await context.orders.listOfAccount(
    actor.accountId,
    {
      ...(statuses && { statuses: statusesOf(statuses) }),
      ...(personId && { personId }),
    },
    { size: page_size, number: page_number },
  );
  return presentOrders(context, rows);
}

/** The person of a login in the caller's family; others are reported as not found. */
async function requireOwnLogin(
  { familyGroup }: PharmacyOrders,
  { accountId }: Actor,
  login: string,
): Promise<string> {
  const [family, personId] = await Promise.all([
    familyGroup.personsOf(accountId),
    familyGroup.findByLogin(login),
  ]);
  if (personId !== undefined && family.includes(personId)) return personId;
  throw refuse('pharmacy-orders.not-found');
}

/** Orders of an account or a branch by status. */
export async function countOrders(
  { orders }: PharmacyOrders,
  whose: Whose,
): Promise<Record<OrderStatus, number>> {
  return countsOf(ORDER_STATUSES, await orders.count(whose));
}

/** Fills in zeros for statuses without an order. */
export const countsOf = <Status extends OrderStatus>(
  statuses: readonly Status[],
  counted: readonly { status: OrderStatus; orders: number }[],
) =>
  Object.fromEntries(
    statuses.map((status) => [
      status,
      Number(counted.find((row) => row.status === status)?.orders ?? 0),
    ]),
  ) as Record<Status, number>;

export const countOwnOrders = (context: PharmacyOrders, actor: Actor) =>
  countOrders(context, ownedBy(actor));

/** One of the caller's orders. */
export async function readOrder(context: PharmacyOrders, actor: Actor, id: string): Promise<Order> {
  return presentOne(context, await requireOwnOrder(context, actor, id, ownedBy(actor)));
}

/** The prescriptions of one of the caller's orders, of people for whom the account still acts. */
export async function listOrderPrescriptions(
  context: PharmacyOrders,
  actor: Actor,
  id: string,
): Promise<Prescription[]> {
  const order = await requireOwnOrder(context, actor, id, ownedBy(actor));
  const ordered = await context.ordered.findOfOrders([order.id]);
  const [family, found] = await Promise.all([
    context.familyGroup.personsOf(actor.accountId),
    context.prescriptions.findByIds(
      ordered.map(({ prescription_id }) => prescription_id),
      patientAccountOf(actor),
    ),
  ]);
  const rows = ordered.flatMap(({ prescription_id }) =>
    found.filter((row) => row.id === prescription_id && family.includes(row.person_id)),
  );
  return withLines(context, rows);
}
