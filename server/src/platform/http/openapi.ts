import type { EndpointSpec } from '@app/contract/kernel';
import type { z } from 'zod';
import { describeSchemas, jsonSchema, type SchemaNames } from './openapi-schemas.ts';
import { whoInWords } from './who-in-words.ts';

export type OpenApiDocument = {
  openapi: '3.1.0';
  info: { title: string; version: string };
  paths: Record<string, object>;
  components: { schemas: Record<string, object> };
};

type Body = Pick<OpenApiDocument, 'paths' | 'components'>;

/** The OpenAPI document of the bound calls, computed when first read. */
export function openApiDocument(
  endpoints: readonly EndpointSpec[],
  info: OpenApiDocument['info'],
  names: SchemaNames,
): OpenApiDocument {
  let made: Body | undefined;
  const body = () => {
    made ??= bodyOf(endpoints, names);
    return made;
  };
  return {
    openapi: '3.1.0',
    info,
    get paths() {
      return body().paths;
    },
    get components() {
      return body().components;
    },
  };
}

function bodyOf(endpoints: readonly EndpointSpec[], names: SchemaNames): Body {
  const partsOf = (part: 'body' | 'response') =>
    endpoints.flatMap(({ [part]: schema }) => (schema ? [schema] : []));
  const sent = describeSchemas(partsOf('body'), names, 'input');
  const answered = describeSchemas(partsOf('response'), names, 'output');
  const paths: Record<string, Record<string, object>> = {};
  for (const endpoint of endpoints) {
    const address = endpoint.path.replace(/:([A-Za-z]+)/g, '{$1}');
    paths[address] ??= {};
    paths[address][endpoint.method.toLowerCase()] = operation(endpoint, {
      sent: sent.describe,
      answered: answered.describe,
    });
  }
  const schemas = { ...sent.componentsOf(paths), ...answered.componentsOf(paths) };
  const inOrder = Object.entries(schemas).sort(([one], [other]) => (one < other ? -1 : 1));
  return { paths, components: { schemas: Object.fromEntries(inOrder) } };
}

type Descriptions = Record<'sent' | 'answered', (schema: z.ZodType) => object>;

function operation(
  { summary, who, params, query, body, bodyKind, response, access }: EndpointSpec,
  { sent, answered }: Descriptions,
) {
  const media = bodyKind === 'text' ? 'text/plain' : 'application/json';
  return {
    summary,
    description: `Who may call (${access}): ${whoInWords(who)}`,
    parameters: [...parameters('path', params), ...parameters('query', query)],
    ...(body && {
      requestBody: { required: true, content: { [media]: { schema: sent(body) } } },
    }),
    responses: {
      200: response
        ? { description: 'Done', content: { 'application/json': { schema: answered(response) } } }
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
