import { z } from 'zod';
import { cleanText } from '../kernel/index.ts';

/** Whether a study may be opened: not while the antivirus has still to look at it, nor once it found something. */
export const STUDY_STATES = ['IN_REVIEW', 'AVAILABLE', 'REFUSED'] as const;
export type StudyState = (typeof STUDY_STATES)[number];

/** A file that a patient attaches to the medical history: `base64` is answered only by the file's own call. */
export const studySchema = z.object({
  id: z.string(),
  filename: z.string(),
  mimetype: z.string(),
  /** In bytes. */
  size: z.number().int(),
  state: z.enum(STUDY_STATES),
  creation_date: z.iso.datetime(),
});
export type StudyFile = z.infer<typeof studySchema>;

/** Longest name of a file, in characters. */
const FILENAME_MAX = 120;

// What separates folders or lines, and what a shell or an address reads as something else, never stays in a name.
const filename = z
  .string()
  .transform((name) => cleanText(name.replace(/^.*[/\\]/s, '')).replace(/[<>:"|?*%\t\n]/g, ''))
  .pipe(z.string().min(1, 'filename.required').max(FILENAME_MAX, 'filename.too-long'));

/** A study on its way to the server. */
export const studyUploadSchema = z.strictObject({ filename, base64: z.string() });

/** The two pictures that a professional has: the one patients see, and the one that signs. */
export const PROFILE_IMAGES = ['photo', 'signature'] as const;
export type ProfileImage = (typeof PROFILE_IMAGES)[number];

/** Both pictures as base64; null where there is none yet. */
export const profileImagesSchema = z.object({
  photo_encode: z.string().nullable(),
  sign_photo: z.string().nullable(),
});
export type ProfileImages = z.infer<typeof profileImagesSchema>;
