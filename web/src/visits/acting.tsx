import type { QueueEntry } from '@app/contract/visits';
import { ActingBanner } from '../ui/feedback/banner.tsx';

/** Whose consultation this is, whenever it is not the holder's own. */
export const Acting = ({ entry: { isHolder, first_name, last_name } }: { entry: QueueEntry }) =>
  isHolder ? null : <ActingBanner name={`${first_name} ${last_name}`} />;
