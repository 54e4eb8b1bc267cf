import { type ActOutcome, APPROVAL_DAYS, type StaffActKind } from '@app/contract/approvals';
import { DAY_MS } from '@app/contract/kernel';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import { type PageEnd, pageOf } from '../platform/database/pages.ts';
import type { Actor } from '../platform/http/actor.ts';
import { newId } from '../platform/ids.ts';
import { presentAct } from './approvals.presenter.ts';
import { refuse } from './approvals.refusals.ts';
import { approvalsRepository } from './approvals.repository.ts';
import { type ApprovalsContext, auditAct, carryOutOf } from './approvals-context.ts';
import { approveAct, kindsOf, rejectAct, withdrawAct } from './decide-act.ts';
import type { CarryOut, NamedActRow, StaffAct, StaffActRow } from './staff-act.ts';
import { tellSecond } from './tell-second.ts';

/** Acts of staff on accounts: done at once, or after a second person's approval (requirement: second person). */
export type Approvals = ReturnType<typeof createApprovals>;

export function createApprovals(platform: Omit<ApprovalsContext, 'handlers'>) {
  const context: ApprovalsContext = { ...platform, handlers: new Map() };
  const { clock, config, database, handlers } = context;
  const acts = approvalsRepository(database);
  const shown = (actor: Actor) => (row: NamedActRow) => presentAct(row, actor, clock.now());
  const pageFor = (actor: Actor, rows: NamedActRow[]) => {
    const { data, next } = pageOf(rows, ({ id }) => ({ key: '', id }));
    return { data: data.map(shown(actor)), next };
  };

  /** Does an act at once, with its row in the list and its audit row. */
  async function doNow(actor: Actor, act: StaffAct): Promise<ActOutcome> {
    const after = await database.transaction().execute(async (transaction) => {
      await approvalsRepository(transaction).insert(doneRow(actor, act, clock.now()));
      await auditAct(transaction, actor, act, 'done');
      return carryOutOf(context, act.kind)(transaction, actor, act);
    });
    await after();
    return { state: 'DONE' };
  }

  return {
    /** Registers the function that carries out the acts of a kind. */
    register: (kind: StaffActKind, carryOut: CarryOut): void => void handlers.set(kind, carryOut),

    doNow,

    /** Does an act at once, or stores it for a second person if the installation requires one. */
    async propose(actor: Actor, act: StaffAct): Promise<ActOutcome> {
      if (config.STAFF_APPROVALS === 1) return doNow(actor, act);
      const told = await database.transaction().execute(async (transaction) => {
        const row = waitingRow(actor, act, clock.now());
        if (!(await approvalsRepository(transaction).insertWaiting(row)))
          throw refuse('approvals.already-waiting');
        await auditAct(transaction, actor, act, 'asked');
        return tellSecond(context, transaction, row);
      });
      for (const notice of told) await context.notifications.push(notice);
      return { state: 'WAITING' };
    },

    /** Replaces the address of an account in the acts on it; the acts stay. */
    forgetSubject: async (
      transaction: DatabaseTransaction,
      subjectId: string,
      pseudonym: string,
    ): Promise<void> => {
      await approvalsRepository(transaction).renameSubject(subjectId, pseudonym);
    },

    approve: (actor: Actor, id: string) => approveAct(context, actor, id),
    reject: (actor: Actor, id: string, reason: string) => rejectAct(context, actor, id, reason),
    withdraw: (actor: Actor, id: string) => withdrawAct(context, actor, id),

    /** Acts that need a second person, of the kinds that the caller may decide. */
    list: async (actor: Actor, end: PageEnd | undefined) =>
      pageFor(actor, await acts.list(kindsOf(actor), end)),

    listOpen: async (actor: Actor, end: PageEnd | undefined) =>
      pageFor(actor, await acts.listOpen(kindsOf(actor), clock.now(), end)),

    /** The acts that were done on an account. */
    historyOf: async (actor: Actor, subjectId: string, end: PageEnd | undefined) =>
      pageFor(actor, await acts.listOfSubject(subjectId, end)),

    /** The acts on an account that wait for a second person. */
    waitingFor: async (actor: Actor, subjectId: string) =>
      (await acts.listWaiting(subjectId, clock.now())).map(shown(actor)),
  };
}

const waitingRow = (actor: Actor, act: StaffAct, now: Date): StaffActRow => ({
  id: newId(),
  kind: act.kind,
  subject_id: act.subjectId,
  subject: act.subject,
  payload: act.payload,
  reason: act.reason,
  needs_second: true,
  asked_by: actor.accountId,
  asked_at: now,
  expires_at: new Date(now.getTime() + APPROVAL_DAYS * DAY_MS),
  decided_by: null,
  decided_at: null,
  decision: null,
  rejection: null,
});

const doneRow = (actor: Actor, act: StaffAct, now: Date): StaffActRow => ({
  ...waitingRow(actor, act, now),
  needs_second: false,
  decided_by: actor.accountId,
  decided_at: now,
  decision: 'APPROVED',
});
