import { z } from 'zod';
import { requiredText, typedText } from '../kernel/index.ts';
import { CHANGE_REASON_MAX, IMPORT_NAME_MAX } from './catalogs.limits.ts';

/** Values as they travel; the columns of the list check them. */
const sentValues = z.record(z.string().max(40), z.string().max(4000));

/** A row of a list of options, as staff reads it. */
export const listRowSchema = z.object({
  id: z.string(),
  values: z.record(z.string(), z.string()),
  /** Names of the rows of other lists that it refers to, by column. */
  names: z.record(z.string(), z.string()),
  active: z.boolean(),
  /** Of what was read: a change names it. */
  version: z.number().int(),
});
export type ListRow = z.infer<typeof listRowSchema>;

/** What was done to a row: by whom, when and why; empty values where it was not there before. */
export const listChangeSchema = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  by: z.string(),
  reason: z.string(),
  before: z.record(z.string(), z.string()),
  after: z.record(z.string(), z.string()),
});
export type ListChange = z.infer<typeof listChangeSchema>;

/** A row with how many use it, counted up to a thousand, and what was done to it. */
export const listRowDetailSchema = z.object({
  row: listRowSchema,
  usedBy: z.number().int(),
  history: z.array(listChangeSchema),
});
export type ListRowDetail = z.infer<typeof listRowDetailSchema>;

export const changeReasonSchema = typedText(CHANGE_REASON_MAX);
export const newListRowSchema = z.strictObject({ values: sentValues, reason: changeReasonSchema });
export const listRowEditSchema = newListRowSchema.extend({ active: z.boolean() });

/** A row of another list to choose from. */
export const listChoiceSchema = z.object({ id: z.string(), name: z.string() });
export type ListChoice = z.infer<typeof listChoiceSchema>;

/** Where a file comes from, and under which terms; what it lacks may be deactivated. */
export const importQuerySchema = z.object({
  source: requiredText(IMPORT_NAME_MAX),
  licence: requiredText(IMPORT_NAME_MAX),
  deactivateMissing: z.enum(['true', 'false']).default('false'),
});
export type ImportQuery = z.input<typeof importQuerySchema>;

/** What a file does to a list, or would do. Nothing is stored while a row is faulty. */
export const importPreviewSchema = z.object({
  read: z.number().int(),
  added: z.number().int(),
  changed: z.number().int(),
  unchanged: z.number().int(),
  repeated: z.number().int(),
  deactivated: z.number().int(),
  faulty: z.number().int(),
  /** The first of them, up to twenty, each with its line, column and reason. */
  faults: z.array(z.string()),
  isWritten: z.boolean(),
});
export type ImportPreview = z.infer<typeof importPreviewSchema>;

/** An import that was stored: where its rows came from. */
export const listImportSchema = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  source: z.string(),
  licence: z.string(),
  added: z.number().int(),
  changed: z.number().int(),
  deactivated: z.number().int(),
});
export type ListImport = z.infer<typeof listImportSchema>;
