export { approvalsRoutes } from './approvals.routes.ts';
export { type Approvals, createApprovals } from './approvals.ts';
export type { AfterCommit, CarryOut, StaffAct } from './staff-act.ts';
