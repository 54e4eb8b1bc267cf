/** The roles a session may have, as the contract spells them. */
export type ViewerRole = 'PATIENT' | 'PROFESSIONAL' | 'ADMIN' | 'MEDICAL_DIRECTOR' | 'PHARMACY';

/** Who is looking at the screen, as far as every screen needs to know. */
export type Viewer = {
  accountId: string;
  email: string;
  role: ViewerRole;
  full_profile: boolean;
  first_name: string;
  last_name: string;
  sex_str: string | null;
  /** Whether an act that needs a proof asks for a code, not the password. */
  second_factor?: boolean;
  /** Whether there is a password to ask for. */
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

/** What shows again who somebody is: a code of the second factor, or the password. */
export type IdentityProof = { code: string } | { password: string };

/** Why a session ended: the person left, here or in another tab, or its time ran out. */
export type SessionEnd = 'logout' | 'other-tab' | 'expired';

/** What the accounts capability plugs in. */
export type SessionSource = {
  /** A fresh token for the session of the cookie, or `null` where there is none any more. */
  mint: () => Promise<MintedToken | null>;
  /** The profile behind the token. */
  loadViewer: () => Promise<Viewer>;
  /** Shows again who is there; refused where it is wrong. */
  prove?: (proof: IdentityProof) => Promise<MintedToken>;
  /** A call that counts as use of the session. */
  use?: () => Promise<unknown>;
};
