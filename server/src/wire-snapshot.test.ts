import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { proves } from '../../architecture/requirements/index.ts';
import { schemaNames } from './contract-schemas.ts';
import { type OpenApiDocument, openApiDocument } from './platform/http/openapi.ts';
import { jsonSchema } from './platform/http/openapi-schemas.ts';
import { testApp } from './testing/test-app.ts';

const CONTRACT = path.resolve(import.meta.dirname, '../../contract');
const FILE = path.join(CONTRACT, 'openapi.json');

/** The product's calls, and the document that describes them. */
async function described() {
  const { endpoints } = await testApp();
  const info = { title: 'Cercana', version: '1' };
  return { endpoints, document: openApiDocument(endpoints, info, schemaNames) };
}

test('the wire changes only together with its committed description', async () => {
  proves('user-profile-on-the-wire');
  const { document } = await described();
  const current = `${JSON.stringify(document, null, 1)}\n`;
  if (process.env.UPDATE_WIRE) writeFileSync(FILE, current);
  expect(current).toBe(readFileSync(FILE, 'utf8'));
});

test('the description is a valid OpenAPI document', async () => {
  const { document } = await described();
  const { valid, errors } = await new Validator().validate(JSON.parse(JSON.stringify(document)));
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
});

/** Replaces each reference of a description by its schema. */
function resolved(value: unknown, { components }: OpenApiDocument): unknown {
  const resolve = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(resolve);
    if (typeof part !== 'object' || part === null) return part;
    const { $ref, ...own } = part as { $ref?: string };
    const parts = Object.entries(own).map(([name, value]) => [name, resolve(value)]);
    return { ...($ref && standsFor($ref)), ...Object.fromEntries(parts) };
  };
  const standsFor = (reference: string): object => {
    const component = components.schemas[reference.replace('#/components/schemas/', '')];
    if (!component) throw new Error(`nothing stands under ${reference}`);
    return resolve(component) as object;
  };
  return resolve(value);
}

type Content = Record<string, { schema: object }>;
type Operation = {
  requestBody?: { content: Content };
  responses: { 200: { content?: Content } };
};

test('its references resolve to the schemas that the calls declare', async () => {
  const { endpoints, document } = await described();
  for (const { method, path: address, body, response } of endpoints) {
    const place = document.paths[address.replace(/:([A-Za-z]+)/g, '{$1}')] ?? {};
    const operation = (place as Record<string, Operation>)[method.toLowerCase()];
    const [sent] = Object.values(operation?.requestBody?.content ?? {});
    const [answered] = Object.values(operation?.responses[200].content ?? {});
    const { $schema: _, ...input } = body ? jsonSchema(body, 'input') : {};
    const { $schema: __, ...output } = response ? jsonSchema(response, 'output') : {};
    expect(resolved({ ...sent?.schema }, document)).toEqual(input);
    expect(resolved({ ...answered?.schema }, document)).toEqual(output);
  }
});

test('the schemas of every capability are named in it', () => {
  const folders = path.join(CONTRACT, 'src');
  const exportsSchemas = (capability: string) =>
    readdirSync(path.join(folders, capability))
      .map((file) => readFileSync(path.join(folders, capability, file), 'utf8'))
      .some((text) => /^export const \w+Schema = /m.test(text));
  const named = new Set([...schemaNames.values()].map((name) => name.split('.')[0]));
  const capabilities = readdirSync(folders).filter(exportsSchemas);
  expect(capabilities.filter((capability) => !named.has(capability))).toEqual([]);
});
