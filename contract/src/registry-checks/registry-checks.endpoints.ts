import { z } from 'zod';
import { endpoint, okOf, staff } from '../kernel/index.ts';
import { REGISTRY_QUESTIONS_PER_HOUR } from './registry-checks.limits.ts';
import { registryCheckSchema, registryChecksSchema } from './registry-checks.schema.ts';

const path = '/api/staff/people/:accountId/registry-checks';
const params = z.object({ accountId: z.uuid() });

export const listRegistryChecks = endpoint({
  method: 'GET',
  path,
  who: staff('staff projection'),
  access: 'session',
  summary: 'The registry checks of a professional, newest first.',
  params,
  response: okOf(registryChecksSchema),
});

/** Without step-up, since only the registry's own answer suspends (requirement: blocked by the registry). */
export const consultRegistry = endpoint({
  method: 'POST',
  path,
  who: staff('staff projection', 'within limits'),
  access: 'session',
  summary: 'Asks the registry about a professional and stores its answer; a fault suspends.',
  params,
  limit: { max: REGISTRY_QUESTIONS_PER_HOUR, windowSeconds: 3600 },
  response: okOf(registryCheckSchema),
});
