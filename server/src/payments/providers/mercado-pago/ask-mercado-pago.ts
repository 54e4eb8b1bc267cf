import type { z } from 'zod';
import { readLimited } from '../../../platform/outside/read-limited.ts';
import { ProviderFault } from '../payment-provider.ts';

/** Address of Mercado Pago, and the installation's credentials. */
export type MercadoPagoAccount = { url: string; accessToken: string };

export type Question = {
  method: 'GET' | 'POST';
  path: string;
  body?: object;
  /** The provider executes a request once per key. */
  key?: string;
};

/** Shorter than the time after which Mercado Pago considers its own message lost. */
const PATIENCE_MS = 8_000;
/** Larger than any expected answer. */
const ANSWER_MAX_BYTES = 256 * 1024;

/** Sends a request to Mercado Pago. Any undocumented answer is a `ProviderFault`. */
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
    // The token must not be sent to another host.
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
