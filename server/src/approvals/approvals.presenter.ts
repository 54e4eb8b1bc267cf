import { rolesOfAct, type StaffAct } from '@app/contract/approvals';
import type { Actor } from '../platform/http/actor.ts';
import type { NamedActRow } from './staff-act.ts';

type Reader = Pick<Actor, 'accountId' | 'role'>;

/** An act as staff reads it; nothing in it is clinical. */
export function presentAct(row: NamedActRow, reader: Reader, now: Date): StaffAct {
  const state = row.decision ?? (row.expires_at > now ? 'WAITING' : 'EXPIRED');
  const { evidence, link, role, branch, observation } = row.payload;
  return {
    id: row.id,
    kind: row.kind,
    subjectId: row.subject_id,
    subject: row.subject,
    reason: row.reason,
    details: {
      evidence: evidence ?? null,
      link: link ?? null,
      role: role ?? null,
      branch: branch ?? null,
      observation: observation ?? null,
    },
    askedBy: row.asker,
    askedDate: row.asked_at.toISOString(),
    expiresDate: row.expires_at.toISOString(),
    state,
    needsSecond: row.needs_second,
    decidedBy: row.decider,
    decidedDate: row.decided_at?.toISOString() ?? null,
    rejection: row.rejection,
    mayDecide: state === 'WAITING' && mayDecide(row, reader),
    mayWithdraw: state === 'WAITING' && row.asked_by === reader.accountId,
  };
}

const mayDecide = (row: NamedActRow, { accountId, role }: Reader): boolean =>
  row.asked_by !== accountId && row.subject_id !== accountId && rolesOfAct(row.kind).includes(role);
