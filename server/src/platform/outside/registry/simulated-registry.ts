import { dayOf } from '@app/contract/kernel';
import type { Clock } from '../../clock.ts';
import { readAnswer } from './read-answer.ts';
import type { AskedLicence, ProfessionalRegistry, RegistryQuestion } from './registry.ts';

/** Licences, by number, with a special answer (docs/operations.md). */
const ODD_LICENCES: Record<string, { finding: string; validUntil?: string }> = {
  '90001': { finding: 'NOT_FOUND' },
  '90002': { finding: 'ANOTHER_NAME' },
  '90003': { finding: 'EXPIRED', validUntil: '2025-06-30' },
  '90004': { finding: 'SUSPENDED' },
};

/** People, by DNI, with a special answer. */
const ODD_PEOPLE: Record<string, { finding: string; name?: string }> = {
  '39000001': { finding: 'NOT_FOUND' },
  '39000002': { finding: 'ANOTHER_NAME', name: 'Roldán, Beatriz' },
};

/** Replaces the registry in development: it confirms everything, except for the special cases. */
export const simulatedRegistry = (clock: Clock): ProfessionalRegistry => ({
  isSimulated: true,
  ask: async (question) =>
    readAnswer(JSON.stringify(answerTo(question)), question, dayOf(clock.now())),
});

const answerTo = ({ idNumber, firstName, lastName, licences }: RegistryQuestion) => ({
  registry: 'Registro simulado',
  identity: ODD_PEOPLE[idNumber] ?? { finding: 'FOUND', name: `${lastName}, ${firstName}` },
  licences: licences.map(({ number }: AskedLicence) => ({
    number,
    ...(ODD_LICENCES[number] ?? { finding: 'FOUND' }),
  })),
});
