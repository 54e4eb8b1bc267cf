import { CompiledQuery } from 'kysely';
import type { Database } from './database.ts';

/** A statement whose text never changes: built once, prepared once per connection. */
export const statement =
  <Row>(text: string) =>
  async (database: Database, ...values: unknown[]): Promise<Row[]> =>
    (await database.executeQuery<Row>(CompiledQuery.raw(text, values))).rows;
