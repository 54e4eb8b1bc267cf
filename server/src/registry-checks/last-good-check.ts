import type { VerifiedProfessional } from '@app/contract/licence-verification';
import { registryChecksRepository } from './registry-checks.repository.ts';
import type { RegistryChecks } from './registry-checks-context.ts';

/** The latest registry check, if it found the professional without any fault. */
export async function lastGoodCheck(
  { database }: Pick<RegistryChecks, 'database'>,
  accountId: string,
): Promise<VerifiedProfessional['registryCheck']> {
  const row = await registryChecksRepository(database).lastOf(accountId);
  if (row?.identity !== 'FOUND' || row.suspended) return null;
  const { registry, is_simulated, checked_at } = row;
  return { registry, isSimulated: is_simulated, checkedDate: checked_at.toISOString() };
}
