import { z } from 'zod';
import { endpoint, okOf } from '../kernel/index.ts';

/** The plan of a person and what is left of it this month. Null means without limit. */
export const planInfoSchema = z.object({
  planName: z.string(),
  affiliateNumber: z.string().nullable(),
  familyMembers: z.number().int(),
  monthlyConsultations: z.number().int().nullable(),
  consultationsLeft: z.number().int().nullable(),
});
export type PlanInfo = z.infer<typeof planInfoSchema>;

export const getPlanInfo = endpoint({
  method: 'GET',
  path: '/api/patients/:patientId/plan',
  row: 'A19',
  access: 'session',
  summary: 'Plan, members allowed and consultations left this month, of oneself or a dependant.',
  params: z.object({ patientId: z.uuid() }),
  response: okOf(planInfoSchema),
});
