import type { RegistryCheck, RegistryChecks as Shown } from '@app/contract/registry-checks';
import type { Actor } from '../platform/http/actor.ts';
import { refuseKernel } from '../platform/http/problem-handler.ts';
import type { ProfessionalProfile } from '../profiles/index.ts';
import { checkProfessional } from './check-professional.ts';
import type { CheckRow } from './check-rows.ts';
import { refuse } from './registry-checks.refusals.ts';
import { registryChecksRepository } from './registry-checks.repository.ts';
import type { RegistryChecks } from './registry-checks-context.ts';

/** Asks the registry about a professional for a member of staff. */
export async function consultRegistry(
  context: RegistryChecks,
  actor: Actor,
  accountId: string,
): Promise<RegistryCheck> {
  const found = await requireProfessional(context, accountId);
  const checked = await checkProfessional(context, found, actor);
  if (!('row' in checked)) throw refuse('registry-checks.unavailable');
  return present({ ...checked.row, asker: actor.email });
}

/** The registry checks of a professional, newest first. */
export async function readChecks(context: RegistryChecks, accountId: string): Promise<Shown> {
  await requireProfessional(context, accountId);
  const { database, registry } = context;
  const rows = await registryChecksRepository(database).recentOf(accountId);
  const mode = registry?.isSimulated ? 'SIMULATED' : 'CONNECTED';
  return { mode: registry ? mode : 'OFF', checks: rows.map(present) };
}

async function requireProfessional(
  { profiles }: RegistryChecks,
  accountId: string,
): Promise<ProfessionalProfile> {
  const found = await profiles.findProfessional(accountId);
  if (!found) throw refuseKernel('request.not-found');
  return found;
}

const present = (row: CheckRow & { asker: string | null }): RegistryCheck => ({
  id: row.id,
  checkedDate: row.checked_at.toISOString(),
  askedBy: row.asker,
  registry: row.registry,
  isSimulated: row.is_simulated,
  identity: row.identity,
  registeredName: row.registered_name,
  licences: row.licences,
  answerHash: row.answer_hash.toString('hex'),
  suspended: row.suspended,
});
