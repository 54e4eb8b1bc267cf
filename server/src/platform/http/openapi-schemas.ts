import { z } from 'zod';

/** Which side of a schema is described: what is sent to it, or what it answers. */
type Side = 'input' | 'output';
type JsonSchema = Record<string, unknown>;

/** The names under which schemas are described once, for all that refer to them. */
export type SchemaNames = ReadonlyMap<z.ZodType, string>;

const OPTIONS = { unrepresentable: 'any', target: 'draft-2020-12' } as const;
const COMPONENTS = '#/components/schemas/';

/** A schema with all its parts written where they stand. */
export const jsonSchema = (schema: z.ZodType, io: Side) =>
  z.toJSONSchema(schema, { ...OPTIONS, io });

/** Names what each capability exports: the `addressSchema` of profiles is `profiles.Address`. */
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
 * Describes schemas, with a reference wherever a named one stands. The two sides of a schema differ,
 * by its defaults at least, so what is sent has names of its own: `profiles.AddressInput`.
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
    /** The components of this side that a description refers to, directly or through others. */
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
