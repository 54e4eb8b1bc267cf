import type { Role } from '@app/contract/accounts';
import type { Database, DatabaseTransaction } from '../platform/database/database.ts';
import { type IdentityProvider, identityProvider } from '../platform/outside/identity-provider.ts';
import type { Outbox } from '../platform/outside/outbox.ts';
import type { Platform } from '../platform/platform.ts';
import { accountsRepository } from './accounts.repository.ts';
import { addressesRepository } from './email-change/addresses.repository.ts';
import { emailChangesRepository } from './email-change/email-changes.repository.ts';
import { emailUndosRepository } from './email-change/email-undos.repository.ts';
import { throttleRepository } from './login/throttle.repository.ts';
import { createPasswords, type Passwords } from './passwords/passwords.ts';
import { accountKeysRepository } from './registration/account-keys.repository.ts';
import { registrationsRepository } from './registration/registrations.repository.ts';
import { signupPasswordsRepository } from './registration/signup-passwords.repository.ts';
import { recoveryCodesRepository } from './second-factor/recovery-codes.repository.ts';
import { secondFactorRepository } from './second-factor/second-factor.repository.ts';
import { createSecretBox, type SecretBox } from './second-factor/secret-box.ts';
import { sessionEndingsRepository } from './sessions/session-endings.repository.ts';
import { sessionWritesRepository } from './sessions/session-writes.repository.ts';
import { sessionsRepository } from './sessions/sessions.repository.ts';
import { createTokens, type Tokens } from './sessions/tokens.ts';
import { identitiesRepository } from './social/identities.repository.ts';
import { socialAttemptsRepository } from './social/social-attempts.repository.ts';

type Repositories = ReturnType<typeof repositories>;

const repositories = (database: Database, config: Platform['config']) => ({
  accounts: accountsRepository(database),
  registrations: registrationsRepository(database),
  signupPasswords: signupPasswordsRepository(database),
  keys: accountKeysRepository(database),
  addresses: addressesRepository(database),
  emailChanges: emailChangesRepository(database),
  emailUndos: emailUndosRepository(database),
  sessions: sessionsRepository(database, config),
  sessionWrites: sessionWritesRepository(database),
  sessionEndings: sessionEndingsRepository(database),
  factors: secondFactorRepository(database),
  recoveryCodes: recoveryCodesRepository(database),
  attempts: socialAttemptsRepository(database),
  identities: identitiesRepository(database),
});

/** Dependencies of the use cases of accounts. */
export type Accounts = Platform &
  Repositories & {
    /** The same repositories inside a transaction. */
    inTransaction: (transaction: DatabaseTransaction) => Repositories;
    box: SecretBox;
    /** Google; `undefined` if not configured. */
    provider: IdentityProvider | undefined;
    throttles: ReturnType<typeof throttleRepository>;
    passwords: Passwords;
    tokens: Tokens;
    /** Sends a mail through the outbox, after the commit. */
    sendMail: Outbox['sendMail'];
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
    ...repositories(platform.database, platform.config),
    inTransaction: (transaction) => repositories(transaction, platform.config),
    throttles: throttleRepository(platform.database),
    provider: identityProvider(platform.config),
    box: createSecretBox(secrets.pepper),
    passwords: createPasswords(secrets.pepper),
    tokens: await createTokens(secrets.tokenPrivateKey),
  };
}

/** Chooses between the limits of patients and those of every other role. */
export const byRole = <T>(role: Role, limits: { PATIENT: T; OTHERS: T }): T =>
  role === 'PATIENT' ? limits.PATIENT : limits.OTHERS;
