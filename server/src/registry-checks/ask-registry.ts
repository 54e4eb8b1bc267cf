import { ProviderDown } from '../platform/outside/message.ts';
import type { RegistryAnswer, RegistryQuestion } from '../platform/outside/registry/registry.ts';
import type { ProfessionalProfile } from '../profiles/index.ts';
import { refuse } from './registry-checks.refusals.ts';
import type { RegistryChecks } from './registry-checks-context.ts';

/** An answer; or none, with the milliseconds to wait if the registry's circuit is open. */
export type Asked = { answer: RegistryAnswer } | { waitMs: number | undefined };

/** Asks the registry about a professional, unless it is failing (requirement: circuit of a provider). */
export async function askRegistry(
  { circuit, log, registry }: Pick<RegistryChecks, 'circuit' | 'log' | 'registry'>,
  found: ProfessionalProfile,
): Promise<Asked> {
  if (!registry) throw refuse('registry-checks.off');
  const waitMs = circuit.waitMs();
  if (waitMs !== undefined) return { waitMs };
  try {
    const answer = await registry.ask(questionOf(found));
    circuit.worked();
    return { answer };
  } catch (error) {
    if (!(error instanceof ProviderDown)) throw error;
    circuit.failed();
    log.warn({ reason: error.message }, 'the registry of professionals did not answer');
    return { waitMs: circuit.isOpen() ? circuit.waitMs() : undefined };
  }
}

const questionOf = ({ person, professional, licences }: ProfessionalProfile): RegistryQuestion => ({
  idNumber: person.id_number,
  cuil: person.cuil,
  firstName: person.first_name,
  lastName: person.last_name,
  profession: professional.profession,
  refepsCode: professional.refeps_code,
  licences: licences.map((licence) => ({
    kind: licence.type_licence_str,
    jurisdiction: licence.jurisdiction_code,
    issuer: licence.issuer,
    number: licence.number,
  })),
});
