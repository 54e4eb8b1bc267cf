import { z } from 'zod';
import { hasCheckDigit } from '../kernel/index.ts';
import { codedText } from '../prescriptions/index.ts';
import { BRANCH_NAME_MAX, LOCALITY_MAX } from './pharmacies.limits.ts';
import { branchChangesSchema, branchOfficeSchema } from './pharmacies.schema.ts';

/** Kinds of changes to a branch. */
export const branchActs = ['ADDED', 'CHANGED', 'DEACTIVATED', 'REACTIVATED'] as const;
export type BranchAct = (typeof branchActs)[number];

/** A branch as staff reads it. */
export const staffBranchSchema = branchOfficeSchema.extend({
  pharmacy: z.object({ name: z.string(), cuit: z.string(), active: z.boolean() }),
  provinceCode: z.string(),
  /** False if the branch or its pharmacy is inactive: then patients do not see it. */
  active: z.boolean(),
  /** The accounts that work at it. */
  accounts: z.array(z.object({ id: z.string(), email: z.string() })),
  /** Orders that are not finished. */
  openOrders: z.number().int(),
  /** Version of this branch; send it back with a change (409 if stale). */
  version: z.number().int(),
});
export type StaffBranch = z.infer<typeof staffBranchSchema>;

/** A change to a branch: by whom, when and why; deactivating and reactivating need a reason. */
export const branchEventSchema = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  act: z.enum(branchActs),
  by: z.string(),
  reason: z.string(),
});

export const staffBranchSheetSchema = staffBranchSchema.extend({
  history: z.array(branchEventSchema),
});
export type StaffBranchSheet = z.infer<typeof staffBranchSheetSchema>;

/** What staff may change of a branch: what the branch itself may, plus name and place. */
export const branchEditSchema = branchChangesSchema.extend({
  name: codedText('name', { max: BRANCH_NAME_MAX }),
  locality: codedText('locality', { max: LOCALITY_MAX }),
  provinceCode: z.string().regex(/^\d{2}$/, 'provinceCode.required'),
});
export type BranchEdit = z.output<typeof branchEditSchema>;

/** A new branch, of an existing pharmacy given by CUIT or of a new one. */
export const newBranchSchema = branchEditSchema.extend({
  cuit: z
    .string()
    .transform((text) => text.replace(/[\s.-]/g, ''))
    .pipe(
      z
        .string()
        .min(1, 'cuit.required')
        .refine(
          (text) => text === '' || (/^\d{11}$/.test(text) && hasCheckDigit(text)),
          'cuit.invalid',
        ),
    ),
  pharmacyName: codedText('pharmacyName', { max: BRANCH_NAME_MAX }),
});
export type NewBranch = z.output<typeof newBranchSchema>;
