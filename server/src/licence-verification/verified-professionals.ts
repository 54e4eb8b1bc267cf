import {
  licenceProblems,
  NAMED_AT_THE_DOOR,
  type NamedVerified,
  type VerifiedProfessional,
} from '@app/contract/licence-verification';
import { isInForce } from '@app/contract/profiles';
import { refusals } from '../platform/refusal.ts';
import {
  licenceLabel,
  type ProfessionalProfile,
  type Profiles,
  titledName,
} from '../profiles/index.ts';

const refuse = refusals(licenceProblems);

/** Dependencies of the public data about professionals; the registry's answers are passed in from a higher layer. */
export type Verified = {
  profiles: Profiles;
  lastCheck: (accountId: string) => Promise<VerifiedProfessional['registryCheck']>;
};

/** Some professionals with a valid licence, for visitors who do not know the clinic yet. */
export async function someVerified({ profiles }: Verified): Promise<NamedVerified[]> {
  const ids = await profiles.someVerified(profiles.today(), NAMED_AT_THE_DOOR);
  const found = await Promise.all(ids.map((id) => profiles.findProfessional(id)));
  return found.filter((one) => one !== undefined).map(named);
}

/** What was verified about a professional; one without a verified and valid licence today is not found. */
export async function findVerified(
  { lastCheck, profiles }: Verified,
  accountId: string,
): Promise<VerifiedProfessional> {
  const verifiedAt = await profiles.verifiedAt(accountId);
  const found = verifiedAt && (await profiles.findProfessional(accountId));
  if (!verifiedAt || !found?.licence) throw refuse('licence-verification.not-found');
  const inForce = found.licences.filter((licence) => isInForce(licence, profiles.today()));
  return {
    ...named(found),
    profession: found.professional.profession,
    licences: await Promise.all(
      inForce.map(async (licence) => ({
        licence_label: licenceLabel(licence),
        issuer: licence.issuer,
        jurisdiction: (await profiles.provinceName(licence.jurisdiction_code)) || null,
        valid_until: licence.valid_until,
      })),
    ),
    verifiedDate: verifiedAt.toISOString(),
    registryCheck: await lastCheck(accountId),
  };
}

const named = ({
  person,
  professional,
  specialties,
  ...found
}: ProfessionalProfile): NamedVerified => ({
  id: professional.account_id,
  name: titledName(person),
  specialties: specialties.map(({ name }) => name),
  licence_label: found.licenceLabel,
});
