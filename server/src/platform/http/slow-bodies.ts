import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { refuseKernel } from './problem-handler.ts';

/** How long a body may take to arrive: a small one, and one of a call that takes large ones. */
export type BodyPatience = { smallMs: number; largeMs: number };

export const BODY_PATIENCE: BodyPatience = { smallMs: 10_000, largeMs: 120_000 };

/**
 * Nobody holds a connection by sending a body drop by drop. The large patience begins only once the
 * head has let the caller in. Who was refused by then and goes on sending is hung up on.
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
      // Also where no line is: a request that a test injects has none.
      if (raw.complete !== false) return;
      if (reply.sent) return void raw.socket.destroy();
      reply.header('connection', 'close');
      // The one who reads the body hears this as a body that broke off.
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
