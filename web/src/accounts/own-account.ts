import {
  type AuthMethod,
  getAccount,
  logOut,
  mintToken,
  registeredRoles,
  reportLogin,
  stepUp,
} from '@app/contract/accounts';
import { licencesOf, type StatedLicence, signingLicence, type User } from '@app/contract/profiles';
import { largerText } from '../lib/device/larger-text.ts';
import { soundsMuted } from '../lib/device/sounds.ts';
import { readOwnProfile } from '../lib/readings/read-own-profile.ts';
import { call } from '../lib/server/call.ts';
import { ProblemError } from '../lib/server/problem-error.ts';
import { dayNow } from '../lib/server/server-time.ts';
import { ProfileLookupError } from '../lib/session/profile-lookup-error.ts';
import type {
  IdentityProof,
  MintedToken,
  Viewer,
  ViewerRole,
} from '../lib/session/session-source.ts';
import { UnregisteredError } from './unregistered-error.ts';

/** Roles that people register with; staff and pharmacy have no profile. */
const REGISTERED: ReadonlySet<ViewerRole> = new Set(registeredRoles);

/** A new token for the session of the cookie, or `null` if there is no session any more. */
export async function mint(): Promise<MintedToken | null> {
  try {
    return await call(mintToken, {});
  } catch (error) {
    if (error instanceof ProblemError && error.problem.status === 401) return null;
    throw error;
  }
}

/** Reads the account of the token. */
export async function loadViewer(): Promise<Viewer> {
  const [account, profile] = await Promise.all([call(getAccount, {}), lookUpProfile()]);
  const owesRegistration = profile.status === 'error' && !account.has_id_number;
  if (owesRegistration && REGISTERED.has(account.active_role))
    throw new UnregisteredError(account.id, account.active_role);
  // Sounds are off for patients and on for professionals until they choose.
  soundsMuted.set(account.sounds_muted ?? false);
  largerText.set(account.larger_text);
  const user = profile.status === 'ok' ? profile.data : undefined;
  return {
    accountId: account.id,
    email: account.email,
    role: account.active_role,
    full_profile: isComplete(user),
    first_name: user?.first_name ?? '',
    last_name: user?.last_name ?? '',
    sex_str: user?.sex_str ?? null,
    second_factor: account.second_factor,
    has_password: account.has_password,
    verified: mayAttend(user),
  };
}

/** The profile; a failed look-up is an error of its own (specification). */
async function lookUpProfile() {
  try {
    return await readOwnProfile();
  } catch (error) {
    throw error instanceof ProblemError ? new ProfileLookupError(error.problem) : error;
  }
}

const isComplete = (user: User | undefined): boolean =>
  (user?.patient_dto ?? user?.professional_dto)?.full_profile ?? false;

/** Verified, with a valid licence. */
function mayAttend(user: User | undefined): boolean {
  const practice = user?.professional_dto;
  if (practice?.verification !== 'VERIFIED') return false;
  return signingLicence(licencesOf<StatedLicence>(practice), dayNow()) !== undefined;
}

/** Telemetry: a failure does not affect the login. */
export const tellLogin = (auth_method: AuthMethod): Promise<unknown> =>
  call(reportLogin, { body: { auth_method } }).catch(() => undefined);

/** Proves the person's identity again; throws if the proof is wrong. */
export const prove = (body: IdentityProof) => call(stepUp, { body });

/** Any call renews the session. */
export const touchSession = () => call(getAccount, {});

/** Ends the session on the server. */
export const endSession = () => call(logOut, {});
