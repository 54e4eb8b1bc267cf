import * as group from '@app/contract/family-group';
import { asError, asList, asOk, done } from '@app/contract/kernel';
import * as contract from '@app/contract/profiles';
import { refuseKernel } from '../platform/http/problem-handler.ts';
import type { Route } from '../platform/http/route.ts';
import type { Profiles } from '../profiles/index.ts';
import type { Requests } from '../requests/index.ts';
import { addMember, type MemberWriting, updateMember } from './add-member.ts';
import { askRemoval, type Removing, registerRemovals } from './ask-removal.ts';
import type { FamilyGroup } from './family-group.ts';
import { answerInvitation, listInvitations } from './invitations.ts';
import { leaveGroup, listMemberships } from './memberships.ts';
import { withdrawInvitation } from './withdraw-invitation.ts';

/** The profile look-ups: the caller's own with dependants, and a professional's card. */
export function familyGroupRoutes(
  route: Route,
  familyGroup: FamilyGroup,
  profiles: Pick<Profiles, 'findProfessionalCard'>,
) {
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

type GroupNeeds = MemberWriting & Removing & { requests: Pick<Requests, 'open'> };

/** The group: its members, how they join and leave, and the answers to invitations. */
export function groupRoutes(route: Route, familyGroup: FamilyGroup, context: GroupNeeds) {
  registerRemovals(context);

  route(group.getFamilyGroup, async ({ actor }) =>
    asOk((await familyGroup.findGroup(actor)) ?? null),
  );

  route(group.addFamilyMember, async ({ actor, body }) => {
    await addMember(context, actor, body);
    return done;
  });

  route(group.updateFamilyMember, async ({ actor, params, body }) => {
    await updateMember(context, actor, params.memberId, body);
    return done;
  });

  route(group.withdrawInvitation, async ({ actor, params }) => {
    await withdrawInvitation(context, actor, params.memberId);
    return done;
  });

  route(group.askRemoval, async ({ actor, params, body }) =>
    asOk(await askRemoval(context, actor, params.memberId, body.reason)),
  );

  route(group.listInvitations, async ({ actor }) => asList(await listInvitations(context, actor)));

  route(group.answerInvitation, async ({ actor, params, body }) => {
    await answerInvitation(context, actor, params.id, body.accept);
    return done;
  });

  route(group.listMemberships, async ({ actor }) => asList(await listMemberships(context, actor)));

  route(group.leaveGroup, async ({ actor, params }) => {
    await leaveGroup(context, actor, params.id);
    return done;
  });
}
