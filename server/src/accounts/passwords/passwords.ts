import {
  isCommonPassword,
  PASSWORD_MIN,
  PASSWORD_MIN_PROFESSIONAL,
  type Role,
} from '@app/contract/accounts';
import { hash, verify } from '@node-rs/argon2';
import { refuse } from '../accounts.refusals.ts';

/** Parameters that OWASP recommends for argon2id. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Hashing must not starve other routes: two at a time, fifty waiting. */
const AT_ONCE = 2;
const IN_LINE = 50;

/** Hashes and verifies passwords with the installation's pepper. */
export type Passwords = {
  hash: (password: string) => Promise<string>;
  verify: (passwordHash: string | null | undefined, password: string) => Promise<boolean>;
};

export function createPasswords(pepper: string): Passwords {
  const options = { ...COST, secret: Buffer.from(pepper) };
  const inTurn = turns();
  // An unknown account costs the same time as a known one (requirement: decoy cost).
  const nobody = hash('nobody has this password', options);
  return {
    hash: (password) => inTurn(() => hash(password.normalize('NFC'), options)),
    verify: async (passwordHash, password) => {
      const matches = await inTurn(async () =>
        verify(passwordHash ?? (await nobody), password.normalize('NFC'), options),
      );
      return matches && Boolean(passwordHash);
    },
  };
}

function turns() {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= AT_ONCE) {
      if (waiting.length >= IN_LINE)
        throw refuse('accounts.too-many-logins', undefined, { retryAfter: 1 });
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** Refuses a password too short for the role, or a common one (requirement: password strength). */
export function requireGoodPassword(password: string, role: Role) {
  const minimum = role === 'PATIENT' ? PASSWORD_MIN : PASSWORD_MIN_PROFESSIONAL;
  if ([...password].length < minimum)
    throw refuse('accounts.password-too-short', `Debes ingresar al menos ${minimum} caracteres`);
  if (isCommonPassword(password))
    throw refuse('accounts.password-common', 'Esa clave es muy común. Elegí otra.');
}
