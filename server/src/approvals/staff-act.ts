import type { Role } from '@app/contract/accounts';
import type { StaffActKind } from '@app/contract/approvals';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import type { Known, RowOf } from '../platform/database/rows.ts';
import type { Actor } from '../platform/http/actor.ts';

/** What an act gives, and what it was based on; each kind has its own part of it. */
export type StaffActPayload = {
  /** What the registry says, and the address of its entry. */
  evidence?: string;
  link?: string | null;
  /** Saved profile that was checked. */
  version?: number;
  observation?: string;
  role?: Role;
  branchId?: string | null;
  branch?: string | null;
  /** The draft that is published: of which text, and as it was then. */
  content?: { kind: string; version: number };
  /** Request that the act answers. */
  requestId?: string;
};

/** An act of staff on an account: what, on whom, and why. */
export type StaffAct = {
  kind: StaffActKind;
  subjectId: string;
  /** E-mail of the account, as it was then. */
  subject: string;
  payload: StaffActPayload;
  reason: string;
};

/** What follows the commit of an act: sockets to close, notifications to push. */
export type AfterCommit = () => Promise<void>;

/** Does an act in the transaction that records it; refuses where the state does not allow it any more. */
export type CarryOut = (
  transaction: DatabaseTransaction,
  actor: Actor,
  act: StaffAct,
) => Promise<AfterCommit>;

export type ApprovalsTables = {
  staff_act: Known<'staff_act', { payload: StaffActPayload }>;
};
export type StaffActRow = RowOf<ApprovalsTables['staff_act']>;

/** An act with the e-mails of who asked for it and who decided. */
export type NamedActRow = StaffActRow & { asker: string; decider: string | null };
