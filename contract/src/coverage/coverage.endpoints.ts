import { z } from 'zod';
import { listPlans, planCategorySchema } from '../catalogs/index.ts';
import { endpoint, listOf, okOf, ownFamily, pesosSchema, rowNumber } from '../kernel/index.ts';
import { AFFILIATE_NUMBER_MAX } from '../profiles/index.ts';
import { privateConsultationSchema, privatePurposeSchema } from './private-consultation.schema.ts';

/** The plan of a person and what is left of it this month. Null means unlimited; one out of use has none left. */
export const planInfoSchema = z.object({
  planName: z.string(),
  /** Whether plan and insurer are in use; otherwise the plan pays no consultation (requirement: plan out of use). */
  isOffered: z.boolean(),
  affiliateNumber: z.string().nullable(),
  familyMembers: z.number().int(),
  monthlyConsultations: z.number().int().nullable(),
  consultationsLeft: z.number().int().nullable(),
  /** Price of a private consultation in pesos; null if the clinic offers none. */
  privatePrice: pesosSchema.nullable(),
});
export type PlanInfo = z.infer<typeof planInfoSchema>;

const patientParams = z.object({ patientId: z.uuid() });

export const getPlanInfo = endpoint({
  method: 'GET',
  path: '/api/patients/:patientId/plan',
  who: { patient: ownFamily, professional: ['live care'] },
  access: 'session',
  summary: 'Plan, allowed members and consultations left this month, of the caller or a dependant.',
  params: patientParams,
  response: okOf(planInfoSchema),
});

export const listPlanCategories = endpoint({
  method: 'GET',
  path: '/api/patients/:patientId/insurers/:insurerId/plan-categories',
  who: { patient: ownFamily },
  access: 'session',
  summary: 'Plans of an insurer that a patient may choose, including the current plan.',
  params: patientParams.extend(listPlans.params.shape),
  response: listOf(planCategorySchema),
});

/** Id of a request to staff. */
const requestSchema = okOf(z.object({ requestId: z.uuid() }));

export const requestPlanContact = endpoint({
  method: 'POST',
  path: '/api/patients/:patientId/plan/contact',
  who: { patient: [...ownFamily, 'within limits'] },
  access: 'session',
  summary: "Asks staff to call about the plan; the contact data is the profile's.",
  params: patientParams,
  response: requestSchema,
});

export const requestPlanChange = endpoint({
  method: 'POST',
  path: '/api/patients/:patientId/plan/change',
  who: { patient: ownFamily },
  access: 'session',
  summary: 'Asks staff for another plan; nothing changes until staff applies it.',
  params: patientParams,
  body: z.strictObject({
    planId: rowNumber.positive(),
    affiliateNumber: z
      .string()
      .regex(/^\d*$/, 'affiliate.digits')
      .max(AFFILIATE_NUMBER_MAX)
      .optional(),
  }),
  response: requestSchema,
});

const privateConsultations = '/api/patients/:patientId/private-consultations';

export const orderPrivateConsultation = endpoint({
  method: 'POST',
  path: privateConsultations,
  who: { patient: [...ownFamily, 'legal transition'] },
  access: 'session',
  summary:
    'A consultation to pay privately, once the plan has none left or for an appointment; the same one until it is used.',
  params: patientParams,
  body: privatePurposeSchema,
  response: okOf(privateConsultationSchema),
});

export const getPrivateConsultation = endpoint({
  method: 'GET',
  path: privateConsultations,
  who: { patient: ownFamily },
  access: 'session',
  summary:
    'The private consultation to be paid, or paid and unused; for an appointment also how it ended; null if there is none.',
  params: patientParams,
  query: privatePurposeSchema,
  response: okOf(privateConsultationSchema.nullable()),
});
