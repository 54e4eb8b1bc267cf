import { z } from 'zod';
import { anybody, endpoint, listOf, okOf } from '../kernel/index.ts';
import { namedVerifiedSchema, verifiedProfessionalSchema } from './licence-verification.schema.ts';

const path = '/api/verified-professionals';
const limit = { max: 60, windowSeconds: 60 };

export const listVerifiedProfessionals = endpoint({
  method: 'GET',
  path,
  who: anybody('within limits'),
  access: 'public',
  summary: 'Some professionals with a verified and valid licence; different ones each day.',
  response: listOf(namedVerifiedSchema),
  limit,
});

export const getVerifiedProfessional = endpoint({
  method: 'GET',
  path: `${path}/:id`,
  who: anybody('within limits'),
  access: 'public',
  summary: 'What was verified about a professional with a valid licence, and when.',
  params: z.object({ id: z.uuid() }),
  response: okOf(verifiedProfessionalSchema),
  limit,
});
