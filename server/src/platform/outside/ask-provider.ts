import { ProviderDown } from './message.ts';
import { readLimited } from './read-limited.ts';

type Asked = { headers: Record<string, string>; body: string | Uint8Array<ArrayBuffer> };

/** Shorter than a job may last, and enough for a slow provider. */
const PATIENCE_MS = 10_000;
/** Larger than any expected answer. */
const ANSWER_MAX_BYTES = 64 * 1024;

/** A provider's answer. */
export type ProviderAnswer = { status: number; text: string; retryAfter: string | null };

/**
 * Posts to a provider and reads its whole answer, within ten seconds and 64 KB; never follows a redirect, which
 * could send the content and key elsewhere.
 *
 * @throws ProviderDown without a complete answer, or if its status is 500 or above
 */
export async function askProvider(url: string, { headers, body }: Asked): Promise<ProviderAnswer> {
  const answer = await reach(url, { headers, body });
  if (answer.status >= 500) throw new ProviderDown(`the provider answered ${answer.status}`);
  return answer;
}

async function reach(url: string, { headers, body }: Asked): Promise<ProviderAnswer> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const answer = await fetch(url, { method: 'POST', redirect: 'error', signal, headers, body });
    const text = await readLimited(answer, ANSWER_MAX_BYTES);
    return { status: answer.status, text, retryAfter: answer.headers.get('retry-after') };
  } catch (error) {
    // The address may contain a secret, so only the kind of failure is kept.
    const cause = (error as Error).cause as { code?: string } | undefined;
    throw new ProviderDown(`the provider was not reached: ${cause?.code ?? (error as Error).name}`);
  }
}
