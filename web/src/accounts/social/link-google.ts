import { linkIdentity } from '@app/contract/accounts';
import { call } from '../../lib/server/call.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { socialCopy as copy } from './social.copy.ts';

/** Links the Google account just proved in this browser to the account that has logged in. */
export async function linkGoogle(): Promise<void> {
  try {
    await call(linkIdentity, {});
    toast.success(copy.linked);
  } catch {
    toast.error(copy.linkFault);
  }
}
