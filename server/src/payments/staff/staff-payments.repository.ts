import type { PaymentStanding } from '@app/contract/payments';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { PAGE_ROWS, type PageEnd } from '../../platform/database/pages.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { InvoiceTable } from '../payment-rows.ts';

export type AskedPayments = {
  standing: PaymentStanding | undefined;
  /** The first instant, and the one after the last. */
  from: Date | undefined;
  until: Date | undefined;
};

export type StaffPaymentRow = Awaited<
  ReturnType<ReturnType<typeof staffPaymentsRepository>['page']>
>[number];

const standing = sql<PaymentStanding>`case
  when payment.status <> 'APPROVED' then payment.status
  when taken.payment_id is not null and taken.decided_at is null then 'TAKEN_BACK'
  when due.id is not null and due.refunded_at is null then 'REFUND_DUE'
  when due.id is not null or (taken.kind <> 'IN_MEDIATION' and taken.returned_at is null)
    then 'REFUNDED'
  else 'PAID' end`;

/** Payments of all accounts, as staff reads them. */
export const staffPaymentsRepository = (database: Database) => {
  const db = database.withTables<
    Pick<Tables, 'payment' | 'payment_taken_back' | 'refund_due'> & { invoice: InvoiceTable }
  >();
  const payments = () =>
    db
      .selectFrom('payment')
      .innerJoin('invoice', 'invoice.id', 'payment.invoice_id')
      .leftJoin('refund_due as due', 'due.payment_id', 'payment.id')
      .leftJoin('payment_taken_back as taken', 'taken.payment_id', 'payment.id')
      .selectAll('payment')
      .select([
        'invoice.entity_name',
        'invoice.entity_id',
        'invoice.description',
        'due.amount as refund_amount',
        'due.refunded_at',
        'due.provider_refund_id',
        'taken.kind',
        'taken.amount as taken_amount',
        'taken.taken_at',
        'taken.returned_at',
        'taken.decided_at',
        'taken.decision_reason',
        'taken.version as taken_version',
        standing.as('standing'),
      ]);
  const asked = ({ from, standing: wanted, until }: AskedPayments) =>
    payments()
      .$if(wanted !== undefined, (rows) => rows.where(sql<boolean>`${standing} = ${wanted}`))
      .$if(from !== undefined, (rows) => rows.where('payment.read_at', '>=', from as Date))
      .$if(until !== undefined, (rows) => rows.where('payment.read_at', '<', until as Date))
      .orderBy('payment.read_at', 'desc')
      .orderBy('payment.id', 'desc');
  return {
    /** A page, the latest first. */
    page: (filters: AskedPayments, end: PageEnd | undefined) =>
      asked(filters)
        .$if(end !== undefined, (rows) =>
          rows.where(
            sql<boolean>`(payment.read_at, payment.id) < (${end?.key}::timestamptz, ${end?.id}::uuid)`,
          ),
        )
        .limit(PAGE_ROWS)
        .execute(),

    /** All of them up to a number, for a spreadsheet. */
    all: (filters: AskedPayments, atMost: number) => asked(filters).limit(atMost).execute(),

    find: (id: string) => payments().where('payment.id', '=', id).executeTakeFirst(),
  };
};
