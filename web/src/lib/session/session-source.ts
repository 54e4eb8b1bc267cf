/** The roles of a session, as named in the contract. */
export type ViewerRole = 'PATIENT' | 'PROFESSIONAL' | 'ADMIN' | 'MEDICAL_DIRECTOR' | 'PHARMACY';

/** The logged-in person, as every screen needs it. */
export type Viewer = {
  accountId: string;
  email: string;
  role: ViewerRole;
  full_profile: boolean;
  first_name: string;
  last_name: string;
  sex_str: string | null;
  /** Whether identity is proved with a code instead of the password. */
  second_factor?: boolean;
  /** Whether the account has a password. */
  has_password?: boolean;
  /** Professionals only: whether they may attend, with a verified and valid licence. */
  verified?: boolean;
};

/** A short-lived bearer token, and its lifetime in seconds. */
export type MintedToken = {
  id_token: string;
  expires_in: number;
  /** Seconds until the session itself ends if it is not used. */
  session_expires_in?: number | undefined;
};

/** Proof of identity: a code of the second factor, or the password. */
export type IdentityProof = { code: string } | { password: string };

/** Why a session ended: a logout, here or in another tab, or its expiry. */
export type SessionEnd = 'logout' | 'other-tab' | 'expired';

/** What the accounts capability provides. */
export type SessionSource = {
  /** A new token for the session of the cookie, or `null` if there is no session any more. */
  mint: () => Promise<MintedToken | null>;
  /** Reads the profile of the token. */
  loadViewer: () => Promise<Viewer>;
  /** Proves the identity again; throws if the proof is wrong. */
  prove?: (proof: IdentityProof) => Promise<MintedToken>;
  /** A call that renews the idle time. */
  use?: () => Promise<unknown>;
};
