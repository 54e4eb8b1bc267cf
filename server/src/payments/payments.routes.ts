import { asOk, asPage } from '@app/contract/kernel';
import * as contract from '@app/contract/payments';
import type { Route } from '../platform/http/route.ts';
import { sendFile } from '../platform/http/send-file.ts';
import { createInvoice } from './create-invoice.ts';
import { refuse } from './payments.refusals.ts';
import type { PaymentsContext } from './payments.ts';
import { type Received, receiveNotice } from './receive-notice.ts';
import { returnFromPayment } from './return-from-payment.ts';
import { tableCopy } from './staff/staff-payments.copy.ts';
import { decideTakenBack, exportPayments, listStaffPayments } from './staff/staff-payments.ts';

/** The sender gets only the status: every answer is empty. */
const STATUS_OF: Record<Received, number> = { accepted: 200, refused: 401, again: 503 };

export function paymentsRoutes(route: Route, payments: PaymentsContext) {
  route(contract.createInvoice, async ({ actor, body }) =>
    asOk(await createInvoice(payments, actor, body)),
  );

  route(contract.returnFromPayment, async ({ actor, body, params }) =>
    asOk(await returnFromPayment(payments, actor, params.invoiceId, body.providerPaymentId)),
  );

  route(contract.receivePaymentNotice, async ({ body, params, query, reply, request }) => {
    const notice = { body, headers: request.headers, query };
    const received = await receiveNotice(payments, params.provider, notice);
    reply.code(STATUS_OF[received]).send();
    return undefined;
  });

  const testPages = () => {
    if (!payments.testPages) throw refuse('payments.not-found');
    return payments.testPages;
  };

  route(contract.getTestCheckout, async ({ actor, params }) =>
    asOk(await testPages().read(actor.accountId, params.checkoutId)),
  );

  route(contract.decideTestCheckout, async ({ actor, body, params }) =>
    asOk(await testPages().decide(actor.accountId, params.checkoutId, body.decision)),
  );

  staffRoutes(route, payments);
}

function staffRoutes(route: Route, payments: PaymentsContext) {
  route(contract.listStaffPayments, async ({ actor, query }) =>
    asPage(await listStaffPayments(payments, actor, query)),
  );

  route(contract.exportStaffPayments, async ({ actor, query, reply }) =>
    sendFile(reply, {
      bytes: await exportPayments(payments, actor, query),
      filename: `${tableCopy.filename}.csv`,
      mimetype: 'text/csv; charset=utf-8',
    }),
  );

  route(contract.decideTakenBack, async ({ actor, body, params, version }) =>
    asOk(await decideTakenBack(payments, actor, { ...params, version }, body)),
  );
}
