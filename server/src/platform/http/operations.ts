import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { Config } from '../config.ts';
import { hashSecret } from '../ids.ts';
import { answersAnyHost } from './http-server.ts';
import { isFromHere, isLoopback } from './own-address.ts';
import { refuseKernel } from './problem-handler.ts';

/** Whether this node can serve: its dependencies answer and have this version (requirement: honest readiness). */
export type Readiness = () => Promise<boolean>;

/** Settings that decide who may read the measurements. */
export type MetricsAccess = Pick<Config, 'METRICS_TOKEN' | 'NODE_ENV' | 'HOST'>;

/** Liveness, readiness and measurements for operators. */
export function operationsRoutes(app: FastifyInstance, isReady: Readiness, access: MetricsAccess) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of requests by route template and status class',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unmatched';
    const status = `${Math.floor(reply.statusCode / 100)}xx`;
    durations.observe({ method: request.method, route, status }, reply.elapsedTime / 1000);
  });
  const probe = { config: { [answersAnyHost]: true } };
  app.get('/healthz', probe, async () => ({ status: 'ok' }));
  app.get('/readyz', probe, async (request, reply) => {
    requireReadinessAccess(access, request);
    const ready = await isReady();
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ok' : 'unavailable' });
  });
  app.get('/metrics', probe, async (request, reply) => {
    requireMetricsAccess(access, request.headers.authorization);
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/** Admits only operators in production: from the machine itself or with the token. */
function requireReadinessAccess(access: MetricsAccess, request: FastifyRequest): void {
  if (access.NODE_ENV !== 'production' || isFromHere(request)) return;
  requireMetricsAccess(access, request.headers.authorization);
}

/** Requires the token for the measurements; without one set, only loopback may read them. */
function requireMetricsAccess(access: MetricsAccess, given: string | undefined): void {
  const { METRICS_TOKEN, NODE_ENV, HOST } = access;
  if (METRICS_TOKEN) {
    const isRight = timingSafeEqual(hashSecret(given ?? ''), hashSecret(`Bearer ${METRICS_TOKEN}`));
    if (!isRight) throw refuseKernel('session.required');
  } else if (NODE_ENV === 'production' || !isLoopback(HOST)) {
    throw refuseKernel('request.not-found');
  }
}
