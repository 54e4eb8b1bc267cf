import type { FamilyMember } from './profiles.schema.ts';

/** Names of the relationships (specification). */
const words = {
  SPOUSE: { FEMALE: 'esposa', MALE: 'esposo', NON_BINARY: 'esposo/a' },
  PARTNER: { FEMALE: 'pareja', MALE: 'pareja', NON_BINARY: 'pareja' },
  OFFSPRING: { FEMALE: 'hija', MALE: 'hijo', NON_BINARY: 'hijo/a' },
  IN_CHARGE: { FEMALE: 'a cargo', MALE: 'a cargo', NON_BINARY: 'a cargo' },
} as const;

/** Relationship of a member to the holder; in both genders if the sex is unknown. */
export const relationshipWord = (
  relationship: FamilyMember['relationship_to_titular'],
  sex: FamilyMember['sex_str'] = 'NON_BINARY',
): string => words[relationship][sex];
