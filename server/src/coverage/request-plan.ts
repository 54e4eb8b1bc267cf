import { CONTACTS_PER_DAY } from '@app/contract/coverage';
import { dayOf } from '@app/contract/kernel';
import { recordAudit } from '../audit/index.ts';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { refuseKernel } from '../platform/http/problem-handler.ts';
import { newId } from '../platform/ids.ts';
import type { NewRequest } from '../requests/index.ts';
import { refuse } from './coverage.refusals.ts';
import { coverageRepository } from './coverage.repository.ts';
import type { CoverageContext } from './coverage-context.ts';
import { type NewPlanRequest, planRequestsRepository } from './plan-requests.repository.ts';

/** The person of the plan, and the holder of their group. */
type Asked = { personId: string; holderId: string };

/** Asks staff to call the person about a plan, at most three times a day; an open request is reused. */
export function requestPlanContact(context: CoverageContext, actor: Actor, asked: Asked) {
  return ask(context, actor, asked, { kind: 'CONTACT' }, async (transaction, row) => {
    // Locks the holder's row, so that requests of one group are counted one after another.
    await coverageRepository(transaction).lockHolder(asked.holderId);
    const requests = planRequestsRepository(transaction);
    const open = await requests.openContact(asked.personId);
    if (open) return open;
    if ((await requests.countContacts(asked.holderId, row.asked_on)) >= CONTACTS_PER_DAY)
      throw refuse('coverage.too-many-contacts');
    await requests.insert(row);
    return undefined;
  });
}

type Wanted = { planId: number; affiliateNumber?: string | undefined };

/** Asks staff for another plan; only staff changes it. */
export async function requestPlanChange(
  context: CoverageContext,
  actor: Actor,
  asked: Asked,
  { planId, affiliateNumber }: Wanted,
) {
  const wanted = await context.catalogs.findPlan(planId);
  const details = {
    wantedPlan: wanted ? `${wanted.insurer}, ${wanted.name}` : null,
    affiliateNumber: affiliateNumber || null,
  };
  return ask(context, actor, asked, { kind: 'CHANGE', details }, async (transaction, row) => {
    const coverage = coverageRepository(transaction);
    if ((await coverage.findPlan(asked.personId))?.id === planId)
      throw refuse('coverage.plan-unchanged');
    if (!(await context.catalogs.lockOffered(transaction, planId)))
      throw refuse('coverage.plan-not-offered');
    const change = {
      ...row,
      wanted_plan_id: planId,
      affiliate_number: affiliateNumber || null,
    };
    const written = await planRequestsRepository(transaction).insertChange(change);
    if (!written) throw refuse('coverage.change-pending');
    return undefined;
  });
}

/** Writes a request, or finds an equal open one. */
type Write = (
  transaction: DatabaseTransaction,
  row: NewPlanRequest,
) => Promise<{ id: string } | undefined>;

type What = Pick<NewPlanRequest, 'kind'> & Pick<NewRequest, 'details'>;

/** Stores a request with the requester's profile data for staff's list, and its audit row. */
async function ask(
  { database, clock, profiles, requests }: CoverageContext,
  actor: Actor,
  { personId, holderId }: Asked,
  { kind, details }: What,
  write: Write,
): Promise<{ requestId: string }> {
  const asker = await profiles.findPersonOfAccount(actor.accountId);
  if (!asker) throw refuseKernel('request.not-found');
  const person = await nameOfDependant(profiles, personId, asker.id);
  const requestId = newId();
  return database.transaction().execute(async (transaction) => {
    const plan = await coverageRepository(transaction).findPlan(personId);
    const open = await write(transaction, {
      id: requestId,
      kind,
      person_id: personId,
      holder_id: holderId,
      plan_name: plan?.name ?? null,
      wanted_plan_id: null,
      affiliate_number: null,
      asked_on: dayOf(clock.now()),
    });
    if (open) return { requestId: open.id };
    await requests.open(transaction, {
      id: requestId,
      kind: kind === 'CONTACT' ? 'PLAN_CONTACT' : 'PLAN_CHANGE',
      account_id: actor.accountId,
      person_id: personId,
      details: {
        ...details,
        person,
        phone: asker.phone_number,
        planName: plan?.name ?? null,
      },
    });
    await recordAudit(transaction, actor, {
      type: kind === 'CONTACT' ? 'plan.contact' : 'plan.change',
      action: 'C',
      purpose: 'HPAYMT',
      patient_id: personId,
      entity_type: 'plan_request',
      entity_id: requestId,
      rule: personId === asker.id ? 'own account' : 'own dependant',
    });
    return { requestId };
  });
}

/** The name of the person a request is about, if not the requester. */
async function nameOfDependant(
  profiles: CoverageContext['profiles'],
  personId: string,
  askerId: string,
): Promise<string | null> {
  if (personId === askerId) return null;
  const person = await profiles.findPerson(personId);
  return person ? `${person.first_name} ${person.last_name}` : null;
}
