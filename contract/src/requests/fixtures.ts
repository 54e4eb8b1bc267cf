import type { OwnRequest, RequestRow, RequestSheet } from './requests.schema.ts';

/** A change of plan that waits for operations. */
export const aRequestRow = (over: Partial<RequestRow> = {}): RequestRow => ({
  id: '0192a000-0000-7000-8000-0000000000c1',
  kind: 'PLAN_CHANGE',
  state: 'OPEN',
  who: 'María Gómez',
  createdDate: '2026-11-20T12:00:00.000Z',
  dueDate: null,
  isAlarming: false,
  assignedTo: null,
  isMine: false,
  ...over,
});

export const aRequestSheet = (over: Partial<RequestSheet> = {}): RequestSheet => ({
  ...aRequestRow(),
  accountId: '0192a000-0000-7000-8000-0000000000b1',
  details: {
    person: null,
    phone: '1123456789',
    planName: 'Familiar',
    wantedPlan: 'OSDE 310',
    affiliateNumber: '60123',
    text: null,
    wanted: null,
    stars: null,
    visitId: null,
    field: null,
    oldValue: null,
    newValue: null,
    email: null,
    idNumber: null,
    birthDate: null,
    cameBy: null,
  },
  history: [],
  mayAnswer: true,
  ...over,
});

/** A patient's own request, as the patient sees it. */
export const anOwnRequest = (over: Partial<OwnRequest> = {}): OwnRequest => ({
  id: '0192a000-0000-7000-8000-0000000000c2',
  kind: 'ACCESS',
  person: null,
  state: 'OPEN',
  createdDate: '2026-11-20T12:00:00.000Z',
  dueDate: '2026-12-01T02:59:59.999Z',
  closedDate: null,
  answer: null,
  inReview: null,
  ...over,
});
