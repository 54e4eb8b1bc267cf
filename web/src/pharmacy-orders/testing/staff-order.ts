import type { StaffOrderSheet } from '@app/contract/pharmacy-orders';

/** A quoted order as staff reads it. */
export const aStaffOrder = (changes: Partial<StaffOrderSheet> = {}): StaffOrderSheet => ({
  id: '01957000-0000-7000-8000-0000000000a1',
  purchaseOrderId: '1042',
  status: 'QUOTED',
  createdDate: '2025-03-08T12:00:00.000Z',
  movedDate: '2025-03-08T13:00:00.000Z',
  expirationDate: '2025-03-10T13:00:00.000Z',
  isLate: false,
  promisedDate: '2025-03-10',
  total: 4812.35,
  deliveryCost: 0,
  refund: null,
  isServedElsewhere: false,
  takenBack: null,
  deliveryKind: 'PICKUP',
  branch: {
    id: '01957000-0000-7000-8000-0000000000b1',
    name: 'Farmacia del Parque, Centro',
    phoneNumber: '011 4321-5678',
  },
  buyer: { accountId: 'p1', name: 'María González' },
  version: 2,
  guideNumber: null,
  history: [
    {
      id: '1',
      at: '2025-03-08T12:00:00.000Z',
      what: 'create',
      mover: 'patient',
      by: null,
      reason: null,
    },
    {
      id: '2',
      at: '2025-03-08T13:00:00.000Z',
      what: 'quote',
      mover: 'branch',
      by: null,
      reason: null,
    },
  ],
  ...changes,
});
