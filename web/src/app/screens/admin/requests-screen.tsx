import { ApprovalsList } from '../../../approvals/index.ts';
import { RequestsScreen } from '../../../requests/index.ts';

/** `/admin/solicitudes`: people's requests, and acts waiting for the viewer's approval. */
export const AdminRequestsScreen = () => <RequestsScreen approvals={<ApprovalsList />} />;
