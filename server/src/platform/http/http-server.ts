import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Config } from '../config.ts';
import { createLimits, type Limits } from '../limits/limits.ts';
import { readJsonBodies } from './json-bodies.ts';
import { networkOf } from './network-of.ts';
import { isOwnHost, isOwnOrigin } from './own-address.ts';
import { answerProblem, handleProblems, refuseKernel } from './problem-handler.ts';
import { BODY_PATIENCE, refuseSlowBodies } from './slow-bodies.ts';
import { answerUnreadable } from './unreadable-requests.ts';

/** The server, its rate limits, and its own origins. */
export type HttpServer = FastifyInstance & {
  limits: Limits;
  isOwnOrigin: (origin: string | undefined, host: string | undefined) => boolean;
};

/** Marks routes that count their callers themselves, since they may know more than the network. */
export const countsCallers = Symbol('counts its callers');

/** Marks routes that only report whether the server is alive. */
export const answersAnyHost = Symbol('answers any host');

const BODY_LIMIT = 64 * 1024;
/** Time limit for the headers of a request, and how often it is checked. */
const HEADERS_MS = 10_000;
const CHECK_MS = 2_000;
const HSTS_SECONDS = 63_072_000;

/** Fastify with the headers, limits and error handling common to every route. */
export async function createHttpServer(
  config: Config,
  log: FastifyBaseLogger,
  bodies = BODY_PATIENCE,
): Promise<HttpServer> {
  const headers = await securityHeaders(config);
  const app: FastifyInstance = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    genReqId: () => randomUUID(),
    trustProxy: config.TRUSTED_PROXY ?? false,
    forceCloseConnections: true,
    requestTimeout: bodies.largeMs,
    http: { headersTimeout: HEADERS_MS, connectionsCheckingInterval: CHECK_MS },
    routerOptions: { maxParamLength: 300 },
    clientErrorHandler: answerUnreadable(headers),
    // An unparsable address reaches no hook.
    frameworkErrors: (error, request, reply) =>
      answerProblem(error, request, reply.headers(headers)),
  });
  handleProblems(app);
  await app.register(cookie);
  app.addHook('onRequest', async (_, reply) => void reply.headers(headers));
  refuseSlowBodies(app, BODY_LIMIT, bodies);
  refuseOtherHosts(app, config);
  const limits = await createLimits(config);
  countStrangers(app, limits);
  readPlainText(app);
  readJsonBodies(app);
  logRequests(app);
  app.addHook('onSend', async (request, reply) => {
    if (isCall(request)) reply.header('cache-control', 'no-store');
  });
  return Object.assign(app, {
    limits,
    isOwnOrigin: (origin: string | undefined, host: string | undefined) =>
      isOwnOrigin(config, origin, host),
  });
}

/**
 * Whether a request is an API call, not for a page or file; also checks its route, which an escaped `/%61pi`
 * reaches.
 */
const isCall = ({ url, routeOptions }: FastifyRequest): boolean =>
  [url, routeOptions.url ?? ''].some(
    (path) => path.startsWith('/api') || path.startsWith('/services'),
  );

/** Refuses requests with an unknown host name or several, except liveness probes, which use an IP address. */
function refuseOtherHosts(app: FastifyInstance, config: Config) {
  app.addHook('onRequest', async ({ host, raw, routeOptions }) => {
    // Node reads the first of two, but a proxy in front of it may have used the second (RFC 9112, section 3.2).
    if (hostsIn(raw) > 1) throw refuseKernel('request.invalid');
    if (answersAnyHost in routeOptions.config || isOwnHost(config, host)) return;
    throw refuseKernel('request.misdirected');
  });
}

/** How many host names a request has; in its raw headers names and values alternate. */
const hostsIn = ({ rawHeaders }: FastifyRequest['raw']): number =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;

/** Counts anonymous calls by network. A page has many small files, and a whole clinic shares one address. */
function countStrangers(app: FastifyInstance, limits: Limits) {
  app.addHook('onClose', limits.close);
  app.addHook('onRequest', async (request) => {
    if (!isCall(request) || countsCallers in request.routeOptions.config) return;
    await limits.requireStranger(networkOf(request));
  });
}

function readPlainText(app: FastifyInstance) {
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, (_, body, parsed) =>
    parsed(null, body),
  );
}

/**
 * Logs one line per request with the route's template: no query, no body, no personal data
 * (requirement: request log).
 */
function logRequests(app: FastifyInstance) {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'unmatched',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    );
  });
}

/** Headers of every answer, computed once by helmet since they never change. */
async function securityHeaders(config: Config): Promise<Record<string, string>> {
  const probe = Fastify();
  await probe.register(helmet, helmetOptions(config));
  const { headers } = await probe.inject('/');
  const ofHelmet = Object.entries(headers).filter(([name]) => !OF_THE_PROBE.has(name));
  return {
    ...Object.fromEntries(ofHelmet.map(([name, value]) => [name, String(value)])),
    'permissions-policy': 'camera=(self), microphone=(self), geolocation=()',
  };
}

const OF_THE_PROBE = new Set(['content-type', 'content-length', 'date', 'connection']);

function helmetOptions({ PUBLIC_URL }: Config) {
  const isSecure = PUBLIC_URL?.startsWith('https:') ?? false;
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        mediaSrc: ["'self'", 'blob:'],
        connectSrc: [
          "'self'",
          ...(PUBLIC_URL ? [new URL('/ws', PUBLIC_URL).href.replace(/^http/, 'ws')] : []),
        ],
        frameSrc: ["'self'", 'blob:'],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        formAction: ["'self'"],
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ['dompurify', 'default'],
      },
    },
    hsts: isSecure ? { maxAge: HSTS_SECONDS, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'no-referrer' as const },
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: 'deny' as const },
  };
}
