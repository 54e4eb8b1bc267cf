import type { StaffAct } from './approvals.schema.ts';

/** A verification that waits for a second person. */
export const aStaffAct = (over: Partial<StaffAct> = {}): StaffAct => ({
  id: '0192a000-0000-7000-8000-0000000000a1',
  kind: 'VERIFY',
  subjectId: '0192a000-0000-7000-8000-0000000000b1',
  subject: 'pendiente@cercana.test',
  reason: 'Figura en el registro con las dos matrículas.',
  details: {
    evidence: 'REFEPS 10123: habilitada, M.N. 98421.',
    link: 'https://sisa.msal.gov.ar/sisa/',
    role: null,
    branch: null,
    observation: null,
  },
  askedBy: 'operaciones@cercana.test',
  askedDate: '2026-11-20T12:00:00.000Z',
  expiresDate: '2026-11-27T12:00:00.000Z',
  state: 'WAITING',
  needsSecond: true,
  decidedBy: null,
  decidedDate: null,
  rejection: null,
  mayDecide: true,
  mayWithdraw: false,
  ...over,
});
