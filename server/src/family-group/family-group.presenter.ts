import { FAMILY_MEMBERS_MAX, type FamilyGroup, type GroupMember } from '@app/contract/family-group';
import type { Day } from '@app/contract/kernel';
import {
  presentAddress,
  presentIdentification,
  presentPatient,
  presentPersonal,
} from '../profiles/index.ts';
import type { GroupParts, MemberParts } from './family-group.statements.ts';

/** The members of a family, except people without a patient profile. */
export const presentMembers = (family: MemberParts[], today: Day): GroupMember[] =>
  family.flatMap(({ relationship, status, address, parts }) =>
    parts
      ? [
          {
            ...presentPersonal(parts.person),
            id: parts.person.id,
            ...presentIdentification(parts.person),
            relationship_to_titular: relationship,
            status,
            address_dto: address && presentAddress(address),
            patient_dto: presentPatient(parts, today),
          },
        ]
      : [],
  );

/** The group as its holder sees it. */
export const presentGroup = (group: GroupParts, today: Day): FamilyGroup => ({
  titular: {
    id: group.person.id,
    first_name: group.person.first_name,
    last_name: group.person.last_name,
  },
  planName: group.planName,
  allowed: Math.min(FAMILY_MEMBERS_MAX, group.allowed ?? 0),
  members: presentMembers(group.family, today),
});
