import * as contract from '@app/contract/coverage';
import { asList, asOk } from '@app/contract/kernel';
import type { Actor } from '../platform/http/actor.ts';
import { refuseKernel } from '../platform/http/problem-handler.ts';
import type { Route } from '../platform/http/route.ts';
import type { Coverage } from './coverage.ts';
import { orderPrivateConsultation, readPrivateConsultation } from './private/index.ts';
import { requestPlanChange, requestPlanContact } from './request-plan.ts';

type Require = (actor: Actor, personId: string) => Promise<{ holderId: string }>;

/** Checks whose plan may be read: the family's own, or the patient's during live care. */
type PlanAccess = { requirePlanAccess: Require; requireOwnPerson: Require };

export function coverageRoutes(
  route: Route,
  coverage: Coverage,
  { requirePlanAccess, requireOwnPerson }: PlanAccess,
) {
  route(contract.getPlanInfo, async ({ actor, params }) => {
    const { holderId } = await requirePlanAccess(actor, params.patientId);
    const info = await coverage.planInfo(params.patientId, holderId);
    if (!info) throw refuseKernel('request.not-found');
    return asOk(info);
  });

  route(contract.listPlanCategories, async ({ actor, params }) => {
    await requireOwnPerson(actor, params.patientId);
    return asList(await coverage.planCategories(params.patientId, params.insurerId));
  });

  route(contract.requestPlanContact, async ({ actor, params }) => {
    const { holderId } = await requireOwnPerson(actor, params.patientId);
    const asked = { personId: params.patientId, holderId };
    return asOk(await requestPlanContact(coverage.context, actor, asked));
  });

  route(contract.requestPlanChange, async ({ actor, params, body }) => {
    const { holderId } = await requireOwnPerson(actor, params.patientId);
    const asked = { personId: params.patientId, holderId };
    return asOk(await requestPlanChange(coverage.context, actor, asked, body));
  });

  route(contract.orderPrivateConsultation, async ({ actor, params, body }) => {
    const { holderId } = await requireOwnPerson(actor, params.patientId);
    const appointmentId = body.appointmentId ?? null;
    const asked = { personId: params.patientId, holderId, appointmentId };
    return asOk(await orderPrivateConsultation(coverage.context, actor, asked));
  });

  route(contract.getPrivateConsultation, async ({ actor, params, query }) => {
    await requireOwnPerson(actor, params.patientId);
    const appointmentId = query.appointmentId ?? null;
    const asked = { personId: params.patientId, appointmentId };
    return asOk(await readPrivateConsultation(coverage.context, asked));
  });
}
