import { authenticateSocial } from '@app/contract/accounts';
import { call } from '../../lib/server/call.ts';
import { follow, type LoginOutcome } from '../login/log-in.ts';
import { socialCopy } from './social.copy.ts';

/** Logs in with the Google identity proved in this browser, and reads the profile. */
export async function logInWithGoogle(email: string): Promise<LoginOutcome> {
  try {
    return await follow((await call(authenticateSocial, { query: { email } })).data, 'google');
  } catch {
    return { kind: 'refused', text: socialCopy.socialFault };
  }
}
