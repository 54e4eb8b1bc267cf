import { PlanScreen } from '../../coverage/index.ts';
import { OwnRequests } from '../../requests/index.ts';

/** `/mi-plan`, with the requests about it. */
export const PatientPlanScreen = () => (
  <PlanScreen asked={<OwnRequests kinds={['PLAN_CONTACT', 'PLAN_CHANGE', 'FAMILY_REMOVAL']} />} />
);
