import { requestsProblems } from '@app/contract/requests';
import { lockForDeletion, pseudonymiseAccount } from '../accounts/index.ts';
import type { CarryOut } from '../approvals/index.ts';
import { refuseKernel } from '../platform/http/problem-handler.ts';
import { refusals } from '../platform/refusal.ts';
import { forgetContact, recipientsOf } from './forget-contact.ts';
import type { OwnData } from './own-data-context.ts';

/** What whoever reads a request finds that nobody can answer any more. */
const CLOSED_WITH_THE_DATA = 'Se cerró porque se borraron los datos de quien lo pidió.';

const refuse = refusals(requestsProblems);

/** Registers deletion as an act of staff on the account, which may need a second person. */
export function registerDeletion(context: OwnData): void {
  const { accounts, approvals, requests } = context;
  approvals.register('PSEUDONYMISE', pseudonymising(context));
  requests.resolveByAct('DELETION', async (actor, request, reason) => {
    const account = await accounts.accounts.findById(request.account_id);
    if (!account) throw refuseKernel('request.not-found');
    return approvals.propose(actor, {
      kind: 'PSEUDONYMISE',
      subjectId: account.id,
      subject: account.email,
      payload: { requestId: request.id },
      reason,
    });
  });
}

/**
 * Blocks the account, removes its owner's contact data, cancels appointments, and closes the other requests. The clinical record is kept
 * (requirement: deletion of data).
 */
const pseudonymising =
  (context: OwnData): CarryOut =>
  async (transaction, actor, { subjectId, payload, reason }) => {
    const { accounts, cancelAppointments, leaveCare, requests } = context;
    if (!payload.requestId) throw new Error('a deletion answers a request');
    if (!(await lockForDeletion(transaction, subjectId)))
      throw refuse('requests.changed-meanwhile');
    const told = await requests.close(transaction, actor, {
      id: payload.requestId,
      state: 'RESOLVED',
      answer: reason,
    });
    const alsoTold = await requests.closeAllOf(transaction, actor, {
      accountId: subjectId,
      answer: CLOSED_WITH_THE_DATA,
    });
    const recipients = await recipientsOf(transaction, subjectId);
    const tellOfAppointments = await cancelAppointments(transaction, actor, subjectId);
    const changed = await pseudonymiseAccount(accounts, transaction, subjectId);
    if (typeof changed === 'string') throw refuse('requests.changed-meanwhile');
    await forgetContact(context, transaction, subjectId, recipients);
    return async () => {
      changed.ended.forEach(accounts.closeSockets);
      await leaveCare(subjectId);
      await tellOfAppointments();
      await told();
      await alsoTold();
    };
  };
