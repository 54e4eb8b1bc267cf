import type { z } from 'zod';
import { refuseKernel } from '../http/problem-handler.ts';
import { unstorableAt } from '../unstorable-text.ts';

/** Parses the body of a frame with a schema; anything else is refused to its sender. */
export function readJson<S extends z.ZodType>(schema: S, body: string): z.output<S> {
  const result = schema.safeParse(parse(body));
  if (!result.success || unstorableAt(result.data)) throw refuseKernel('request.invalid');
  return result.data;
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw refuseKernel('request.invalid');
  }
}
