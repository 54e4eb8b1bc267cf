export { ApprovalsList } from './approvals-list.tsx';
