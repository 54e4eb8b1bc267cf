import type { PayableName } from '@app/contract/payments';
import type { Known, RowOf } from '../platform/database/rows.ts';

/** The entity of an invoice is one of the things that can be paid. */
export type InvoiceTable = Known<'invoice', { entity_name: PayableName }>;
export type InvoiceRow = RowOf<InvoiceTable>;
