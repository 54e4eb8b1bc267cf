import { CompiledQuery } from 'kysely';
import type { Database } from './database.ts';

/** Placeholders of the parameters in the text. */
type Places<Parameters> = { readonly [name in keyof Parameters]: string };

/**
 * A statement with fixed text, prepared once per connection. An unknown parameter does not compile; an unused
 * one fails at the start.
 */
export function statement<Parameters extends object, Row = unknown>(
  write: (places: Places<Parameters>) => string,
) {
  const names: (keyof Parameters)[] = [];
  const places = new Proxy({} as Places<Parameters>, {
    get: (_, name) => {
      const parameter = name as keyof Parameters;
      if (!names.includes(parameter)) names.push(parameter);
      return placeOf(names.indexOf(parameter));
    },
  });
  const text = write(places);
  requireWritten(text, names.map(String));
  return async (database: Database, parameters: Parameters): Promise<Row[]> => {
    const values = names.map((name) => parameters[name]);
    return (await database.executeQuery<Row>(CompiledQuery.raw(text, values))).rows;
  };
}

const placeOf = (index: number) => `$${index + 1}`;

function requireWritten(text: string, names: string[]): void {
  const written = new Set(text.match(/\$\d+/g));
  const places = names.map((_, index) => placeOf(index));
  const forgotten = names.filter((_, index) => !written.has(placeOf(index)));
  const strange = [...written].filter((place) => !places.includes(place));
  if (forgotten.length + strange.length > 0)
    throw new Error(`statement: ${[...forgotten, ...strange].join(', ')} in ${text}`);
}
