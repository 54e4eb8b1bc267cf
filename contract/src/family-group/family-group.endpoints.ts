import { z } from 'zod';
import { doneSchema, endpoint, everybody, listOf, okOf, ownFamily } from '../kernel/index.ts';
import {
  askRemovalSchema,
  familyGroupSchema,
  invitationSchema,
  memberChangesSchema,
  membershipSchema,
  newMemberSchema,
} from './family-group.schema.ts';

const member = z.object({ memberId: z.uuid() });

export const getFamilyGroup = endpoint({
  method: 'GET',
  path: '/api/family-group',
  who: { patient: ownFamily },
  access: 'session',
  summary:
    "The caller's group, including members who have not accepted yet; none without a profile.",
  response: okOf(familyGroupSchema.nullable()),
});

export const addFamilyMember = endpoint({
  method: 'POST',
  path: '/api/family-group/members',
  who: { patient: ownFamily },
  access: 'session',
  summary: 'Adds a dependant as a new person; the answer does not depend on who has that DNI.',
  body: newMemberSchema,
  response: doneSchema,
  limit: { max: 20, windowSeconds: 3600 },
});

export const updateFamilyMember = endpoint({
  method: 'PUT',
  path: '/api/family-group/members/:memberId',
  who: { patient: ownFamily },
  access: 'session',
  summary: 'Changes the data of a dependant; DNI and link stay.',
  params: member,
  body: memberChangesSchema,
  response: doneSchema,
});

export const withdrawInvitation = endpoint({
  method: 'DELETE',
  path: '/api/family-group/members/:memberId/invitation',
  who: { patient: [...ownFamily, 'legal transition'] },
  access: 'session',
  summary: 'Withdraws the invitation of a person who never accepted; the place is free again.',
  params: member,
  response: doneSchema,
});

export const askRemoval = endpoint({
  method: 'POST',
  path: '/api/family-group/members/:memberId/removal',
  who: { patient: [...ownFamily, 'first time'] },
  access: 'session',
  summary: 'Asks staff to remove a member from the group, once at a time.',
  params: member,
  body: askRemovalSchema,
  response: okOf(z.object({ requestId: z.uuid() })),
});

export const listInvitations = endpoint({
  method: 'GET',
  path: '/api/family-group/invitations',
  who: { ...everybody('own account'), patient: ownFamily },
  access: 'session',
  summary:
    'Groups that wait for the acceptance of the caller; which one only once the profile matches.',
  response: listOf(invitationSchema),
});

export const answerInvitation = endpoint({
  method: 'POST',
  path: '/api/family-group/invitations/:id',
  who: { ...everybody('own account'), patient: ownFamily },
  access: 'session',
  summary: 'Accepts or rejects being in a group, once.',
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({ accept: z.boolean() }),
  response: doneSchema,
});

export const listMemberships = endpoint({
  method: 'GET',
  path: '/api/family-group/memberships',
  who: { ...everybody('own account'), patient: ownFamily },
  access: 'session',
  summary: 'Groups in which the caller accepted to be, whose holders act for them.',
  response: listOf(membershipSchema),
});

export const leaveGroup = endpoint({
  method: 'POST',
  path: '/api/family-group/memberships/:id/end',
  who: { ...everybody('own account'), patient: [...ownFamily, 'legal transition'] },
  access: 'session',
  summary: 'Leaves a group, once: its holder acts for the caller no more.',
  params: z.object({ id: z.uuid() }),
  response: doneSchema,
});
