import { requestsProblems } from '@app/contract/requests';
import { recordAudit } from '../audit/index.ts';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { refuseKernel } from '../platform/http/problem-handler.ts';
import { newId } from '../platform/ids.ts';
import type { Platform } from '../platform/platform.ts';
import { refusals } from '../platform/refusal.ts';
import type { CloseRequest, Requests } from '../requests/index.ts';
import { removedNotice } from './family-group.copy.ts';
import { refuse } from './family-group.refusals.ts';
import { groupWritesRepository } from './group-writes.repository.ts';
import { leavingRepository } from './leaving.repository.ts';
import { type Telling, tellOfGroup } from './tell-of-group.ts';

const refuseAnswer = refusals(requestsProblems);

type Asking = Pick<Platform, 'database'> & { requests: Pick<Requests, 'open'> };

/** Asks staff to remove a member from the group; one open request at a time. */
export async function askRemoval(
  { database, requests }: Asking,
  actor: Actor,
  memberId: string,
  reason: string | undefined,
): Promise<{ requestId: string }> {
  const requestId = newId();
  await database.transaction().execute(async (transaction) => {
    const group = groupWritesRepository(transaction);
    const member = await group.lockLink(actor.accountId, memberId);
    if (!member) throw refuseKernel('request.not-found');
    const opened = await requests.open(transaction, {
      id: requestId,
      kind: 'FAMILY_REMOVAL',
      account_id: actor.accountId,
      person_id: memberId,
      once_key: `FAMILY_REMOVAL ${memberId}`,
      details: {
        person: `${member.first_name} ${member.last_name}`,
        idNumber: member.id_number,
        birthDate: member.birth_date,
        text: reason || null,
      },
    });
    if (!opened) throw refuse('family-group.removal-asked');
    await recordAudit(transaction, actor, {
      type: 'request.asked',
      action: 'C',
      purpose: 'PATRQT',
      patient_id: memberId,
      entity_type: 'staff_request',
      entity_id: requestId,
      rule: 'FAMILY_REMOVAL',
    });
  });
  return { requestId };
}

export type Removing = Telling & {
  requests: Pick<Requests, 'onClose'>;
  /** Cancels what the holder booked for a member; returns a function that notifies after the commit. */
  cancelAppointments: (
    transaction: DatabaseTransaction,
    actor: Actor,
    booked: { accountId: string; personId: string },
  ) => Promise<() => Promise<void>>;
};

/** Registers that resolving such a request removes the member from the group. */
export const registerRemovals = (context: Removing): void =>
  context.requests.onClose('FAMILY_REMOVAL', removing(context));

/**
 * Ends the link. The record stays with the person, and a waiting or running consultation ends normally; the
 * holder's bookings for them are cancelled, since nobody would attend (requirement: leaving a family group).
 */
const removing =
  (context: Removing): CloseRequest =>
  async (transaction, actor, { account_id, id, person_id, state }, afterCommit) => {
    if (state !== 'RESOLVED') return;
    if (!person_id) throw new Error('a removal is asked for a member');
    const removed = await leavingRepository(transaction).remove(account_id, person_id);
    if (!removed) throw refuseAnswer('requests.changed-meanwhile');
    const booked = { accountId: account_id, personId: person_id };
    afterCommit(await context.cancelAppointments(transaction, actor, booked));
    afterCommit(
      await tellOfGroup(context, transaction, removed.account_id, {
        happened: 'removed',
        event_key: `${id}-removed`,
        ...removedNotice(removed.holder_name),
      }),
    );
  };
