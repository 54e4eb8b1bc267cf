import {
  answererOf,
  disputedKinds,
  type InReview,
  type OwnRequest,
  type RequestDetails,
  type RequestRow,
  type RequestSheet,
} from '@app/contract/requests';
import type { Actor } from '../platform/http/actor.ts';
import {
  type NamedRequestRow,
  NO_DETAILS,
  type RequestEventRow,
  type StaffRequestRow,
} from './request-rows.ts';

type Event = Pick<RequestEventRow, 'id' | 'step' | 'at' | 'body'> & { email: string };

export const presentRow = (row: NamedRequestRow, { accountId }: Actor, now: Date): RequestRow => ({
  id: row.id,
  kind: row.kind,
  state: row.state,
  who: row.first_name === null ? row.email : `${row.first_name} ${row.last_name}`,
  createdDate: row.created_at.toISOString(),
  dueDate: row.due_at?.toISOString() ?? null,
  isAlarming: row.closed_at === null && row.alarm_at !== null && row.alarm_at <= now,
  assignedTo: row.assignee,
  isMine: row.assigned_to === accountId,
});

/** A full request; its texts are only for the role that answers it, and its history only without them if answered. */
export function presentSheet(
  row: NamedRequestRow,
  events: readonly Event[],
  actor: Actor,
  { now, hasWords }: { now: Date; hasWords: boolean },
): RequestSheet {
  const isAnswerer = answererOf(row.kind) === actor.role;
  return {
    ...presentRow(row, actor, now),
    accountId: row.account_id,
    details: hasWords ? row.details : withoutWords(row.details),
    history: isAnswerer ? events.map((event) => presentEvent(event, hasWords)) : [],
    mayAnswer: isAnswerer && row.closed_at === null,
  };
}

const withoutWords = ({ cameBy, person, visitId }: RequestDetails): RequestDetails => ({
  ...NO_DETAILS,
  cameBy,
  person,
  visitId,
});

const presentEvent = ({ id, step, email, at, body }: Event, hasWords: boolean) => ({
  id,
  step,
  by: email,
  date: at.toISOString(),
  text: hasWords ? body : null,
});

export const presentOwn = (row: StaffRequestRow): OwnRequest => ({
  id: row.id,
  kind: row.kind,
  person: row.details.person,
  state: row.state,
  createdDate: row.created_at.toISOString(),
  dueDate: row.due_at?.toISOString() ?? null,
  closedDate: row.closed_at?.toISOString() ?? null,
  answer: row.answer,
  inReview: isDisputed(row) ? presentInReview(row) : null,
});

const isDisputed = ({ closed_at, kind }: StaffRequestRow): boolean =>
  closed_at === null && disputedKinds.some((disputed) => disputed === kind);

export const presentInReview = ({
  created_at,
  details,
}: Pick<StaffRequestRow, 'created_at' | 'details'>): InReview => ({
  field: details.field,
  sinceDate: created_at.toISOString(),
});
