import { emailSchema, type Role, SOCIAL } from '@app/contract/accounts';
import { secondsBefore } from '../../platform/clock.ts';
import { refuseKernel } from '../../platform/http/problem-handler.ts';
import { hashSecret, newId, newSecret } from '../../platform/ids.ts';
import {
  type IdentityProvider,
  ProviderAway,
  type VerifiedIdentity,
} from '../../platform/outside/identity-provider.ts';
import { refuse, refuseSocial } from '../accounts.refusals.ts';
import type { AccountRow } from '../accounts.repository.ts';
import type { Accounts } from '../accounts.ts';
import { type OpenedSession, openSession, type SessionCookie } from '../sessions/open-session.ts';

/** Roles that may log in through a provider; staff and pharmacies may not. */
const isAdmitted = (role: Role): boolean => role === 'PATIENT' || role === 'PROFESSIONAL';

function requireProvider({ provider }: Accounts): IdentityProvider {
  if (!provider) throw refuseKernel('request.not-found');
  return provider;
}

/** Runs a request to the provider; an unreachable provider is not reported as an error of the person. */
async function withProvider<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ProviderAway)) throw error;
    throw refuse(
      'accounts.social-unavailable',
      'Google no responde. Probá de nuevo en unos minutos.',
    );
  }
}

const returnAddress = ({ publicUrl }: Accounts) => `${publicUrl}/gmail/callback`;

/** Starts a login with the provider, bound to this browser by its own cookie. */
export async function beginSocialLogin(
  context: Accounts,
): Promise<{ url: string; cookie: SessionCookie }> {
  const provider = requireProvider(context);
  const handshake = await provider.newHandshake();
  const url = await withProvider(() => provider.addressFor(handshake, returnAddress(context)));
  const value = newSecret();
  const now = context.clock.now();
  await context.attempts.insert({
    id: newId(),
    cookie_hash: hashSecret(value),
    state: handshake.state,
    nonce: handshake.nonce,
    code_verifier: handshake.codeVerifier,
    created_at: now,
  });
  return { url, cookie: { value, maxAge: SOCIAL.COOKIE_SECONDS } };
}

/** What the callback allows: to log in, to link the identity to an existing account, or to register. */
export type Arrival = { id_token: string; link_required?: true };

/**
 * Handles the provider's callback. Its answer alone gives no access: the token has no live session, and the
 * ticket can only register, from this browser (requirement: provider round trip).
 */
export async function receiveCallback(
  context: Accounts,
  cookie: string | undefined,
  query: Record<string, string>,
): Promise<Arrival> {
  const provider = requireProvider(context);
  const now = context.clock.now();
  const attempt =
    cookie &&
    (await context.attempts.useCode(
      hashSecret(cookie),
      query.state ?? '',
      secondsBefore(now, SOCIAL.COOKIE_SECONDS),
      now,
    ));
  if (!attempt) throw refuseSocial();
  const cameBackTo = new URL(returnAddress(context));
  cameBackTo.search = String(new URLSearchParams(query));
  const { id, state, nonce, code_verifier: codeVerifier } = attempt;
  const identity = await withProvider(() =>
    provider.identify({ state, nonce, codeVerifier }, cameBackTo),
  );
  const email = emailSchema.safeParse(identity?.email).data;
  if (!identity || !email) throw refuseSocial();
  return admit(context, id, { ...identity, email });
}

async function admit(
  context: Accounts,
  attemptId: string,
  identity: VerifiedIdentity,
): Promise<Arrival> {
  const { issuer, subject, email } = identity;
  const tiedTo = await context.identities.accountOf(issuer, subject);
  const account = tiedTo
    ? await context.accounts.findById(tiedTo)
    : await context.accounts.findByEmail(email);
  if (account && !mayArrive(account)) throw refuseSocial();
  const ticket = newSecret();
  const proof = {
    issuer,
    subject,
    ticket_hash: hashSecret(ticket),
    proved_at: context.clock.now(),
  };
  // A linked account logs in by its own e-mail, even if the provider reports another one.
  const provedEmail = tiedTo && account ? account.email : email;
  await context.attempts.prove(attemptId, { ...proof, email: provedEmail });
  if (tiedTo && account) {
    const { id: accountId, email, role } = account;
    const subject = { accountId, sessionId: attemptId, email, role };
    return { id_token: await context.tokens.issue(subject, context.clock.now()) };
  }
  return account?.status === 'ACTIVE'
    ? { id_token: ticket, link_required: true }
    : { id_token: ticket };
}

/** Never activated accounts are admitted: the provider has verified the e-mail. */
const mayArrive = ({ role, status }: AccountRow): boolean =>
  isAdmitted(role) && (status === 'ACTIVE' || status === 'PENDING');

/**
 * Opens a session after the provider's callback. The e-mail is only a hint: the proof of this browser
 * decides, at most two minutes old and used up here (requirement: browser proof).
 */
export async function logInSocially(
  context: Accounts,
  cookie: string | undefined,
  email: string,
  userAgent: string | undefined,
): Promise<OpenedSession> {
  const now = context.clock.now();
  const provedAfter = secondsBefore(now, SOCIAL.PROOF_SECONDS);
  const proof = await context.attempts.useProof(hashSecret(cookie ?? ''), email, provedAfter, now);
  const { issuer, subject } = proof ?? {};
  const accountId = issuer && subject && (await context.identities.accountOf(issuer, subject));
  const account = accountId ? await context.accounts.findById(accountId) : undefined;
  const opened =
    account && isAdmitted(account.role)
      ? await openSession(context, account, {
          authMethod: 'google',
          rememberMe: false,
          userAgent,
          proved: null,
        })
      : undefined;
  if (!opened) throw refuse('accounts.bad-credentials');
  return opened;
}
