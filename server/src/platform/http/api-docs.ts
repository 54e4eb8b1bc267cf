import Fastify, { type FastifyInstance } from 'fastify';
import type { OpenApiDocument } from './openapi.ts';

/** Serves the document at /api/openapi.json and a page that shows it at /api/docs. */
export function apiDocs(app: FastifyInstance, document: OpenApiDocument) {
  app.get('/api/openapi.json', async () => document);
  let opened: Promise<FastifyInstance> | undefined;
  for (const address of [PAGE, `${PAGE}/*`]) {
    app.get(address, async ({ url }, reply) => {
      opened ??= openPage(document);
      const { statusCode, headers, rawPayload } = await (await opened).inject(url);
      return reply.code(statusCode).headers(headers).send(rawPayload);
    });
  }
}

const PAGE = '/api/docs';

/** Builds the page at its first request, which is rare, so that starts do not wait for it. */
async function openPage(document: OpenApiDocument): Promise<FastifyInstance> {
  const [swagger, swaggerUi] = await Promise.all([
    import('@fastify/swagger'),
    import('@fastify/swagger-ui'),
  ]);
  const page = Fastify();
  await page.register(swagger.default, {
    mode: 'static',
    specification: { document: document as never },
  });
  await page.register(swaggerUi.default, { routePrefix: PAGE, staticCSP: true });
  return page;
}
