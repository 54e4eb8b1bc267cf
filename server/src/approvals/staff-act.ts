import type { Role } from '@app/contract/accounts';
import type { StaffActKind } from '@app/contract/approvals';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import type { Known, RowOf } from '../platform/database/rows.ts';
import type { Actor } from '../platform/http/actor.ts';

/** What an act grants or changes and its evidence; each kind uses some of these fields. */
export type StaffActPayload = {
  /** What the registry says, and the address of its entry. */
  evidence?: string;
  link?: string | null;
  /** Version of the profile that was checked. */
  version?: number;
  /** How many decisions about the professional there were when it was asked for. */
  decisions?: number;
  observation?: string;
  role?: Role;
  branchId?: string | null;
  branch?: string | null;
  /** The draft to publish: its text, and its version at the time. */
  content?: { kind: string; version: number };
  /** The request that the act answers. */
  requestId?: string;
};

/** An act of staff on an account: what, on which account, and why. */
export type StaffAct = {
  kind: StaffActKind;
  subjectId: string;
  /** E-mail of the account at the time. */
  subject: string;
  payload: StaffActPayload;
  reason: string;
};

/** Runs after the commit of an act: closes sockets, pushes notifications. */
export type AfterCommit = () => Promise<void>;

/** Does an act in the transaction that records it; refuses if the state no longer allows it. */
export type CarryOut = (
  transaction: DatabaseTransaction,
  actor: Actor,
  act: StaffAct,
) => Promise<AfterCommit>;

export type ApprovalsTables = {
  staff_act: Known<'staff_act', { payload: StaffActPayload }>;
};
export type StaffActRow = RowOf<ApprovalsTables['staff_act']>;

/** An act with the e-mails of the person who proposed it and the one who decided. */
export type NamedActRow = StaffActRow & { asker: string; decider: string | null };
