import type { InReview, RequestKind } from '@app/contract/requests';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import { statement } from '../platform/database/statement.ts';
import type { Actor } from '../platform/http/actor.ts';
import { closeRequest } from './close-request.ts';
import type { NewRequest } from './request-rows.ts';
import { requestWritesRepository } from './request-writes.repository.ts';
import { presentInReview } from './requests.presenter.ts';
import { requestsRepository } from './requests.repository.ts';
import type { CloseRequest, Closing, RequestsContext, ResolveByAct } from './requests-context.ts';

/** What an account still asks of staff, locked; not what it only reported. */
const lockOpenOf = statement<{ accountId: string }, { id: string }>(
  ({ accountId }) => `select id from staff_request
   where account_id = ${accountId} and closed_at is null and kind not in ('LOW_RATING', 'PROBLEM')
   order by id for update`,
);

/** Requests of people to staff: capabilities open them, and register how theirs are answered. */
export type Requests = ReturnType<typeof createRequests>;

export function createRequests(platform: Omit<RequestsContext, 'acts' | 'closers'>) {
  const context: RequestsContext = { ...platform, acts: new Map(), closers: new Map() };
  return {
    context,

    /** Registers what closing requests of a kind does. */
    onClose: (kind: RequestKind, close: CloseRequest): void =>
      void context.closers.set(kind, close),

    /** Registers the act that resolves requests of a kind. */
    resolveByAct: (kind: RequestKind, resolve: ResolveByAct): void =>
      void context.acts.set(kind, resolve),

    /** Opens a request in the caller's transaction; false if an equal one is open. */
    open: async (transaction: DatabaseTransaction, request: NewRequest): Promise<boolean> =>
      Boolean(await requestWritesRepository(transaction).insert(request, context.clock.now())),

    /** The parts of a person's data that are in review (requirement: data in review). */
    inReview: async (personId: string): Promise<InReview[]> =>
      (await requestsRepository(context.database).disputing(personId)).map(presentInReview),

    forgetContact: async (transaction: DatabaseTransaction, accountId: string): Promise<void> => {
      await requestWritesRepository(transaction).forgetContact(accountId);
    },

    close: (transaction: DatabaseTransaction, actor: Actor, closing: Closing) =>
      closeRequest(context, transaction, actor, closing),

    /**
     * Rejects what an account still asks of staff, as staff would. What it reported about its care stays with the
     * medical director: it asks for nothing.
     */
    closeAllOf: async (
      transaction: DatabaseTransaction,
      actor: Actor,
      { accountId, answer }: { accountId: string; answer: string },
    ): Promise<() => Promise<void>> => {
      const shows: (() => Promise<void>)[] = [];
      for (const { id } of await lockOpenOf(transaction, { accountId }))
        shows.push(
          await closeRequest(context, transaction, actor, { id, state: 'REJECTED', answer }),
        );
      return async () => {
        for (const show of shows) await show();
      };
    },
  };
}
