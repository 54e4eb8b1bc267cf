import { TOTP_DIGITS, TOTP_STEP_SECONDS } from '@app/contract/accounts';
import { Secret, TOTP } from 'otpauth';

const SEED_BYTES = 20;

/** A new seed, in letters that can be typed. */
export const newSeed = (): string => new Secret({ size: SEED_BYTES }).base32;

/** The address encoded in the QR code for authenticators. */
export const enrolmentUri = (seed: string, brand: string, email: string): string =>
  codes(seed, { issuer: brand, label: email }).toString();

/** The time step of a code, at most one from now; nothing for a wrong code. */
export function stepOfCode(seed: string, code: string, now: Date): number | undefined {
  const delta = codes(seed).validate({ token: code, timestamp: now.getTime(), window: 1 });
  if (delta === null) return undefined;
  return Math.floor(now.getTime() / 1000 / TOTP_STEP_SECONDS) + delta;
}

const codes = (seed: string, names: { issuer?: string; label?: string } = {}) =>
  new TOTP({
    ...names,
    algorithm: 'SHA1',
    digits: TOTP_DIGITS,
    period: TOTP_STEP_SECONDS,
    secret: Secret.fromBase32(seed),
  });
