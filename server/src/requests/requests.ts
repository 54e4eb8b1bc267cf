import type { InReview, RequestKind } from '@app/contract/requests';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { closeRequest } from './close-request.ts';
import type { NewRequest } from './request-rows.ts';
import { requestWritesRepository } from './request-writes.repository.ts';
import { presentInReview } from './requests.presenter.ts';
import { requestsRepository } from './requests.repository.ts';
import type { CloseRequest, Closing, RequestsContext, ResolveByAct } from './requests-context.ts';

/** What people ask of the staff: capabilities open requests, and register how theirs are answered. */
export type Requests = ReturnType<typeof createRequests>;

export function createRequests(platform: Omit<RequestsContext, 'acts' | 'closers'>) {
  const context: RequestsContext = { ...platform, acts: new Map(), closers: new Map() };
  return {
    context,

    /** Names what is done when requests of a kind are closed. */
    onClose: (kind: RequestKind, close: CloseRequest): void =>
      void context.closers.set(kind, close),

    /** Names the act by which requests of a kind are resolved. */
    resolveByAct: (kind: RequestKind, resolve: ResolveByAct): void =>
      void context.acts.set(kind, resolve),

    /** Opens a request in the transaction of what is asked; false where the same is open already. */
    open: async (transaction: DatabaseTransaction, request: NewRequest): Promise<boolean> =>
      Boolean(await requestWritesRepository(transaction).insert(request, context.clock.now())),

    /** What of a person's data is in review (requirement: data in review). */
    inReview: async (personId: string): Promise<InReview[]> =>
      (await requestsRepository(context.database).disputing(personId)).map(presentInReview),

    forgetContact: async (transaction: DatabaseTransaction, accountId: string): Promise<void> => {
      await requestWritesRepository(transaction).forgetContact(accountId);
    },

    close: (transaction: DatabaseTransaction, actor: Actor, closing: Closing) =>
      closeRequest(context, transaction, actor, closing),
  };
}
