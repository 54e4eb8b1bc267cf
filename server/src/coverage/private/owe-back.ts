import { recordAudit } from '../../audit/index.ts';
import type { NotificationRow } from '../../notifications/index.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import type { CoverageContext } from '../coverage-context.ts';
import type { Words } from './private-consultations.copy.ts';
import type { PrivateConsultationRow } from './private-consultations.repository.ts';
import { addNotice } from './tell-of-private.ts';

/** A refunded consultation, and its notification to push after the commit. */
export type Returned = { returned: PrivateConsultationRow; notice: NotificationRow | undefined };

/** Refunds an unused paid consultation, and notifies the payer. */
export async function oweBack(
  context: CoverageContext,
  transaction: DatabaseTransaction,
  returned: PrivateConsultationRow,
  { reason, words }: { reason: string; words: Words },
): Promise<Returned> {
  await context.payments.owe(transaction, returned.id, reason);
  await recordAudit(transaction, undefined, {
    type: 'private-consultation.return',
    action: 'U',
    purpose: 'HPAYMT',
    patient_id: returned.person_id,
    entity_type: 'private_consultation',
    entity_id: returned.id,
  });
  return { returned, notice: await addNotice(context, transaction, returned, 'returned', words) };
}
