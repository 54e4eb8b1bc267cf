import { FAMILY_MEMBERS_MAX, type FamilyGroup, type GroupMember } from '@app/contract/family-group';
import { ageOn, type Day } from '@app/contract/kernel';
import { minimumAge } from '@app/contract/profiles';
import {
  type PatientParts,
  presentAddress,
  presentIdentification,
  presentPatient,
  presentPersonal,
} from '../profiles/index.ts';
import type { GroupParts, MemberParts } from './family-group.statements.ts';

/**
 * A member with their own account who has not accepted: the holder may not read the data they keep there
 * (requirement: own account of a dependant).
 */
const closed = ({ person, patient }: PatientParts): PatientParts => ({
  person: { ...person, alias: null, phone_number: null },
  patient: {
    ...patient,
    attention_type: null,
    affiliate_number: null,
    coverage_verified_at: null,
    size: null,
    weight: null,
    allergies: null,
    family_history: null,
    vaccines: null,
    gynecological_data: null,
  },
  plan: null,
  antecedents: [],
  studies: [],
});

/** What a holder sees of a member; of one with an account, everything while the link is valid. */
function shownOf({ address, parts, status }: MemberParts) {
  const isClosed = parts !== null && status === 'PENDING' && parts.person.account_id !== null;
  return isClosed ? { address: null, parts: closed(parts) } : { address, parts };
}

/** A member as the profile shows them; the group adds how they can leave. */
type Member = Omit<GroupMember, 'is_invited' | 'is_removal_asked'>;

/** The members of a family, except people without a patient profile. */
export const presentMembers = (family: MemberParts[], today: Day): Member[] =>
  family.flatMap((member) => {
    const { address, parts } = shownOf(member);
    if (!parts) return [];
    return [
      {
        ...presentPersonal(parts.person),
        id: parts.person.id,
        ...presentIdentification(parts.person),
        relationship_to_titular: member.relationship,
        status: member.status,
        has_account: parts.person.account_id !== null,
        address_dto: address && presentAddress(address),
        patient_dto: presentPatient(parts, today),
      },
    ];
  });

const isAdult = ({ birth_date }: GroupParts['person'], today: Day): boolean =>
  ageOn(birth_date, today) >= minimumAge.holder;

/** The group as its holder sees it. */
export const presentGroup = (group: GroupParts, today: Day): FamilyGroup => ({
  titular: {
    id: group.person.id,
    first_name: group.person.first_name,
    last_name: group.person.last_name,
    is_adult: isAdult(group.person, today),
  },
  planName: group.planName,
  allowed: Math.min(FAMILY_MEMBERS_MAX, group.allowed ?? 0),
  members: presentMembers(group.family, today).map((member) => ({
    ...member,
    is_invited: group.invited.includes(member.id),
    is_removal_asked: group.asked.includes(member.id),
  })),
});
