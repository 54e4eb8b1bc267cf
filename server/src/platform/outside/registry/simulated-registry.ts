import { dayOf } from '@app/contract/kernel';
import type { Clock } from '../../clock.ts';
import { readAnswer } from './read-answer.ts';
import type { AskedLicence, ProfessionalRegistry, RegistryQuestion } from './registry.ts';

/** Licences, by number, of which something odd is answered (docs/operations.md). */
const ODD_LICENCES: Record<string, { finding: string; validUntil?: string }> = {
  '90001': { finding: 'NOT_FOUND' },
  '90002': { finding: 'ANOTHER_NAME' },
  '90003': { finding: 'EXPIRED', validUntil: '2025-06-30' },
  '90004': { finding: 'SUSPENDED' },
};

/** People, by DNI, of whom something odd is answered. */
const ODD_PEOPLE: Record<string, { finding: string; name?: string }> = {
  '39000001': { finding: 'NOT_FOUND' },
  '39000002': { finding: 'ANOTHER_NAME', name: 'Roldán, Beatriz' },
};

/** Stands for the registry in development: except for the odd cases it finds whatever it is asked about. */
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
