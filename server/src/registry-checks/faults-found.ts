import type { Day } from '@app/contract/kernel';
import { isInForce } from '@app/contract/profiles';
import type { RegistryAnswer } from '../platform/outside/registry/registry.ts';
import { licenceLabel, type ProfessionalProfile } from '../profiles/index.ts';
import { faultCopy as copy } from './registry-checks.copy.ts';

/**
 * The faults in an answer that block a professional, in words. A licence that has expired according to the
 * professional is not used, so the registry's answer about it blocks nobody
 * (requirement: blocked by the registry).
 */
export function faultsFound(
  { identity, licences: found }: RegistryAnswer,
  { licences }: Pick<ProfessionalProfile, 'licences'>,
  today: Day,
): string[] {
  const ofLicences = found.flatMap(({ finding, validUntil }, index) => {
    const licence = licences[index];
    return finding === 'FOUND' || !licence || !isInForce(licence, today)
      ? []
      : [copy.licence[finding](licenceLabel(licence), validUntil)];
  });
  return identity === 'FOUND' ? ofLicences : [copy.identity[identity], ...ofLicences];
}
