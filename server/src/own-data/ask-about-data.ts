import { dayOf } from '@app/contract/kernel';
import {
  type PlainDataKind,
  rectificationOn,
  type rectificationSchema,
} from '@app/contract/own-data';
import type { z } from 'zod';
import { recordAudit } from '../audit/index.ts';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { refuseKernel } from '../platform/http/problem-handler.ts';
import { newId } from '../platform/ids.ts';
import type { NewRequest } from '../requests/index.ts';
import { clockOf } from './data-clock.ts';
import { refuse } from './own-data.refusals.ts';
import type { OwnData } from './own-data-context.ts';
import { COLUMN_OF } from './rectify-identity.ts';

type Asked = Pick<NewRequest, 'kind' | 'visit_id' | 'details'> & {
  personId: string;
  /** Distinguishes requests of the same kind. */
  about?: string;
};

/** Asks for a paper copy, for access to a patient's data, or for deletion of the account's data. */
export async function askPlain(
  context: OwnData,
  actor: Actor,
  personId: string,
  kind: PlainDataKind,
): Promise<{ requestId: string }> {
  await context.familyGroup.requireOwnPerson(actor, personId);
  const details = await aboutWhom(context, actor, personId);
  // Deletion concerns the account, so it cannot be requested for another person.
  if (kind === 'DELETION' && details.person !== null) throw refuseKernel('request.not-found');
  return ask(context, actor, { kind, personId, details });
}

/** Asks staff to correct an identity field. */
export async function askRectification(
  context: OwnData,
  actor: Actor,
  personId: string,
  asked: z.output<typeof rectificationSchema>,
): Promise<{ requestId: string }> {
  await context.familyGroup.requireOwnPerson(actor, personId);
  const { field, value } = rectificationOn(dayOf(context.clock.now())).parse(asked);
  const person = await context.profiles.findPerson(personId);
  if (!person) throw refuseKernel('request.not-found');
  const oldValue = person[COLUMN_OF[field]];
  if (oldValue === value) throw refuse('own-data.unchanged');
  const whom = await aboutWhom(context, actor, personId);
  return ask(context, actor, {
    kind: 'RECTIFICATION',
    personId,
    about: field,
    details: { ...whom, field, oldValue, newValue: value },
  });
}

/** The name of the person it is about, if not the requester. */
export async function aboutWhom(
  { profiles }: Pick<OwnData, 'profiles'>,
  { accountId }: Actor,
  personId: string,
): Promise<{ person: string | null }> {
  const person = await profiles.findPerson(personId);
  const isOther = person !== undefined && person.account_id !== accountId;
  return { person: isOther ? `${person.first_name} ${person.last_name}` : null };
}

/** Opens a request with its deadline and audit row; equal requests are allowed only one at a time. */
export async function ask(
  context: OwnData,
  actor: Actor,
  { kind, personId, about = '', details, visit_id }: Asked,
  also: (transaction: DatabaseTransaction) => Promise<void> = async () => {},
): Promise<{ requestId: string }> {
  const id = newId();
  const clock = await clockOf(context, kind, context.clock.now());
  await context.database.transaction().execute(async (transaction) => {
    const opened = await context.requests.open(transaction, {
      id,
      kind,
      account_id: actor.accountId,
      person_id: personId,
      once_key: `${kind} ${personId} ${about}`,
      ...clock,
      ...(visit_id && { visit_id }),
      ...(details && { details }),
    });
    if (!opened) throw refuse('own-data.already-asked');
    await recordAudit(transaction, actor, {
      type: 'request.asked',
      action: 'C',
      purpose: 'PATRQT',
      patient_id: personId,
      entity_type: 'staff_request',
      entity_id: id,
      rule: kind,
    });
    await also(transaction);
  });
  return { requestId: id };
}
