import * as contract from '@app/contract/messages';
import { rawBodyOf } from '../../platform/http/json-bodies.ts';
import type { Route } from '../../platform/http/route.ts';
import type { Messages } from '../messages.ts';
import { challengeOf, receiveStates } from './receive-states.ts';

/** Webhooks of WhatsApp; other callers learn nothing. */
export function whatsAppRoutes(route: Route, messages: Messages) {
  route(contract.verifyWhatsAppWebhook, async ({ query, reply }) => {
    const challenge = challengeOf(messages, query);
    if (challenge) reply.type('text/plain').send(challenge);
    else reply.code(401).send();
    return undefined;
  });

  route(contract.receiveWhatsAppStates, async ({ body, reply, request }) => {
    const signature = request.headers['x-hub-signature-256'];
    const isHeard = await receiveStates(messages, { raw: rawBodyOf(request), body, signature });
    reply.code(isHeard ? 200 : 401).send();
    return undefined;
  });
}
