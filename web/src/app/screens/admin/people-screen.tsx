import { ApprovalsList } from '../../../approvals/index.ts';
import { PeopleScreen } from '../../../people/index.ts';

/** `/admin/personas`: what waits for the viewer's approval, above everybody's accounts. */
export const AdminPeopleScreen = () => <PeopleScreen approvals={<ApprovalsList />} />;
