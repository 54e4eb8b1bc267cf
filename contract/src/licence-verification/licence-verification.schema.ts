import { z } from 'zod';

/** A professional as anybody may choose to check one: a name, and where the rest is told. */
export const namedVerifiedSchema = z.object({
  id: z.string(),
  /** With the title: 'Dra. Laura Benítez'. */
  name: z.string(),
  specialties: z.array(z.string()),
  /** The licence that signs today, as people read it: 'M.N. 104233'. */
  licence_label: z.string(),
});
export type NamedVerified = z.infer<typeof namedVerifiedSchema>;

/** A licence that is in force today. */
export const verifiedLicenceSchema = z.object({
  licence_label: z.string(),
  issuer: z.string(),
  /** The name of its province; null until staff has set it. */
  jurisdiction: z.string().nullable(),
  /** Its last day; null where none was stated. */
  valid_until: z.iso.date().nullable(),
});

/**
 * What was verified of a professional, and when: what registries of the profession publish, and no DNI, e-mail,
 * telephone or address (requirement: public professional).
 */
export const verifiedProfessionalSchema = namedVerifiedSchema.extend({
  profession: z.string().nullable(),
  licences: z.array(verifiedLicenceSchema),
  /** When staff verified the licences. */
  verifiedDate: z.iso.datetime(),
  /** The latest check in the registry, if the registry has been asked and knew the professional. */
  registryCheck: z
    .object({
      registry: z.string(),
      /** Whether no registry was asked: an answer made up for development. */
      isSimulated: z.boolean(),
      checkedDate: z.iso.datetime(),
    })
    .nullable(),
});
export type VerifiedProfessional = z.infer<typeof verifiedProfessionalSchema>;
