import { z } from 'zod';

/** A professional in the list of the public check: name and link to the details. */
export const namedVerifiedSchema = z.object({
  id: z.string(),
  /** With the title: 'Dra. Laura Benítez'. */
  name: z.string(),
  specialties: z.array(z.string()),
  /** The licence that signs today, as people read it: 'M.N. 104233'. */
  licence_label: z.string(),
});
export type NamedVerified = z.infer<typeof namedVerifiedSchema>;

/** A licence that is valid today. */
export const verifiedLicenceSchema = z.object({
  licence_label: z.string(),
  issuer: z.string(),
  /** Name of its province; null until staff has set it. */
  jurisdiction: z.string().nullable(),
  /** Its last day; null if none was stated. */
  valid_until: z.iso.date().nullable(),
});

/**
 * What was verified about a professional, and when: only what professional registries publish; no DNI, e-mail,
 * telephone or address (requirement: public professional).
 */
export const verifiedProfessionalSchema = namedVerifiedSchema.extend({
  profession: z.string().nullable(),
  licences: z.array(verifiedLicenceSchema),
  /** When staff verified the licences. */
  verifiedDate: z.iso.datetime(),
  /** The latest registry check; absent if none was made or the registry did not know the professional. */
  registryCheck: z
    .object({
      registry: z.string(),
      /** True if no registry was asked and the answer was invented for development. */
      isSimulated: z.boolean(),
      checkedDate: z.iso.datetime(),
    })
    .nullable(),
});
export type VerifiedProfessional = z.infer<typeof verifiedProfessionalSchema>;
