import { ApprovalsList } from '../../../approvals/index.ts';
import { RequestsScreen } from '../../../requests/index.ts';

/** `/admin/solicitudes`: what people asked, and what waits for the viewer's approval. */
export const AdminRequestsScreen = () => <RequestsScreen approvals={<ApprovalsList />} />;
