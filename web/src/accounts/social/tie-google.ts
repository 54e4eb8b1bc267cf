import { linkIdentity } from '@app/contract/accounts';
import { call } from '../../lib/server/call.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { socialCopy as copy } from './social.copy.ts';

/** Ties the Google account that this browser has just proved: its owner is logged in now. */
export async function tieGoogle(): Promise<void> {
  try {
    await call(linkIdentity, {});
    toast.success(copy.linked);
  } catch {
    toast.error(copy.linkFault);
  }
}
