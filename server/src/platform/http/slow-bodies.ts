import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { refuseKernel } from './problem-handler.ts';

/** Time limits of small bodies, and of calls that accept large ones. */
export type BodyPatience = { smallMs: number; largeMs: number };

export const BODY_PATIENCE: BodyPatience = { smallMs: 10_000, largeMs: 120_000 };

/**
 * Disconnects clients that send a body too slowly. The limit for large bodies applies only after the caller was
 * admitted; a refused caller who keeps sending is disconnected.
 */
export function refuseSlowBodies(
  app: FastifyInstance,
  smallBody: number,
  { smallMs, largeMs }: BodyPatience,
) {
  const prolong = new WeakMap<IncomingMessage, () => void>();
  app.addHook('onRequest', async ({ raw }, reply) => {
    if (!hasBody(raw)) return;
    const hangUp = () => {
      // Also true without a connection: injected requests in tests have none.
      if (raw.complete !== false) return;
      if (reply.sent) return void raw.socket.destroy();
      reply.header('connection', 'close');
      // The body's reader handles this as an interrupted body.
      raw.emit('error', refuseKernel('request.timeout'));
    };
    let timer = setTimeout(hangUp, smallMs).unref();
    prolong.set(raw, () => {
      clearTimeout(timer);
      timer = setTimeout(hangUp, largeMs).unref();
    });
    for (const end of ['end', 'close']) raw.once(end, () => clearTimeout(timer));
  });
  app.addHook('preParsing', async ({ raw, routeOptions }) => {
    if ((routeOptions.bodyLimit ?? 0) > smallBody) prolong.get(raw)?.();
  });
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
