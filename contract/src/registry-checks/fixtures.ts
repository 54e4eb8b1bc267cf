import type { RegistryCheck } from './registry-checks.schema.ts';

/** A check by staff in which everything was found. */
export const aRegistryCheck = (over: Partial<RegistryCheck> = {}): RegistryCheck => ({
  id: '0192a000-0000-7000-8000-0000000000c1',
  checkedDate: '2026-11-20T12:00:00.000Z',
  askedBy: 'direccion@cercana.test',
  registry: 'REFEPS',
  isSimulated: false,
  identity: 'FOUND',
  registeredName: 'Sosa, Diego',
  licences: [
    {
      type_licence_str: 'PROVINCIAL',
      licence_str: '55012',
      jurisdiction_code: '06',
      finding: 'FOUND',
      registeredUntil: '2028-03-31',
    },
  ],
  answerHash: 'a'.repeat(64),
  suspended: false,
  ...over,
});
