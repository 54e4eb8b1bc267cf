import {
  answererOf,
  type listRequests,
  type OwnRequest,
  quotesRecord,
  type RequestKind,
  type RequestRow,
  type RequestSheet,
  requestKinds,
  seesRequest,
} from '@app/contract/requests';
import type { z } from 'zod';
import { requireStepUp } from '../accounts/index.ts';
import { recordAudit } from '../audit/index.ts';
import { pageEndOf, pageOf } from '../platform/database/pages.ts';
import type { Actor } from '../platform/http/actor.ts';
import { refuseKernel } from '../platform/http/problem-handler.ts';
import { requestEventsRepository } from './request-events.repository.ts';
import type { NamedRequestRow } from './request-rows.ts';
import { presentOwn, presentRow, presentSheet } from './requests.presenter.ts';
import { requestsRepository } from './requests.repository.ts';
import type { RequestsContext } from './requests-context.ts';

/** Kinds that patients request, and can follow. */
const FOLLOWED: readonly RequestKind[] = requestKinds.filter(
  (kind) => kind !== 'PROBLEM' && kind !== 'LOW_RATING',
);

type Asked = z.output<typeof listRequests.query>;

/** A page of the requests that the caller's role sees. */
export async function listForStaff(
  { clock, database }: RequestsContext,
  actor: Actor,
  { kind, state, mine, overdue, after }: Asked,
): Promise<{ data: RequestRow[]; next: string | null }> {
  const now = clock.now();
  const kinds = requestKinds.filter(
    (each) => seesRequest(actor.role, each) && (kind === undefined || kind === each),
  );
  if (kinds.length === 0) return { data: [], next: null };
  const rows = await requestsRepository(database).list({
    kinds,
    state,
    assignedTo: mine && actor.accountId,
    dueBefore: overdue && now,
    end: pageEndOf(after, 'instant'),
  });
  const { data, next } = pageOf(rows, ({ urgent_at, id }) => ({
    key: urgent_at.toISOString(),
    id,
  }));
  return { data: data.map((row) => presentRow(row, actor, now)), next };
}

/** Finds a request that the caller's role sees; others are reported as not found. */
export async function requireSeen(
  { database }: Pick<RequestsContext, 'database'>,
  { role }: Actor,
  id: string,
): Promise<NamedRequestRow> {
  const row = await requestsRepository(database).find(id);
  if (!row || !seesRequest(role, row.kind)) throw refuseKernel('request.not-found');
  return row;
}

/**
 * A full request. Audited; its patient finds among the readings of their record who read the words of a correction
 * (requirement: correction by addendum).
 */
export async function readForStaff(
  context: RequestsContext,
  actor: Actor,
  id: string,
): Promise<RequestSheet> {
  const row = await requireSeen(context, actor, id);
  const now = context.clock.now();
  const quotes = quotesRecord(row.kind);
  const hasWords = answererOf(row.kind) === actor.role && !(quotes && row.closed_at);
  if (quotes && hasWords) requireStepUp(actor, now);
  await recordAudit(context.database, actor, {
    type: 'request.read',
    action: 'R',
    purpose: 'HOPERAT',
    patient_id: row.person_id,
    entity_type: 'staff_request',
    entity_id: id,
    rule: quotes && !hasWords ? null : row.kind,
  });
  const events = await requestEventsRepository(context.database).of(id);
  return presentSheet(row, events, actor, { now, hasWords });
}

/** A page of the caller's own requests. */
export async function listOwn(
  { database }: RequestsContext,
  { accountId }: Actor,
  after: string | undefined,
): Promise<{ data: OwnRequest[]; next: string | null }> {
  const rows = await requestsRepository(database).ofAccount(
    accountId,
    FOLLOWED,
    pageEndOf(after, 'id'),
  );
  const { data, next } = pageOf(rows, ({ id }) => ({ key: '', id }));
  return { data: data.map(presentOwn), next };
}
