import type { StaffActKind } from '@app/contract/approvals';
import { recordAudit } from '../audit/index.ts';
import type { Notifications } from '../notifications/index.ts';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import type { Outbox } from '../platform/outside/outbox.ts';
import type { Platform } from '../platform/platform.ts';
import type { CarryOut, StaffAct } from './staff-act.ts';

/** How each kind of act is done, by the capability that registered it. */
export type Handlers = Map<StaffActKind, CarryOut>;

export type ApprovalsContext = Pick<Platform, 'clock' | 'config' | 'database' | 'publicUrl'> & {
  notifications: Pick<Notifications, 'add' | 'push'>;
  sendMail: Outbox['sendMail'];
  handlers: Handlers;
};

export function carryOutOf({ handlers }: ApprovalsContext, kind: StaffActKind): CarryOut {
  const carryOut = handlers.get(kind);
  if (!carryOut) throw new Error(`nothing carries out ${kind}`);
  return carryOut;
}

type Step = 'done' | 'asked' | 'approved' | 'rejected' | 'withdrawn';

/** The audit row of a step of an act, in its transaction. */
export const auditAct = (
  transaction: DatabaseTransaction,
  actor: Actor,
  { kind, subjectId }: Pick<StaffAct, 'kind' | 'subjectId'>,
  step: Step,
): Promise<void> =>
  recordAudit(transaction, actor, {
    type: `staff-act.${step}`,
    action: 'U',
    purpose: 'HOPERAT',
    entity_type: kind === 'PUBLISH_TEXT' ? 'content_draft' : 'account',
    entity_id: subjectId,
    rule: kind,
  });
