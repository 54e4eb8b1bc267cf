import type { EndpointSpec } from '@app/contract/kernel';
import Fastify, { type FastifyInstance } from 'fastify';
import { z } from 'zod';
import { whoInWords } from './who-in-words.ts';

type Document = {
  openapi: '3.1.0';
  info: { title: string; version: string };
  paths: Record<string, object>;
};

/** The OpenAPI document of the calls that the server really binds; worked out when first read. */
export function openApiDocument(
  endpoints: readonly EndpointSpec[],
  title: string,
  version: string,
): Document {
  let paths: Document['paths'] | undefined;
  return {
    openapi: '3.1.0',
    info: { title, version },
    get paths() {
      paths ??= pathsOf(endpoints);
      return paths;
    },
  };
}

function pathsOf(endpoints: readonly EndpointSpec[]): Document['paths'] {
  const paths: Record<string, Record<string, object>> = {};
  for (const endpoint of endpoints) {
    const address = endpoint.path.replace(/:([A-Za-z]+)/g, '{$1}');
    paths[address] ??= {};
    paths[address][endpoint.method.toLowerCase()] = operation(endpoint);
  }
  return paths;
}

export const jsonSchema = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' });

function operation({
  summary,
  who,
  params,
  query,
  body,
  bodyKind,
  response,
  access,
}: EndpointSpec) {
  const media = bodyKind === 'text' ? 'text/plain' : 'application/json';
  return {
    summary,
    description: `Who may call (${access}): ${whoInWords(who)}`,
    parameters: [...parameters('path', params), ...parameters('query', query)],
    ...(body
      ? {
          requestBody: {
            required: true,
            content: { [media]: { schema: jsonSchema(body, 'input') } },
          },
        }
      : {}),
    responses: {
      200: response
        ? {
            description: 'Done',
            content: { 'application/json': { schema: jsonSchema(response, 'output') } },
          }
        : { description: 'A file' },
      default: { description: 'A problem (RFC 9457)', content: { 'application/problem+json': {} } },
    },
  };
}

function parameters(place: 'path' | 'query', schema: z.ZodType | undefined) {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input');
  return Object.entries(properties).map(([name, value]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: value,
  }));
}

/** Serves the document at /api/openapi.json and a page to read it at /api/docs. */
export function apiDocs(app: FastifyInstance, document: Document) {
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

/** The page, put together when somebody first asks for it: hardly anybody does, and every start would wait for it. */
async function openPage(document: Document): Promise<FastifyInstance> {
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
