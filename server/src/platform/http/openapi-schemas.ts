import { z } from 'zod';

/** Side of a schema: request or answer. */
type Side = 'input' | 'output';
type JsonSchema = Record<string, unknown>;

/** Names of the schemas that are described once and referenced. */
export type SchemaNames = ReadonlyMap<z.ZodType, string>;

const OPTIONS = { unrepresentable: 'any', target: 'draft-2020-12' } as const;
const COMPONENTS = '#/components/schemas/';

/** A schema with all its parts inlined. */
export const jsonSchema = (schema: z.ZodType, io: Side) =>
  z.toJSONSchema(schema, { ...OPTIONS, io });

/** Names the schemas exported by each capability: `addressSchema` of profiles is `profiles.Address`. */
export function nameSchemas(
  capabilities: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
): SchemaNames {
  const names = new Map<z.ZodType, string>();
  for (const [capability, exported] of Object.entries(capabilities)) {
    for (const [name, value] of Object.entries(exported)) {
      if (!(value instanceof z.ZodType) || !name.endsWith('Schema')) continue;
      const title = name.charAt(0).toUpperCase() + name.slice(1, -'Schema'.length);
      names.set(value, `${capability}.${title}`);
    }
  }
  return names;
}

/**
 * Describes schemas, with references to named ones. Requests and answers differ, at least by defaults, so
 * request schemas have their own names: `profiles.AddressInput`.
 */
export function describeSchemas(schemas: readonly z.ZodType[], names: SchemaNames, io: Side) {
  const registry = z.registry<{ id: string }>();
  const suffix = io === 'input' ? 'Input' : '';
  for (const [schema, name] of names) registry.add(schema, { id: `${name}${suffix}` });
  const nameless = [...new Set(schemas)].filter((schema) => !names.has(schema));
  for (const [index, schema] of nameless.entries()) registry.add(schema, { id: `${index}` });

  const uri = (id: string) => `${COMPONENTS}${id}`;
  const described = z.toJSONSchema(registry, { ...OPTIONS, io, uri }).schemas;
  const bodyOf = (id: string): JsonSchema | undefined => {
    if (!described[id]) return undefined;
    const { $schema: _, $id: __, ...body } = described[id];
    return body;
  };
  return {
    describe: (schema: z.ZodType): JsonSchema => {
      const id = registry.get(schema)?.id ?? '';
      return names.has(schema) ? { $ref: uri(id) } : (bodyOf(id) ?? {});
    },
    /** The components of this side that a description references, directly or indirectly. */
    componentsOf: (description: unknown) => referredTo(description, bodyOf),
  };
}

function referredTo(
  description: unknown,
  bodyOf: (id: string) => JsonSchema | undefined,
  found: Record<string, JsonSchema> = {},
): Record<string, JsonSchema> {
  for (const [, id = ''] of JSON.stringify(description).matchAll(REFERENCE)) {
    const body = bodyOf(id);
    if (!body || id in found) continue;
    found[id] = body;
    referredTo(body, bodyOf, found);
  }
  return found;
}

const REFERENCE = new RegExp(`"\\$ref":"${COMPONENTS}([^"]+)"`, 'g');
