import { asOk, done } from '@app/contract/kernel';
import type { User } from '@app/contract/profiles';
import * as contract from '@app/contract/profiles';
import type { Actor } from '../platform/http/actor.ts';
import { refuseKernel } from '../platform/http/problem-handler.ts';
import type { Route } from '../platform/http/route.ts';
import { discardDraft, readDraft, saveDraft } from './profile-drafts.ts';
import { type ProfileWriting, registerPatient, updatePatient } from './save-patient-profile.ts';

/** What lies above: the whole profile with its dependants, and whose member somebody is. */
type Above = {
  findOwnProfile: (actor: Actor) => Promise<User | undefined>;
  isOwnMember: (actor: Actor, personId: string) => Promise<boolean>;
};

export function profilesRoutes(route: Route, context: ProfileWriting, above: Above) {
  const own = async (actor: Actor) => {
    const profile = await above.findOwnProfile(actor);
    if (!profile) throw refuseKernel('request.not-found');
    return asOk(profile);
  };
  /** The draft of a member belongs to the group that the member is in. */
  const requireSubject = async (actor: Actor, subject: string) => {
    if (subject === 'own') return;
    if (actor.role !== 'PATIENT') throw refuseKernel('request.not-found');
    if (subject !== 'new-member' && !(await above.isOwnMember(actor, subject))) {
      throw refuseKernel('request.not-found');
    }
  };

  route(contract.registerPatient, async ({ actor, body }) => {
    await registerPatient(context, actor, body);
    return own(actor);
  });

  route(contract.updatePatient, async ({ actor, body }) => {
    await updatePatient(context, actor, body);
    return own(actor);
  });

  route(contract.getProfileDraft, async ({ actor, params }) => {
    await requireSubject(actor, params.subject);
    return asOk(await readDraft(context, actor, params.subject));
  });

  route(contract.saveProfileDraft, async ({ actor, params, body }) => {
    await requireSubject(actor, params.subject);
    return asOk(await saveDraft(context, actor, params.subject, body));
  });

  route(contract.discardProfileDraft, async ({ actor, params }) => {
    await requireSubject(actor, params.subject);
    await discardDraft(context, actor, params.subject);
    return done;
  });
}
