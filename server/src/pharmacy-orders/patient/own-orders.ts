import type { EndpointInput } from '@app/contract/kernel';
import {
  type listOrders as listOrdersCall,
  ORDER_STATUSES,
  type Order,
  type OrderStatus,
} from '@app/contract/pharmacy-orders';
import type { Prescription } from '@app/contract/prescriptions';
import { readerOf } from '../../consents/index.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { withLines } from '../../prescriptions/index.ts';
import { requireOwnOrder } from '../act-on-order.ts';
import { presentOne, presentOrders } from '../order.presenter.ts';
import { refuse } from '../pharmacy-orders.refusals.ts';
import type { PharmacyOrders } from '../pharmacy-orders.ts';
import type { Whose } from '../rows/orders.repository.ts';

type Asked = EndpointInput<typeof listOrdersCall>['query'];

const ownedBy = ({ accountId }: Actor): Whose => ({ account_id: accountId });

/** The statuses that an address names; the specification's other name of CREATED is one of them. */
export const statusesOf = (asked: readonly (OrderStatus | 'NEW')[]): OrderStatus[] =>
  asked.map((status) => (status === 'NEW' ? 'CREATED' : status));

/** A page of the own orders, or of those with a prescription of one person of the own family. */
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

/** The person of a login in the own family; of another one it is not there. */
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

/** How many orders stand where, of an account or of a branch. */
export async function countOrders(
  { orders }: PharmacyOrders,
  whose: Whose,
): Promise<Record<OrderStatus, number>> {
  return countsOf(ORDER_STATUSES, await orders.count(whose));
}

/** A number for each status, of counts that leave out those without an order. */
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

/** One own order. */
export async function readOrder(context: PharmacyOrders, actor: Actor, id: string): Promise<Order> {
  return presentOne(context, await requireOwnOrder(context, actor, id, ownedBy(actor)));
}

/** The prescriptions of an own order, of those for whom the account still answers. */
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
      readerOf(actor),
    ),
  ]);
  const rows = ordered.flatMap(({ prescription_id }) =>
    found.filter((row) => row.id === prescription_id && family.includes(row.person_id)),
  );
  return withLines(context, rows);
}
