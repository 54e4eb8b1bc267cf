import type { RequestDetails } from '@app/contract/requests';
import type { Known, Row, RowOf } from '../platform/database/rows.ts';

export type RequestTables = {
  staff_request: Known<'staff_request', { details: RequestDetails }>;
};

export type StaffRequestRow = RowOf<RequestTables['staff_request']>;
export type RequestEventRow = Row<'staff_request_event'>;

/** Details of a request that has only its kind. */
export const NO_DETAILS: RequestDetails = {
  person: null,
  phone: null,
  planName: null,
  wantedPlan: null,
  affiliateNumber: null,
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
};

/** A request to open. */
export type NewRequest = Pick<StaffRequestRow, 'id' | 'kind' | 'account_id'> &
  Partial<Pick<StaffRequestRow, 'person_id' | 'visit_id' | 'once_key' | 'due_at' | 'alarm_at'>> & {
    /** When it came in; now by default. */
    created_at?: Date;
    details?: Partial<RequestDetails>;
  };

/** A request with the names of the requester and of the person working on it. */
export type NamedRequestRow = StaffRequestRow & {
  email: string;
  first_name: string | null;
  last_name: string | null;
  assignee: string | null;
};
