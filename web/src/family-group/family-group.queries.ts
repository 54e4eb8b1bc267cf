import {
  addFamilyMember,
  answerInvitation,
  askRemoval,
  getFamilyGroup,
  leaveGroup,
  listInvitations,
  listMemberships,
  type memberChangesSchema,
  type newMemberSchema,
  updateFamilyMember,
  withdrawInvitation,
} from '@app/contract/family-group';
import { askOwnAccount, listMembersWithoutAccount } from '@app/contract/own-account';
import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '../lib/server/call.ts';

/** The viewer's group; `null` without a profile. */
export const groupQuery = queryOptions({
  queryKey: ['family-group'],
  queryFn: async () => (await call(getFamilyGroup, {})).data,
});

/** Invitations of the viewer to a group. */
export const invitationsQuery = queryOptions({
  queryKey: ['family-invitations'],
  queryFn: async () => (await call(listInvitations, {})).data,
});

/** Groups in which the viewer accepted to be. */
export const membershipsQuery = queryOptions({
  queryKey: ['family-memberships'],
  queryFn: async () => (await call(listMemberships, {})).data,
});

/** Leaves a group. */
export const leave = (id: string) => call(leaveGroup, { params: { id } });

/** Members of 16 or more who have no account. */
export const withoutAccountQuery = queryOptions({
  queryKey: ['members-without-account'],
  queryFn: async () => (await call(listMembersWithoutAccount, {})).data,
});

/** Asks staff for the account of a member. */
export const askForAccount = (memberId: string, email: string) =>
  call(askOwnAccount, { params: { memberId }, body: { email } });

/** Adds a member; the answer does not reveal whether the DNI has an account. */
export const addMember = (body: z.input<typeof newMemberSchema>) => call(addFamilyMember, { body });

/** Changes a member. */
export const changeMember = (memberId: string, body: z.input<typeof memberChangesSchema>) =>
  call(updateFamilyMember, { params: { memberId }, body });

/** Takes back the invitation of a member who never accepted. */
export const withdrawFrom = (memberId: string) =>
  call(withdrawInvitation, { params: { memberId } });

/** Asks staff to remove a member from the group. */
export const askToRemove = (memberId: string, reason: string) =>
  call(askRemoval, { params: { memberId }, body: { reason } });

/** Accepts or rejects an invitation. */
export const answerTo = (id: string, accept: boolean) =>
  call(answerInvitation, { params: { id }, body: { accept } });
