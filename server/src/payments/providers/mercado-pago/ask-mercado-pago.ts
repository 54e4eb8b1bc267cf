import type { z } from 'zod';
import { readLimited } from '../../../platform/outside/read-limited.ts';
import { ProviderFault } from '../payment-provider.ts';

/** Where Mercado Pago is, and what this installation is known by there. */
export type MercadoPagoAccount = { url: string; accessToken: string };

export type Question = {
  method: 'GET' | 'POST';
  path: string;
  body?: object;
  /** The provider does what is asked once for each key. */
  key?: string;
};

/** Shorter than the time after which Mercado Pago takes its own message for lost. */
const PATIENCE_MS = 8_000;
/** More than any answer that is used has. */
const ANSWER_MAX_BYTES = 256 * 1024;

/** Asks Mercado Pago something. Whatever is not the documented answer is a `ProviderFault`. */
export async function askMercadoPago<Schema extends z.ZodType>(
  account: MercadoPagoAccount,
  question: Question,
  schema: Schema,
): Promise<z.output<Schema>> {
  const what = `${question.method} ${question.path.split('?')[0]}`;
  try {
    const answer = await send(account, question);
    if (!answer.ok) throw new ProviderFault(`${what}: ${answer.status}`, { status: answer.status });
    return schema.parse(JSON.parse(await readLimited(answer, ANSWER_MAX_BYTES)));
  } catch (error) {
    if (error instanceof ProviderFault) throw error;
    throw new ProviderFault(`${what}: ${(error as Error).name}`, { cause: error });
  }
}

const send = ({ url, accessToken }: MercadoPagoAccount, { method, path, body, key }: Question) =>
  fetch(new URL(path, url), {
    method,
    // The token is for this host alone.
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MS),
    headers: {
      accept: 'application/json',
      authorization: `Bearer ${accessToken}`,
      ...(body && { 'content-type': 'application/json' }),
      ...(key && { 'x-idempotency-key': key }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
