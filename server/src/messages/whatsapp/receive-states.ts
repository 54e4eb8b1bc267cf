import type { Messages } from '../messages.ts';
import { isSameSecret, isSigned } from './whatsapp-signature.ts';
import { statesIn } from './whatsapp-states.ts';

type Asked = { [name in 'hub.mode' | 'hub.verify_token' | 'hub.challenge']?: string | undefined };

/** The challenge to answer to WhatsApp if the request has the agreed token; otherwise `undefined`. */
export function challengeOf({ config }: Messages, asked: Asked): string | undefined {
  const agreed = config.WHATSAPP_VERIFY_TOKEN;
  if (!agreed || asked['hub.mode'] !== 'subscribe') return undefined;
  return isSameSecret(agreed, asked['hub.verify_token'] ?? '') ? asked['hub.challenge'] : undefined;
}

/** Receives the states of messages; `false` if WhatsApp did not sign them. Unknown messages are ignored. */
export async function receiveStates(
  { config, outbox }: Messages,
  received: { raw: string; body: unknown; signature: unknown },
): Promise<boolean> {
  const secret = config.WHATSAPP_APP_SECRET;
  if (!secret || !isSigned(secret, received.raw, received.signature)) return false;
  for (const told of statesIn(received.body)) await outbox.hear(told);
  return true;
}
