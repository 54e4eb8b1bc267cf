import { z } from 'zod';
import { licenceSchema } from '../profiles/index.ts';

/** What a registry says of the person with a DNI. */
export const identityFindings = ['FOUND', 'NOT_FOUND', 'ANOTHER_NAME'] as const;
export type IdentityFinding = (typeof identityFindings)[number];

/** What a registry says of a licence; `ANOTHER_NAME` where somebody else holds it. */
export const licenceFindings = [
  'FOUND',
  'NOT_FOUND',
  'ANOTHER_NAME',
  'EXPIRED',
  'SUSPENDED',
] as const;
export type LicenceFinding = (typeof licenceFindings)[number];

/** A licence as it was asked for, and what the registry says of it. */
export const checkedLicenceSchema = licenceSchema
  .pick({ type_licence_str: true, licence_str: true, jurisdiction_code: true })
  .extend({
    finding: z.enum(licenceFindings),
    /** Its last day by the registry; null where the registry gives none. */
    registeredUntil: z.iso.date().nullable(),
  });
export type CheckedLicence = z.infer<typeof checkedLicenceSchema>;

/** One answer of a registry about a professional: evidence, which is never changed. */
export const registryCheckSchema = z.object({
  id: z.string(),
  checkedDate: z.iso.datetime(),
  /** The e-mail of who asked; null where the periodic check did. */
  askedBy: z.string().nullable(),
  registry: z.string(),
  /** Whether no registry was asked: an answer made by the product for development. */
  isSimulated: z.boolean(),
  identity: z.enum(identityFindings),
  /** The name that the registry has, where it tells one. */
  registeredName: z.string().nullable(),
  licences: z.array(checkedLicenceSchema),
  /** SHA-256 of the answer as it came, in hexadecimal. */
  answerHash: z.string(),
  /** Whether this answer suspended the professional. */
  suspended: z.boolean(),
});
export type RegistryCheck = z.infer<typeof registryCheckSchema>;

/** Which registry an installation asks: a real one, one made up for development, or none. */
export const registryModes = ['CONNECTED', 'SIMULATED', 'OFF'] as const;
export type RegistryMode = (typeof registryModes)[number];

/** What was found of a professional, newest first, and whether the registry can be asked. */
export const registryChecksSchema = z.object({
  mode: z.enum(registryModes),
  checks: z.array(registryCheckSchema),
});
export type RegistryChecks = z.infer<typeof registryChecksSchema>;
