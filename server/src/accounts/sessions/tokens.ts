import { createPublicKey } from 'node:crypto';
import { ID_TOKEN_SECONDS, type Role } from '@app/contract/accounts';
import { CLINIC_TIME_ZONE } from '@app/contract/kernel';
import type { JWTPayload } from 'jose';
import { SignJWT } from 'jose/jwt/sign';
import { jwtVerify } from 'jose/jwt/verify';
import { importPKCS8 } from 'jose/key/import';
import { z } from 'zod';

/** Claims of an id_token. The session row, not the token, decides whether it is valid. */
export type TokenClaims = { sub: string; sid: string; exp: number };

export type Tokens = {
  issue: (subject: TokenSubject, now: Date) => Promise<string>;
  /** Returns the claims of a token with our signature that has not expired. */
  read: (token: string, now: Date) => Promise<TokenClaims | undefined>;
};

type TokenSubject = { accountId: string; sessionId: string; email: string; role: Role };

/** The only algorithm accepted for id tokens. */
const ALGORITHM = 'EdDSA';
const REMEMBERED = 5_000;

/** Signs tokens with the installation's Ed25519 key. */
export async function createTokens(privateKeyPem: string): Promise<Tokens> {
  const privateKey = await importPKCS8(privateKeyPem, ALGORITHM);
  const publicKey = createPublicKey(privateKeyPem);
  const verified = new Map<string, TokenClaims>();
  return {
    issue: (subject, now) =>
      new SignJWT(payloadOf(subject))
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
        .setSubject(subject.accountId)
        .setIssuedAt(seconds(now))
        .setExpirationTime(seconds(now) + ID_TOKEN_SECONDS)
        .sign(privateKey),
    read: async (token, now) => {
      if (!isSpeltOneWay(token)) return undefined;
      // The signature of a token never changes, so it is verified only once.
      const claims = verified.get(token) ?? (await verify(token));
      if (!claims || claims.exp <= seconds(now)) {
        verified.delete(token);
        return undefined;
      }
      if (verified.size >= REMEMBERED) verified.clear();
      verified.set(token, claims);
      return claims;
    },
  };

  async function verify(token: string): Promise<TokenClaims | undefined> {
    try {
      // Expiry is checked by the caller against the product's clock.
      const { payload } = await jwtVerify(token, publicKey, {
        algorithms: [ALGORITHM],
        currentDate: new Date(0),
      });
      return claimsOf(payload);
    } catch {
      // A token that does not verify for any reason gets the same answer: no session.
      return undefined;
    }
  }
}

/** Whether the unused bits of the last character are zero; otherwise each token would have fifteen other spellings. */
const isSpeltOneWay = (token: string): boolean =>
  token.split('.').every((part) => Buffer.from(part, 'base64url').toString('base64url') === part);

const seconds = (instant: Date) => Math.floor(instant.getTime() / 1000);

const payloadOf = ({ sessionId, email, role }: TokenSubject) => ({
  sid: sessionId,
  auth: `ROLE_${role}`,
  email,
  nickname: email.split('@')[0] ?? email,
  timezone: CLINIC_TIME_ZONE,
});

const isId = (claim: unknown): claim is string => z.guid().safeParse(claim).success;

function claimsOf({ sub, sid, exp }: JWTPayload): TokenClaims | undefined {
  return isId(sub) && isId(sid) && exp ? { sub, sid, exp } : undefined;
}
