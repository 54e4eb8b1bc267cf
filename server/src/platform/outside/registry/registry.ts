import type { Day } from '@app/contract/kernel';

/** A licence as its professional states it; the jurisdiction is a code of two digits (INDEC), null if none is set. */
export type AskedLicence = {
  kind: 'NATIONAL' | 'PROVINCIAL';
  jurisdiction: string | null;
  issuer: string;
  number: string;
};

/** A question to a registry about a professional: only identity and licences. */
export type RegistryQuestion = {
  idNumber: string;
  cuil: string | null;
  firstName: string;
  lastName: string;
  profession: string | null;
  refepsCode: string | null;
  licences: AskedLicence[];
};

/** Possible answers about the person with that DNI, and about each licence. */
export const FOUND_OF_IDENTITY = ['FOUND', 'NOT_FOUND', 'ANOTHER_NAME'] as const;
export const FOUND_OF_LICENCE = [...FOUND_OF_IDENTITY, 'EXPIRED', 'SUSPENDED'] as const;

/** A parsed answer: the licences in the order of the question. */
export type RegistryAnswer = {
  registry: string;
  identity: (typeof FOUND_OF_IDENTITY)[number];
  /** The name in the registry, if given. */
  name: string | null;
  licences: { finding: (typeof FOUND_OF_LICENCE)[number]; validUntil: Day | null }[];
  /** SHA-256 of the original answer. */
  hash: Buffer;
};

/** The registry that an installation asks about its professionals. */
export type ProfessionalRegistry = {
  /** Whether it invents its answers. */
  isSimulated: boolean;
  /** @throws ProviderDown if it does not answer, or not the question */
  ask: (question: RegistryQuestion) => Promise<RegistryAnswer>;
};
