import { asList, asOk, done } from '@app/contract/kernel';
import type { User } from '@app/contract/profiles';
import * as contract from '@app/contract/profiles';
import type { Actor } from '../platform/http/actor.ts';
import { refuseKernel } from '../platform/http/problem-handler.ts';
import type { Route } from '../platform/http/route.ts';
import { sendFile } from '../platform/http/send-file.ts';
import { discardDraft, readDraft, saveDraft } from './drafts/profile-drafts.ts';

import type { Files } from './files/keep-file.ts';
import { readImages, saveImage } from './files/profile-images.ts';
import { listStudies, readStudy, removeStudy, uploadStudy } from './files/studies.ts';
import type { ProfilesContext } from './profiles-context.ts';
import { registerPatient, updatePatient } from './save-patient-profile.ts';
import { saveProfessional } from './save-professional-profile.ts';
import { telephoneRoutes } from './telephone/telephone.routes.ts';

/** Functions of higher capabilities: the caller's profile with dependants, and whether a person is a member. */
type Above = {
  findOwnProfile: (actor: Actor) => Promise<User | undefined>;
  isOwnMember: (actor: Actor, personId: string) => Promise<boolean>;
  requireRecordAccess: (actor: Actor, personId: string | undefined) => Promise<unknown>;
};

export function profilesRoutes(route: Route, context: ProfilesContext, above: Above) {
  const own = async (actor: Actor) => {
    const profile = await above.findOwnProfile(actor);
    if (!profile) throw refuseKernel('request.not-found');
    return asOk(profile);
  };
  /** Requires that the member of a draft belongs to the caller's group. */
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

  route(contract.saveProfessional, async ({ actor, body }) => {
    await saveProfessional(context, actor, body);
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

  telephoneRoutes(route, context);
  profileFilesRoutes(route, context, { ...above, requireSubject });
}

type FileGuards = Above & { requireSubject: (actor: Actor, subject: string) => Promise<void> };

/** Studies of patients, photo and signature of professionals. */
function profileFilesRoutes(route: Route, files: Files, guards: FileGuards) {
  const { requireSubject } = guards;
  route(contract.listStudies, async ({ actor, params: { subject } }) => {
    await requireSubject(actor, subject);
    return asList(await listStudies(files, actor, subject));
  });

  route(contract.uploadStudy, async ({ actor, params: { subject }, body }) => {
    await requireSubject(actor, subject);
    return asOk(await uploadStudy(files, actor, subject, body));
  });

  route(contract.removeStudy, async ({ actor, params: { subject, studyId } }) => {
    await requireSubject(actor, subject);
    await removeStudy(files, actor, subject, studyId);
    return done;
  });

  route(contract.downloadStudy, async ({ actor, params: { studyId }, reply }) =>
    sendFile(reply, await readStudy(files, actor, studyId, guards)),
  );

  route(contract.getProfileImages, async ({ actor }) =>
    asOk(await readImages(files, actor.accountId)),
  );

  route(contract.saveProfileImage, async ({ actor, params: { image }, body }) => {
    await saveImage(files, actor, image, body.base64);
    return asOk(await readImages(files, actor.accountId));
  });
}
