import { normaliseEmail } from '@app/contract/accounts';
import type { FamilyGroup as Group } from '@app/contract/family-group';
import { canonicalDni } from '@app/contract/kernel';
import type { User } from '@app/contract/profiles';
import type { Actor } from '../platform/http/actor.ts';
import { refuseKernel } from '../platform/http/problem-handler.ts';
import type { Platform } from '../platform/platform.ts';
import {
  type Profiles,
  presentAddress,
  presentIdentification,
  presentPatient,
  presentPersonal,
  presentProfessional,
  usernameOf,
} from '../profiles/index.ts';
import { presentGroup, presentMembers } from './family-group.presenter.ts';
import { familyGroupRepository } from './family-group.repository.ts';
import { groupWritesRepository } from './group-writes.repository.ts';

/** People for whom an account acts: its own and its active dependants. */
export type FamilyGroup = ReturnType<typeof createFamilyGroup>;

/** The account to notify about a person, and the member's first name to show. */
export type Reader = { accountId: string; memberName: string | null };

/** A function of a higher capability: whether a professional is on duty. */
type Above = { isOnGuard: (accountId: string) => Promise<boolean> };

export function createFamilyGroup(
  { database }: Pick<Platform, 'database'>,
  profiles: Pick<Profiles, 'findImages' | 'findPersonOfAccount' | 'today'>,
  { isOnGuard }: Above,
) {
  const links = familyGroupRepository(database, profiles.today);

  return {
    /**
     * Returns the holder in whose group a person's consultations count, if the caller is that person or the
     * holder. Others are reported as not found (requirement: own family only).
     */
    async requireOwnPerson(
      { accountId }: Pick<Actor, 'accountId'>,
      personId: string,
    ): Promise<{ holderId: string }> {
      const holder = await links.findHolderFor(accountId, personId);
      if (!holder) throw refuseKernel('request.not-found');
      return { holderId: holder.id };
    },

    /** Whether the caller may act for a person, for capabilities with their own refusal. */
    isOwnPerson: async (
      { accountId }: Pick<Actor, 'accountId'>,
      personId: string,
    ): Promise<boolean> => (await links.findHolderFor(accountId, personId)) !== undefined,

    /** The person of an account; one without a profile is reported as not found. */
    async requirePersonOf({ accountId }: Pick<Actor, 'accountId'>): Promise<string> {
      const holder = await profiles.findPersonOfAccount(accountId);
      if (!holder) throw refuseKernel('request.not-found');
      return holder.id;
    },

    /** People of an account: the holder first, then the dependants. */
    async personsOf(accountId: string): Promise<string[]> {
      const holder = await profiles.findPersonOfAccount(accountId);
      if (!holder) return [];
      return [holder.id, ...(await links.memberIdsOf(holder.id))];
    },

    /** Returns the person of the specification's login: an e-mail, or `email#dni` for a dependant. */
    async findByLogin(login: string): Promise<string | undefined> {
      const [typed = '', dni] = login.split('#');
      const email = normaliseEmail(typed);
      return dni === undefined
        ? links.findByEmail(email)
        : links.findMemberByLogin(email, canonicalDni(dni));
    },

    /** Returns the holder in whose group a person's consultations count: the person themselves, unless a dependant. */
    holderOf: async (personId: string): Promise<string> =>
      (await links.holderOfMember(personId)) ?? personId,

    /**
     * The account that books for a person: their own, or else the holder's; none if that account may not log in.
     */
    accountOf: links.activeReaderOf,

    /** The account to notify about a person, and the member's first name that notifications have to mention. */
    async readerOf(personId: string): Promise<Reader | undefined> {
      const found = await links.readerOf(personId);
      if (!found?.account_id) return undefined;
      return { accountId: found.account_id, memberName: found.member_name };
    },

    /** Whether the caller may edit a person: a member of their group, accepted or not, without an account. */
    isOwnMember: ({ accountId }: Pick<Actor, 'accountId'>, memberId: string): Promise<boolean> =>
      groupWritesRepository(database).isMember(accountId, memberId, profiles.today()),

    /** Returns the caller's group, including members who have not accepted; nothing without a profile. */
    async findGroup({ accountId }: Pick<Actor, 'accountId'>): Promise<Group | undefined> {
      const group = await links.findGroup(accountId);
      return group && presentGroup(group, profiles.today());
    },

    /** Returns the caller's whole profile; nothing if it was never completed. */
    async findOwnProfile({ accountId, email, role }: Actor): Promise<User | undefined> {
      const own = await links.findOwnParts(accountId, role === 'PROFESSIONAL');
      if (!own) return undefined;
      const { person, address, parts, professional } = own;
      const today = profiles.today();
      return {
        ...presentPersonal(person),
        id: person.id,
        ...presentIdentification(person),
        active_role: role,
        email,
        username: usernameOf(email),
        address_dto: address ? presentAddress(address) : null,
        patient_dto: parts
          ? {
              ...presentPatient(parts, today),
              family_group: presentMembers(own.family, today),
            }
          : null,
        professional_dto: professional
          ? presentProfessional(professional, {
              images: await profiles.findImages(accountId),
              isOnGuard: await isOnGuard(accountId),
            })
          : null,
      };
    },
  };
}
