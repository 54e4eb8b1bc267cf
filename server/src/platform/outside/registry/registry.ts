import type { Day } from '@app/contract/kernel';

/** A licence as its professional states it; the jurisdiction is a code of two digits (INDEC), null where none is set. */
export type AskedLicence = {
  kind: 'NATIONAL' | 'PROVINCIAL';
  jurisdiction: string | null;
  issuer: string;
  number: string;
};

/** What a registry is asked about a professional: identity and licences, nothing else. */
export type RegistryQuestion = {
  idNumber: string;
  cuil: string | null;
  firstName: string;
  lastName: string;
  profession: string | null;
  refepsCode: string | null;
  licences: AskedLicence[];
};

/** What a registry says of the person with that DNI, and of each licence. */
export const FOUND_OF_IDENTITY = ['FOUND', 'NOT_FOUND', 'ANOTHER_NAME'] as const;
export const FOUND_OF_LICENCE = [...FOUND_OF_IDENTITY, 'EXPIRED', 'SUSPENDED'] as const;

/** An answer that was read: the licences in the order in which they were asked for. */
export type RegistryAnswer = {
  registry: string;
  identity: (typeof FOUND_OF_IDENTITY)[number];
  /** The name that it has, where it tells one. */
  name: string | null;
  licences: { finding: (typeof FOUND_OF_LICENCE)[number]; validUntil: Day | null }[];
  /** SHA-256 of the answer as it came. */
  hash: Buffer;
};

/** The registry that an installation asks about its professionals. */
export type ProfessionalRegistry = {
  /** Whether it makes its answers up. */
  isSimulated: boolean;
  /** @throws ProviderDown where it does not answer, or not what was asked */
  ask: (question: RegistryQuestion) => Promise<RegistryAnswer>;
};
