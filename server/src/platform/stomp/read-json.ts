import type { z } from 'zod';
import { refuseKernel } from '../http/problem-handler.ts';
import { unstorableAt } from '../unstorable-text.ts';

/** The body of a frame as the schema reads it; anything else is one refusal to its sender. */
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
