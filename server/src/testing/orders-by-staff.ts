import { cancelOrder, extendQuote, getStaffOrder } from '@app/contract/pharmacy-orders';
import type { Someone } from './clinic.ts';
import type { TestApp } from './test-app.ts';

type Who = Pick<Someone, 'token'>;

export const STAFF_REASON = 'El paciente llamó para pedirlo.';

/** Staff's acts on pharmacy orders, over the current version unless one is given. */
export function ordersByStaff(t: TestApp) {
  const versionOf = async (id: string): Promise<number> =>
    (await t.pool.query('select version from purchase_order where id = $1', [id])).rows[0]
      ?.version ?? 1;
  const over = async (id: string, seen: number | undefined) => ({
    'if-match': `"${seen ?? (await versionOf(id))}"`,
  });
  return {
    versionOf,
    sheet: ({ token }: Who, orderId: string) =>
      t.call(getStaffOrder, { params: { orderId } }, token),

    cancel: async ({ token }: Who, orderId: string, seen?: number, reason = STAFF_REASON) =>
      t.call(
        cancelOrder,
        { params: { orderId }, body: { reason } },
        token,
        await over(orderId, seen),
      ),

    extend: async ({ token }: Who, orderId: string, hours = 24, seen?: number) =>
      t.call(
        extendQuote,
        { params: { orderId }, body: { hours, reason: STAFF_REASON } },
        token,
        await over(orderId, seen),
      ),
  };
}
