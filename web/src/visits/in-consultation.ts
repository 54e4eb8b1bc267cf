import type { QueueEntry } from '@app/contract/visits';

/** Whether the call is in progress, or its record is being written. */
export const isInConsultation = ({ phase }: Pick<QueueEntry, 'phase'>): boolean =>
  phase === 'IN_CALL' || phase === 'WRAP_UP';
