import { z } from 'zod';
import { anybody, endpoint } from '../kernel/index.ts';

const path = '/api/messages/whatsapp';

export const verifyWhatsAppWebhook = endpoint({
  method: 'GET',
  path,
  who: anybody('provider signature'),
  access: 'public',
  summary: 'WhatsApp verifies this address; the answer is its challenge as plain text.',
  query: z.looseObject({
    'hub.mode': z.string().max(64).optional(),
    'hub.verify_token': z.string().max(256).optional(),
    'hub.challenge': z
      .string()
      .regex(/^[\w-]{1,128}$/)
      .optional(),
  }),
});

export const receiveWhatsAppStates = endpoint({
  method: 'POST',
  path,
  who: anybody('provider signature'),
  access: 'public',
  summary: 'Signed states of messages from WhatsApp; the answer is empty.',
  body: z.looseObject({}),
});
