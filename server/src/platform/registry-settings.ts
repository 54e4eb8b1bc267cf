import { z } from 'zod';
import { optionalSecureAddress } from './setting-schemas.ts';

/** Settings of the registry of professionals. */
export const registrySettings = {
  REGISTRY_URL: {
    section: 'Registry of professionals',
    about:
      'where the registry is asked about identity and licences of professionals, as docs/operations.md describes; without it development makes answers up, and production leaves the check to the staff',
    schema: optionalSecureAddress,
    example: 'https://registro.example/consultas',
  },
  REGISTRY_TOKEN: {
    section: 'Registry of professionals',
    about: 'what the registry asks for (Authorization: Bearer), at least 16 characters',
    schema: z.string().min(16).optional(),
    secret: true,
  },
} as const;
