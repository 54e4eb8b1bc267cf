import type { ActOutcome } from '@app/contract/approvals';
import { requireStepUp } from '../accounts/index.ts';
import type { CarryOut } from '../approvals/index.ts';
import type { Actor } from '../platform/http/actor.ts';
import { refuseKernel } from '../platform/http/problem-handler.ts';
import { newId } from '../platform/ids.ts';
import { exportOffered } from './own-data.copy.ts';
import type { OwnData } from './own-data-context.ts';

/** Lets a patient download their export: it is made when they ask for it, and nobody else can. */
export async function offerExport(
  { accounts, approvals, clock, profiles }: OwnData,
  actor: Actor,
  subjectId: string,
  reason: string,
): Promise<ActOutcome> {
  requireStepUp(actor, clock.now());
  const account = await accounts.accounts.findById(subjectId);
  const person = await profiles.findPersonOfAccount(subjectId);
  if (!account || !person || !(await profiles.findPatientParts(person.id)))
    throw refuseKernel('request.not-found');
  const act = {
    kind: 'OFFER_EXPORT',
    subjectId,
    subject: account.email,
    payload: {},
    reason,
  } as const;
  return approvals.doNow(actor, act);
}

/** Registers that a patient is notified of the export offered by staff. */
export function registerOffer(context: OwnData): void {
  context.approvals.register('OFFER_EXPORT', offering(context));
}

const offering =
  ({ notifications }: OwnData): CarryOut =>
  async (transaction, _actor, { subjectId }) => {
    const row = await notifications.add(transaction, {
      account_id: subjectId,
      event: 'data.export-offered',
      event_key: newId(),
      ...exportOffered,
      entity_type: null,
      entity_id: null,
      visit_id: null,
    });
    return async () => {
      if (row) await notifications.push(row);
    };
  };
