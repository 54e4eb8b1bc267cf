import { z } from 'zod';
import {
  doneSchema,
  endpoint,
  errorOf,
  everybody,
  okOf,
  ownFamily,
  staff,
} from '../kernel/index.ts';
import { firstProfileSchema, patientProfileSchema } from './patient-profile.schema.ts';
import { professionalProfileSchema } from './professional-profile.schema.ts';
import {
  draftSubjectSchema,
  profileDraftSchema,
  profileDraftWriteSchema,
} from './profile-draft.schema.ts';
import { professionalCardSchema, userSchema } from './profiles.schema.ts';

export const getOwnProfile = endpoint({
  method: 'GET',
  path: '/api/profile',
  who: {
    ...everybody('own account'),
    patient: ownFamily,
    ...staff('own account', 'staff projection'),
  },
  access: 'session',
  summary: 'Profile look-up by token; not_found until it is completed.',
  response: z.union([
    okOf(userSchema),
    errorOf(z.object({ error: z.literal('not_found'), message: z.string() })),
  ]),
});

export const getProfessional = endpoint({
  method: 'GET',
  path: '/api/professionals/:id',
  who: { patient: ['always'], professional: ['always'], ...staff('staff projection') },
  access: 'session',
  summary: 'Name, licence and specialties of a professional.',
  params: z.object({ id: z.uuid() }),
  response: okOf(professionalCardSchema),
});

export const registerPatient = endpoint({
  method: 'POST',
  path: '/api/profile/patient',
  who: { patient: ['own account'] },
  access: 'session',
  summary: "First registration of the caller's patient profile; once.",
  body: firstProfileSchema,
  response: okOf(userSchema),
});

export const updatePatient = endpoint({
  method: 'PUT',
  path: '/api/profile/patient',
  who: { patient: ownFamily },
  access: 'session',
  summary:
    "Update of the caller's patient profile; fields that the person may not write are ignored.",
  body: patientProfileSchema,
  response: okOf(userSchema),
});

export const saveProfessional = endpoint({
  method: 'PUT',
  path: '/api/profile/professional',
  who: { professional: ['own account'] },
  access: 'session',
  summary:
    "Complete or update the caller's professional profile; another licence or specialty has to be verified again.",
  body: professionalProfileSchema,
  /** Two pictures of 500 KB as base64 (requirement: file limits). */
  bodyLimit: 2 * 1024 * 1024,
  response: okOf(userSchema),
});

const subject = z.object({ subject: draftSubjectSchema });

export const getProfileDraft = endpoint({
  method: 'GET',
  path: '/api/profile/drafts/:subject',
  who: { patient: ownFamily, professional: ['own account'] },
  access: 'session',
  summary: 'The unfinished draft of a profile, and the step to continue with.',
  params: subject,
  response: okOf(profileDraftSchema),
});

export const saveProfileDraft = endpoint({
  method: 'PUT',
  path: '/api/profile/drafts/:subject',
  who: { patient: ownFamily, professional: ['own account'] },
  access: 'session',
  summary: 'Saves a step of a profile over the version that was read.',
  params: subject,
  body: profileDraftWriteSchema,
  response: okOf(profileDraftSchema),
});

export const discardProfileDraft = endpoint({
  method: 'DELETE',
  path: '/api/profile/drafts/:subject',
  who: { patient: ownFamily, professional: ['own account'] },
  access: 'session',
  summary: 'Discards the unfinished draft.',
  params: subject,
  response: doneSchema,
});
