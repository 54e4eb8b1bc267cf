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

/** Roles that may come by a provider: staff and pharmacy may not. */
const isAdmitted = (role: Role): boolean => role === 'PATIENT' || role === 'PROFESSIONAL';

function requireProvider({ provider }: Accounts): IdentityProvider {
  if (!provider) throw refuseKernel('request.not-found');
  return provider;
}

/** Runs what needs the provider; one that is away is no fault of the person. */
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

/** Begins a way to the provider and back, bound to this browser by a cookie of its own. */
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

/** What somebody who came back may do: log in, tie the identity to an account they have, or register. */
export type Arrival = { id_token: string; link_required?: true };

/**
 * The way back from the provider. The answer opens nothing by itself: the product's own token carries
 * no live session, and the ticket only registers, from this browser (requirement: provider round trip).
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
  // A tied account logs in by its own e-mail, whatever it is called at the provider now.
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

/** Whoever registered and never activated may arrive: the provider has proved the e-mail. */
const mayArrive = ({ role, status }: AccountRow): boolean =>
  isAdmitted(role) && (status === 'ACTIVE' || status === 'PENDING');

/**
 * Opens the session of somebody whom the provider has just vouched for. The e-mail is a hint: what
 * counts is the proof of this browser, at most two minutes old and used up here (requirement: browser proof).
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
