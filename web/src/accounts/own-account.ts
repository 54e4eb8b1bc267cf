import {
  type AuthMethod,
  getAccount,
  registeredRoles,
  reportLogin,
  stepUp,
} from '@app/contract/accounts';
import { dayOf } from '@app/contract/kernel';
import {
  getOwnProfile,
  licencesOf,
  type StatedLicence,
  signingLicence,
  type User,
} from '@app/contract/profiles';
import { soundsMuted } from '../lib/device/sounds.ts';
import { call } from '../lib/server/call.ts';
import type { IdentityProof, Viewer, ViewerRole } from '../lib/session/session-source.ts';
import { UnregisteredError } from './unregistered-error.ts';

/** Roles that people register with; staff and pharmacy have no profile. */
const REGISTERED: ReadonlySet<ViewerRole> = new Set(registeredRoles);

/** Reads who the token belongs to. */
export async function loadViewer(): Promise<Viewer> {
  const [account, profile] = await Promise.all([call(getAccount, {}), call(getOwnProfile, {})]);
  const owesRegistration = profile.status === 'error' && !account.has_id_number;
  if (owesRegistration && REGISTERED.has(account.active_role))
    throw new UnregisteredError(account.id, account.active_role);
  // Sounds are off for patients and on for professionals until they choose.
  soundsMuted.set(account.sounds_muted ?? false);
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

const isComplete = (user: User | undefined): boolean =>
  (user?.patient_dto ?? user?.professional_dto)?.full_profile ?? false;

/** Verified, with a licence in force. */
function mayAttend(user: User | undefined): boolean {
  const practice = user?.professional_dto;
  if (practice?.verification !== 'VERIFIED') return false;
  return signingLicence(licencesOf<StatedLicence>(practice), dayOf(new Date())) !== undefined;
}

/** Telemetry: a failure does not affect the login. */
export const tellLogin = (auth_method: AuthMethod): Promise<unknown> =>
  call(reportLogin, { body: { auth_method } }).catch(() => undefined);

/** Proves the person's identity again; throws where the proof is wrong. */
export const prove = (body: IdentityProof) => call(stepUp, { body });

/** Any call renews the session. */
export const touchSession = () => call(getAccount, {});
