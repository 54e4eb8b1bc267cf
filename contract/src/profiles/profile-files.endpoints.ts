import { z } from 'zod';
import { doneSchema, endpoint, listOf, okOf, ownFamily } from '../kernel/index.ts';
import { draftSubjectSchema } from './profile-draft.schema.ts';
import {
  PROFILE_IMAGES,
  profileImagesSchema,
  studySchema,
  studyUploadSchema,
} from './profile-files.schema.ts';

const subject = z.object({ subject: draftSubjectSchema });

/** Large enough for the base64 of a study of 5 MB, and of a picture of 500 KB (requirement: file limits). */
const STUDY_BODY_LIMIT = 8 * 1024 * 1024;
const IMAGE_BODY_LIMIT = 1024 * 1024;
/** Uploads per hour (requirement: call limits). */
const UPLOADS = { max: 20, windowSeconds: 3600 };

export const listStudies = endpoint({
  method: 'GET',
  path: '/api/profile/studies/:subject',
  who: { patient: ownFamily },
  access: 'session',
  summary:
    "The studies attached to the caller's medical history, to a member's or to that of one being added, including those refused by the antivirus.",
  params: subject,
  response: listOf(studySchema),
});

export const uploadStudy = endpoint({
  method: 'POST',
  path: '/api/profile/studies/:subject',
  who: { patient: ownFamily },
  access: 'session',
  summary: 'Attach a study: pdf, doc, docx, jpeg, jpg or png, by its content.',
  params: subject,
  body: studyUploadSchema,
  bodyLimit: STUDY_BODY_LIMIT,
  limit: UPLOADS,
  response: okOf(studySchema),
});

export const removeStudy = endpoint({
  method: 'DELETE',
  path: '/api/profile/studies/:subject/:studyId',
  who: { patient: ownFamily },
  access: 'session',
  summary:
    'Remove a study, or dismiss a refused one; one that a professional saw stays in the record, hidden.',
  params: subject.extend({ studyId: z.string().max(40) }),
  response: doneSchema,
});

export const downloadStudy = endpoint({
  method: 'GET',
  path: '/api/studies/:studyId',
  who: {
    patient: ownFamily,
    professional: ['live care', 'attended lately', 'granted', 'emergency'],
  },
  access: 'session',
  summary: 'The bytes of an available study, for its patient and for readers of the record.',
  params: z.object({ studyId: z.string().max(40) }),
});

export const getProfileImages = endpoint({
  method: 'GET',
  path: '/api/profile/images',
  who: { professional: ['own account'] },
  access: 'session',
  summary: "The professional's photo and signature.",
  response: okOf(profileImagesSchema),
});

export const saveProfileImage = endpoint({
  method: 'PUT',
  path: '/api/profile/images/:image',
  who: { professional: ['own account'] },
  access: 'session',
  summary: 'Store the photo or signature: jpg or png of at most 500 KB.',
  params: z.object({ image: z.enum(PROFILE_IMAGES) }),
  body: z.strictObject({ base64: z.string() }),
  bodyLimit: IMAGE_BODY_LIMIT,
  limit: UPLOADS,
  response: okOf(profileImagesSchema),
});
