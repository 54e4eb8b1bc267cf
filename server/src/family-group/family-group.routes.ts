import { asError, asOk } from '@app/contract/kernel';
import * as contract from '@app/contract/profiles';
import { refuseKernel } from '../platform/http/problem-handler.ts';
import type { Route } from '../platform/http/route.ts';
import type { Profiles } from '../profiles/index.ts';
import type { FamilyGroup } from './family-group.ts';

/** The profile lookups: the own one with its dependants, and a professional's card. */
export function familyGroupRoutes(route: Route, familyGroup: FamilyGroup, profiles: Profiles) {
  route(contract.getOwnProfile, async ({ actor }) => {
    const profile = await familyGroup.findOwnProfile(actor);
    return profile
      ? asOk(profile)
      : asError({ error: 'not_found', message: 'profile not completed' });
  });

  route(contract.getProfessional, async ({ params }) => {
    const card = await profiles.findProfessionalCard(params.id);
    if (!card) throw refuseKernel('request.not-found');
    return asOk(card);
  });
}
