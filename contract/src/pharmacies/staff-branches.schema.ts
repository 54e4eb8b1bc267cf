import { z } from 'zod';
import { codedText } from '../prescriptions/index.ts';
import { hasCheckDigit } from '../profiles/index.ts';
import { BRANCH_NAME_MAX, LOCALITY_MAX } from './pharmacies.limits.ts';
import { branchChangesSchema, branchOfficeSchema } from './pharmacies.schema.ts';

/** What is done to a branch. */
export const branchActs = ['ADDED', 'CHANGED', 'DEACTIVATED', 'REACTIVATED'] as const;
export type BranchAct = (typeof branchActs)[number];

/** A branch as staff reads it. */
export const staffBranchSchema = branchOfficeSchema.extend({
  pharmacy: z.object({ name: z.string(), cuit: z.string(), active: z.boolean() }),
  provinceCode: z.string(),
  /** Whether it is in use: out of use, or of a pharmacy that is, no patient is offered it. */
  active: z.boolean(),
  /** The accounts that serve at it. */
  accounts: z.array(z.object({ id: z.string(), email: z.string() })),
  /** Orders of which somebody still has something to do. */
  openOrders: z.number().int(),
  /** Of what was read: a change has to name it. */
  version: z.number().int(),
});
export type StaffBranch = z.infer<typeof staffBranchSchema>;

/** Something that was done to a branch: by whom, when and why; a reason is given where it goes out of use or comes back. */
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

/** What staff changes of a branch: what it changes itself, its name and its place. */
export const branchEditSchema = branchChangesSchema.extend({
  name: codedText('name', { max: BRANCH_NAME_MAX }),
  locality: codedText('locality', { max: LOCALITY_MAX }),
  provinceCode: z.string().regex(/^\d{2}$/, 'provinceCode.required'),
});
export type BranchEdit = z.output<typeof branchEditSchema>;

/** A new branch, of a pharmacy that is known by its CUIT or comes with it. */
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
