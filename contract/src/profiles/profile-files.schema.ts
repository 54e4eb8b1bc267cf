import { z } from 'zod';
import { cleanText } from '../kernel/index.ts';

/** Whether a study may be opened: neither before the antivirus has checked it, nor if it found something. */
export const STUDY_STATES = ['IN_REVIEW', 'AVAILABLE', 'REFUSED'] as const;
export type StudyState = (typeof STUDY_STATES)[number];

/** A file that a patient attached to the medical history; only the file's own endpoint returns `base64`. */
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

// Characters that separate folders or lines, or have a meaning in a shell or an address, are removed from names.
const filename = z
  .string()
  .transform((name) => cleanText(name.replace(/^.*[/\\]/s, '')).replace(/[<>:"|?*%\t\n]/g, ''))
  .pipe(z.string().min(1, 'filename.required').max(FILENAME_MAX, 'filename.too-long'));

/** A study to upload. */
export const studyUploadSchema = z.strictObject({ filename, base64: z.string() });

/** The two pictures of a professional: the photo that patients see, and the signature. */
export const PROFILE_IMAGES = ['photo', 'signature'] as const;
export type ProfileImage = (typeof PROFILE_IMAGES)[number];

/** Both pictures as base64; null if there is none yet. */
export const profileImagesSchema = z.object({
  photo_encode: z.string().nullable(),
  sign_photo: z.string().nullable(),
});
export type ProfileImages = z.infer<typeof profileImagesSchema>;
