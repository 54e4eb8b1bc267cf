import { z } from 'zod';
import { licenceSchema } from '../profiles/index.ts';

/** What a registry answers about the person with a DNI. */
export const identityFindings = ['FOUND', 'NOT_FOUND', 'ANOTHER_NAME'] as const;
export type IdentityFinding = (typeof identityFindings)[number];

/** What a registry answers about a licence; `ANOTHER_NAME` if somebody else holds it. */
export const licenceFindings = [
  'FOUND',
  'NOT_FOUND',
  'ANOTHER_NAME',
  'EXPIRED',
  'SUSPENDED',
] as const;
export type LicenceFinding = (typeof licenceFindings)[number];

/** A licence as it was checked, and the registry's answer. */
export const checkedLicenceSchema = licenceSchema
  .pick({ type_licence_str: true, licence_str: true, jurisdiction_code: true })
  .extend({
    finding: z.enum(licenceFindings),
    /** Its last day according to the registry; null if the registry gives none. */
    registeredUntil: z.iso.date().nullable(),
  });
export type CheckedLicence = z.infer<typeof checkedLicenceSchema>;

/** A registry's answer about a professional, kept unchanged as evidence. */
export const registryCheckSchema = z.object({
  id: z.string(),
  checkedDate: z.iso.datetime(),
  /** The e-mail of the member of staff who asked; null for the periodic check. */
  askedBy: z.string().nullable(),
  registry: z.string(),
  /** True if no registry was asked and the product invented the answer for development. */
  isSimulated: z.boolean(),
  identity: z.enum(identityFindings),
  /** The name in the registry, if given. */
  registeredName: z.string().nullable(),
  licences: z.array(checkedLicenceSchema),
  /** SHA-256 of the original answer, in hexadecimal. */
  answerHash: z.string(),
  /** Whether this answer suspended the professional. */
  suspended: z.boolean(),
});
export type RegistryCheck = z.infer<typeof registryCheckSchema>;

/** Which registry an installation asks: a real one, one made up for development, or none. */
export const registryModes = ['CONNECTED', 'SIMULATED', 'OFF'] as const;
export type RegistryMode = (typeof registryModes)[number];

/** The checks of a professional, newest first, and whether the registry can be asked. */
export const registryChecksSchema = z.object({
  mode: z.enum(registryModes),
  checks: z.array(registryCheckSchema),
});
export type RegistryChecks = z.infer<typeof registryChecksSchema>;
