import type { Configuration } from 'openid-client';
import type { Config } from '../config.ts';

/** An identity that a provider verified, with its e-mail. */
export type VerifiedIdentity = { issuer: string; subject: string; email: string };

/** Secrets of one login with the provider (requirement: provider round trip). */
export type Handshake = { state: string; nonce: string; codeVerifier: string };

/** Proof of an e-mail by OpenID Connect with code, PKCE and nonce. */
export type IdentityProvider = {
  newHandshake: () => Promise<Handshake>;
  /** The provider's address for the browser. */
  addressFor: (handshake: Handshake, returnTo: string) => Promise<string>;
  /** Returns the identity of a callback; nothing if the provider refused or its answer is invalid. */
  identify: (handshake: Handshake, cameBackTo: URL) => Promise<VerifiedIdentity | undefined>;
};

/** The provider cannot be reached: a retry may succeed. */
export class ProviderAway extends Error {}

const TIMEOUT_SECONDS = 5;
const SCOPE = 'openid email profile';
const AWAY_CODES = new Set(['OAUTH_TIMEOUT', 'OAUTH_ABORT']);

/** Google, or the configured provider; `undefined` without a configured client. */
export function identityProvider({
  GOOGLE_ISSUER,
  GOOGLE_CLIENT_ID,
  GOOGLE_CLIENT_SECRET,
}: Config): IdentityProvider | undefined {
  if (!GOOGLE_CLIENT_ID || !GOOGLE_CLIENT_SECRET) return undefined;
  const issuer = new URL(GOOGLE_ISSUER);
  let known: Promise<Configuration> | undefined;
  // Discovered at the first login, and again after a failure, so that the product starts without its provider.
  const open = async () => {
    known ??= discover(issuer, GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET);
    try {
      return await known;
    } catch (cause) {
      known = undefined;
      throw new ProviderAway('discovery failed', { cause });
    }
  };
  return {
    newHandshake: async () => {
      const oidc = await import('openid-client');
      return {
        state: oidc.randomState(),
        nonce: oidc.randomNonce(),
        codeVerifier: oidc.randomPKCECodeVerifier(),
      };
    },
    addressFor: async ({ state, nonce, codeVerifier }, returnTo) => {
      const [configuration, oidc] = await Promise.all([open(), import('openid-client')]);
      const parameters = {
        redirect_uri: returnTo,
        scope: SCOPE,
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      };
      return oidc.buildAuthorizationUrl(configuration, parameters).href;
    },
    identify: async (handshake, cameBackTo) => exchange(await open(), handshake, cameBackTo),
  };
}

async function discover(issuer: URL, clientId: string, clientSecret: string) {
  const oidc = await import('openid-client');
  // Checks the signature of the identity too, not only the connection.
  const execute = [oidc.enableNonRepudiationChecks];
  if (issuer.protocol === 'http:') execute.push(oidc.allowInsecureRequests);
  const options = { execute, timeout: TIMEOUT_SECONDS };
  return oidc.discovery(issuer, clientId, clientSecret, undefined, options);
}

/** Exchanges the code for an identity, once; the provider's other tokens are discarded. */
async function exchange(
  configuration: Configuration,
  { state, nonce, codeVerifier }: Handshake,
  cameBackTo: URL,
): Promise<VerifiedIdentity | undefined> {
  const { authorizationCodeGrant } = await import('openid-client');
  try {
    const tokens = await authorizationCodeGrant(configuration, cameBackTo, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: codeVerifier,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (claims?.email_verified !== true || typeof claims.email !== 'string') return undefined;
    return { issuer: claims.iss, subject: claims.sub, email: claims.email };
  } catch (cause) {
    if (isAway(cause)) throw new ProviderAway('code not exchanged', { cause });
    return undefined;
  }
}

/** Whether there was no answer, or one that is not about the person. */
const isAway = (error: unknown): boolean =>
  error instanceof TypeError ||
  (error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    AWAY_CODES.has(error.code));
