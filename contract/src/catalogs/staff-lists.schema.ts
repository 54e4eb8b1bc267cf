import { z } from 'zod';
import { requiredText, typedText } from '../kernel/index.ts';
import { CHANGE_REASON_MAX, IMPORT_NAME_MAX } from './catalogs.limits.ts';

/** Values as text; the columns of the list check them. */
const sentValues = z.record(z.string().max(40), z.string().max(4000));

/** A row of a list of options, as staff reads it. */
export const listRowSchema = z.object({
  id: z.string(),
  values: z.record(z.string(), z.string()),
  /** Names of the rows of other lists that it refers to, by column. */
  names: z.record(z.string(), z.string()),
  active: z.boolean(),
  /** Version of this row; send it back with a change (409 if stale). */
  version: z.number().int(),
});
export type ListRow = z.infer<typeof listRowSchema>;

/** A change of a row: by whom, when and why; earlier values are empty for a new row. */
export const listChangeSchema = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  by: z.string(),
  reason: z.string(),
  before: z.record(z.string(), z.string()),
  after: z.record(z.string(), z.string()),
});
export type ListChange = z.infer<typeof listChangeSchema>;

/** A row with its number of uses, counted up to a thousand, and its history. */
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

/** Where a file comes from and under which licence, and whether rows missing from it are deactivated. */
export const importQuerySchema = z.object({
  source: requiredText(IMPORT_NAME_MAX),
  licence: requiredText(IMPORT_NAME_MAX),
  deactivateMissing: z.enum(['true', 'false']).default('false'),
});
export type ImportQuery = z.input<typeof importQuerySchema>;

/** What a file changes in a list, or would change. Nothing is stored while any row is faulty. */
export const importPreviewSchema = z.object({
  read: z.number().int(),
  added: z.number().int(),
  changed: z.number().int(),
  unchanged: z.number().int(),
  repeated: z.number().int(),
  /** Titles of chapters and groups, which belong to no list. */
  leftOut: z.number().int(),
  deactivated: z.number().int(),
  faulty: z.number().int(),
  /** The first faults, up to twenty, each with its line, column and reason. */
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
