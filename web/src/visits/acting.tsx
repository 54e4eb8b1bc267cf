import type { QueueEntry } from '@app/contract/visits';
import { ActingBanner } from '../ui/feedback/banner.tsx';

/** The patient's name, if it is not the holder's own consultation. */
export const Acting = ({ entry: { isHolder, first_name, last_name } }: { entry: QueueEntry }) =>
  isHolder ? null : <ActingBanner name={`${first_name} ${last_name}`} />;
