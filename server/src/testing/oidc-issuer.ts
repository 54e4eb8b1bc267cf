import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { type Configuration } from 'oidc-provider';
import { newSecret } from '../platform/ids.ts';

/** A person's identity at the provider. */
export type Subject = { sub: string; email: string; email_verified: boolean };

/** A real OpenID Connect provider in which every visitor is logged in at once. */
export type OidcIssuer = {
  url: string;
  clientId: string;
  clientSecret: string;
  /** Goes through the provider like a browser; returns the parameters of the callback. */
  visit: (address: string, subject: Subject) => Promise<Record<string, string>>;
  stop: () => Promise<void>;
};

const CLIENT_ID = 'cercana';

/** Starts a provider on a free port that returns to `returnTo`. */
export async function startOidcIssuer(returnTo: string): Promise<OidcIssuer> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const clientSecret = newSecret();
  const people = new Map<string, Subject>();
  const provider = new Provider(url, settings({ clientSecret, returnTo, people }));
  provider.use(async (ctx, next) => {
    if (!ctx.path.startsWith('/interaction/')) return next();
    const accountId = ctx.get('x-subject');
    await provider.interactionFinished(ctx.req, ctx.res, { login: { accountId } });
  });
  server.on('request', provider.callback());
  return {
    url,
    clientId: CLIENT_ID,
    clientSecret,
    visit: (address, subject) => {
      people.set(subject.sub, subject);
      return walk(address, subject, returnTo);
    },
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

type Settings = { clientSecret: string; returnTo: string; people: Map<string, Subject> };

const settings = ({ clientSecret, returnTo, people }: Settings): Configuration => ({
  clients: [
    {
      client_id: CLIENT_ID,
      client_secret: clientSecret,
      redirect_uris: [returnTo],
      token_endpoint_auth_method: 'client_secret_post',
    },
  ],
  cookies: { keys: [newSecret()] },
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: [] },
  conformIdTokenClaims: false,
  features: { devInteractions: { enabled: false } },
  interactions: { url: (_, { uid }) => `/interaction/${uid}` },
  findAccount: (_, id) => {
    const subject = people.get(id);
    return subject && { accountId: id, claims: () => subject };
  },
  loadExistingGrant: async ({ oidc }) => {
    const { client, session, provider } = oidc;
    if (!client || !session?.accountId) return undefined;
    const grant = new provider.Grant({
      clientId: client.clientId,
      accountId: session.accountId,
    });
    grant.addOIDCScope('openid email profile');
    await grant.save();
    return grant;
  },
});

const MOST_STEPS = 8;

async function walk(address: string, { sub }: Subject, returnTo: string) {
  const jar = new Map<string, string>();
  let next = address;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(next, { redirect: 'manual', headers: { cookie, 'x-subject': sub } });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jar.set(name, value);
    }
    next = new URL(answer.headers.get('location') ?? '', next).href;
    if (next.startsWith(returnTo)) return Object.fromEntries(new URL(next).searchParams);
  }
  throw new Error(`the provider never came back: ${next}`);
}
