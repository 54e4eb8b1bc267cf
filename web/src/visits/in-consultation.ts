import type { QueueEntry } from '@app/contract/visits';

/** The call goes on, or its record is being written. */
export const isInConsultation = ({ phase }: Pick<QueueEntry, 'phase'>): boolean =>
  phase === 'IN_CALL' || phase === 'WRAP_UP';
