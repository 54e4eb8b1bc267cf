import { getAccount, logOut, mintToken, registeredRoles, stepUp } from '@app/contract/accounts';
import { getOwnProfile, type User } from '@app/contract/profiles';
import { call } from '../lib/call.ts';
import { beforeLeaving } from '../lib/leaving.ts';
import { ProblemError } from '../lib/problem-error.ts';
import type { MintedToken, SessionSource, Viewer, ViewerRole } from '../lib/session.ts';
import { soundsMuted } from '../lib/sounds.ts';

/** Roles that people register with; staff and pharmacy have no profile. */
const REGISTERED: ReadonlySet<ViewerRole> = new Set(registeredRoles);

/** Where the page's tokens and profile come from. */
export const sessionSource: SessionSource = {
  mint,
  loadViewer,
  prove: (body) => call(stepUp, { body }),
  use: () => call(getAccount, {}),
};

async function mint(): Promise<MintedToken | null> {
  try {
    return await call(mintToken, {});
  } catch (error) {
    if (error instanceof ProblemError && error.problem.status === 401) return null;
    throw error;
  }
}

/** Somebody logged in whose registration is not complete: no profile, and no DNI to begin one with (A 4). */
export class UnregisteredError extends Error {
  readonly accountId: string;
  readonly role: ViewerRole;
  constructor(accountId: string, role: ViewerRole) {
    super('registration not complete');
    this.accountId = accountId;
    this.role = role;
  }
}

async function loadViewer(): Promise<Viewer> {
  const [account, profile] = await Promise.all([call(getAccount, {}), call(getOwnProfile, {})]);
  const owesRegistration = profile.status === 'error' && !account.has_id_number;
  if (owesRegistration && REGISTERED.has(account.active_role))
    throw new UnregisteredError(account.id, account.active_role);
  // A patient starts in silence, a professional does not, until either says otherwise.
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
    verified: user?.professional_dto?.verification === 'VERIFIED',
  };
}

const isComplete = (user: User | undefined): boolean =>
  (user?.patient_dto ?? user?.professional_dto)?.full_profile ?? false;

/** Ends the session on the server when the person leaves. */
export const sayGoodbyeToServer = (): (() => void) =>
  beforeLeaving(async () => {
    await call(logOut, {});
  });
