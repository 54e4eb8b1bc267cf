import type { Role } from '@app/contract/accounts';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import { type IdentityProvider, identityProvider } from '../platform/outside/identity-provider.ts';
import type { Mail } from '../platform/outside/mail.ts';
import type { Platform } from '../platform/platform.ts';
import { accountsRepository } from './accounts.repository.ts';
import { throttleRepository } from './login/throttle.repository.ts';
import { createPasswords, type Passwords } from './passwords/passwords.ts';
import { secondFactorRepository } from './second-factor/second-factor.repository.ts';
import { createSecretBox, type SecretBox } from './second-factor/secret-box.ts';
import { sessionsRepository } from './sessions/sessions.repository.ts';
import { createTokens, type Tokens } from './sessions/tokens.ts';
import { socialRepository } from './social/social.repository.ts';

/** What the use cases of accounts work with. */
export type Accounts = Platform & {
  accounts: ReturnType<typeof accountsRepository>;
  /** The same repositories inside a transaction. */
  inTransaction: (
    transaction: DatabaseTransaction,
  ) => Pick<Accounts, 'accounts' | 'sessions' | 'factors' | 'social'>;
  sessions: ReturnType<typeof sessionsRepository>;
  factors: ReturnType<typeof secondFactorRepository>;
  box: SecretBox;
  social: ReturnType<typeof socialRepository>;
  /** Google, where the installation has a client there. */
  provider: IdentityProvider | undefined;
  throttles: ReturnType<typeof throttleRepository>;
  passwords: Passwords;
  tokens: Tokens;
  /** Mail leaves after the commit, through the outbox. */
  sendMail: (transaction: DatabaseTransaction, mail: Mail) => Promise<void>;
  /** Closes the sockets of a session that has ended, on every node. */
  closeSockets: (sessionId: string) => void;
};

export type AccountsSecrets = { pepper: string; tokenPrivateKey: string };

export async function createAccounts(
  platform: Platform,
  secrets: AccountsSecrets,
  outside: Pick<Accounts, 'sendMail' | 'closeSockets'>,
): Promise<Accounts> {
  return {
    ...platform,
    ...outside,
    accounts: accountsRepository(platform.database),
    inTransaction: (transaction) => ({
      accounts: accountsRepository(transaction),
      sessions: sessionsRepository(transaction, platform.config),
      factors: secondFactorRepository(transaction),
      social: socialRepository(transaction),
    }),
    sessions: sessionsRepository(platform.database, platform.config),
    factors: secondFactorRepository(platform.database),
    social: socialRepository(platform.database),
    provider: identityProvider(platform.config),
    box: createSecretBox(secrets.pepper),
    throttles: throttleRepository(platform.database),
    passwords: createPasswords(secrets.pepper),
    tokens: await createTokens(secrets.tokenPrivateKey),
  };
}

/** The limits that depend on the role: patients on the left, everybody else on the right. */
export const byRole = <T>(role: Role, limits: { PATIENT: T; OTHERS: T }): T =>
  role === 'PATIENT' ? limits.PATIENT : limits.OTHERS;
