/** The roles a session may have, as the contract spells them. */
export type ViewerRole = 'PATIENT' | 'PROFESSIONAL' | 'ADMIN' | 'MEDICAL_DIRECTOR' | 'PHARMACY';

/** The person who is logged in, as every screen needs it. */
export type Viewer = {
  accountId: string;
  email: string;
  role: ViewerRole;
  full_profile: boolean;
  first_name: string;
  last_name: string;
  sex_str: string | null;
  /** Whether a proof of identity is a code rather than the password. */
  second_factor?: boolean;
  /** Whether the account has a password. */
  has_password?: boolean;
  /** Professionals only: whether they may attend, with a verified licence in force. */
  verified?: boolean;
};

/** A short bearer token and the seconds it lives. */
export type MintedToken = {
  id_token: string;
  expires_in: number;
  /** Seconds until the session itself ends, if nobody uses it. */
  session_expires_in?: number | undefined;
};

/** Proof of identity: a code of the second factor, or the password. */
export type IdentityProof = { code: string } | { password: string };

/** Why a session ended: a logout, here or in another tab, or its expiry. */
export type SessionEnd = 'logout' | 'other-tab' | 'expired';

/** What the accounts capability provides. */
export type SessionSource = {
  /** A fresh token for the session of the cookie, or `null` where there is none any more. */
  mint: () => Promise<MintedToken | null>;
  /** The profile behind the token. */
  loadViewer: () => Promise<Viewer>;
  /** Proves the identity again; throws where the proof is wrong. */
  prove?: (proof: IdentityProof) => Promise<MintedToken>;
  /** A call that renews the idle time. */
  use?: () => Promise<unknown>;
};
