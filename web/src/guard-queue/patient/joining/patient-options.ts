import { MINIMUM_AGE_YEARS } from '@app/contract/guard-queue';
import { type FamilyMember, relationshipWord, type User } from '@app/contract/profiles';
import type { RadioOption } from '../../../ui/fields/radio-group.tsx';
import { withCapital } from '../../../ui/format.ts';
import { joinCopy as copy } from '../../guard-queue.copy.ts';

type Patient = Pick<
  FamilyMember['patient_dto'],
  'age' | 'full_profile' | 'prepaid_health_category'
>;

export type PossiblePatients = {
  user: User;
  /** People who are in a consultation now. */
  busy: readonly string[];
};

/** Possible patients: the holder and the family, with the reason where one cannot be chosen. */
export function patientOptions({ user, busy }: PossiblePatients): RadioOption[] {
  const { patient_dto } = user;
  if (!patient_dto) return [];
  const members = patient_dto.family_group.map((member) =>
    option(
      member.id,
      `${member.first_name} ${member.last_name}`,
      withCapital(relationshipWord(member.relationship_to_titular, member.sex_str)),
      member.patient_dto,
    ),
  );
  const holder = option(user.id, `${user.first_name} ${user.last_name}`, copy.you, patient_dto);
  return [
    busy.includes(user.id) ? { ...holder, disabledReason: copy.youAreBusy } : holder,
    ...members.map((one) => (busy.includes(one.id) ? { ...one, disabledReason: copy.busy } : one)),
  ];
}

function option(id: string, label: string, relation: string, patient: Patient): RadioOption {
  return {
    id,
    label,
    detail: `${relation} · ${copy.years(patient.age)}`,
    disabledReason: reasonAgainst(patient),
  };
}

function reasonAgainst({
  age,
  full_profile,
  prepaid_health_category,
}: Patient): string | undefined {
  if (age < MINIMUM_AGE_YEARS) return copy.tooYoung;
  if (!full_profile) return copy.noProfile;
  return prepaid_health_category ? undefined : copy.noCoverage;
}
