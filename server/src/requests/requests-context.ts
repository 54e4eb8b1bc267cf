import type { ActOutcome } from '@app/contract/approvals';
import type { RequestKind, RequestState } from '@app/contract/requests';
import type { Notifications } from '../notifications/index.ts';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import type { Platform } from '../platform/platform.ts';
import type { StaffRequestRow } from './request-rows.ts';

/** How a request is closed. */
export type Closing = {
  id: string;
  state: Extract<RequestState, 'RESOLVED' | 'REJECTED'>;
  /** What the requester reads. */
  answer: string;
  /** How the identity of the person was checked, for kinds that need it. */
  evidence?: string | undefined;
};

/**
 * Does what a request of a kind asks for, or gives it up, in the transaction that closes it; refuses if it
 * cannot. Notifications are sent after the commit.
 */
export type CloseRequest = (
  transaction: DatabaseTransaction,
  actor: Actor,
  request: StaffRequestRow,
  afterCommit: (show: () => Promise<void>) => void,
) => Promise<void>;

/** Resolves requests of a kind with an act of staff, which may wait for a second person. */
export type ResolveByAct = (
  actor: Actor,
  request: StaffRequestRow,
  answer: string,
) => Promise<ActOutcome>;

export type RequestsContext = Pick<Platform, 'clock' | 'database'> & {
  notifications: Pick<Notifications, 'add' | 'push'>;
  closers: Map<RequestKind, CloseRequest>;
  acts: Map<RequestKind, ResolveByAct>;
};
