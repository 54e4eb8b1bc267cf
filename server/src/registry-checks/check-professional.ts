import { dayOf } from '@app/contract/kernel';
import { recordAudit } from '../audit/index.ts';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { newId } from '../platform/ids.ts';
import type { RegistryAnswer } from '../platform/outside/registry/registry.ts';
import { type ProfessionalProfile, registryVerdictsRepository } from '../profiles/index.ts';
import { askRegistry } from './ask-registry.ts';
import type { CheckRow } from './check-rows.ts';
import { faultsFound } from './faults-found.ts';
import { nextCheck } from './next-check.ts';
import { recheckLater } from './recheck-later.ts';
import { rechecksRepository } from './rechecks.repository.ts';
import { saidBy } from './registry-checks.copy.ts';
import { registryChecksRepository } from './registry-checks.repository.ts';
import type { RegistryChecks } from './registry-checks-context.ts';
import { tellOfSuspension } from './tell-of-suspension.ts';

/** The evidence of a check; or no answer, which changes nothing. */
type Checked = { row: CheckRow } | { waitMs: number | undefined };

/**
 * Asks the registry about a professional and stores its answer. Any fault suspends a verified professional at
 * once (requirement: blocked by the registry).
 *
 * @param actor who asks; undefined for the periodic check
 */
export async function checkProfessional(
  context: RegistryChecks,
  found: ProfessionalProfile,
  actor: Actor | undefined,
): Promise<Checked> {
  const asked = await askRegistry(context, found);
  if ('waitMs' in asked) return asked;
  const { row, after } = await context.database
    .transaction()
    .execute((transaction) => keep(context, transaction, { found, actor, answer: asked.answer }));
  await after();
  return { row };
}

type Heard = {
  found: ProfessionalProfile;
  actor: Actor | undefined;
  answer: RegistryAnswer;
};

async function keep(context: RegistryChecks, transaction: DatabaseTransaction, heard: Heard) {
  const { found, actor, answer } = heard;
  const isVerified = found.professional.verification === 'VERIFIED';
  const now = context.clock.now();
  const faults = isVerified ? faultsFound(answer, found, dayOf(now)) : [];
  const suspended = faults.length > 0 && (await suspend(context, transaction, found));
  const row = rowOf(context, heard, { now, suspended });
  await registryChecksRepository(transaction).insert(row);
  await recordAudit(transaction, actor, {
    type: suspended ? 'registry-check.suspended' : 'registry-check.done',
    action: suspended ? 'U' : 'C',
    purpose: 'HOPERAT',
    entity_type: 'account',
    entity_id: row.account_id,
    rule: row.id,
  });
  if (isVerified)
    await rechecksRepository(transaction).setDue(row.account_id, nextCheck(answer, now));
  const said = saidBy(answer.registry, faults);
  const after = suspended
    ? await tellOfSuspension(context, transaction, found, said)
    : async () => {};
  return { row, after };
}

/**
 * Whether the professional is suspended now. A decision by staff after the question takes precedence. If only
 * the profile changed since, the registry is asked again, because its answer was about the earlier data.
 */
async function suspend(
  { jobs }: RegistryChecks,
  transaction: DatabaseTransaction,
  { professional }: ProfessionalProfile,
): Promise<boolean> {
  const verdicts = registryVerdictsRepository(transaction);
  if (await verdicts.suspend(professional)) return true;
  if (await verdicts.isStillVerified(professional))
    await recheckLater(jobs, transaction, professional.account_id);
  return false;
}

const rowOf = (
  { registry }: RegistryChecks,
  { found, actor, answer }: Heard,
  { now, suspended }: { now: Date; suspended: boolean },
): CheckRow => ({
  id: newId(),
  account_id: found.professional.account_id,
  asked_by: actor?.accountId ?? null,
  checked_at: now,
  registry: answer.registry,
  is_simulated: registry?.isSimulated === true,
  identity: answer.identity,
  registered_name: answer.name,
  licences: answer.licences.flatMap(({ finding, validUntil }, index) => {
    const licence = found.licences[index];
    if (!licence) return [];
    const { type_licence_str, number: licence_str, jurisdiction_code } = licence;
    return [
      { type_licence_str, licence_str, jurisdiction_code, finding, registeredUntil: validUntil },
    ];
  }),
  answer_hash: answer.hash,
  suspended,
});
