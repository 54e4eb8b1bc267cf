import { z } from 'zod';
import { askProvider, type ProviderAnswer } from '../ask-provider.ts';
import {
  type ApprovedTemplate,
  MessageRefused,
  ProviderDown,
  type WhatsAppMessage,
  type WhatsAppSender,
} from '../message.ts';

/** The installation's account at WhatsApp's Cloud API. */
export type WhatsAppAccount = { url: string; token: string; phoneNumberId: string };

const acceptedSchema = z.looseObject({
  messages: z.array(z.looseObject({ id: z.string().min(1).max(256) })).min(1),
});
const failedSchema = z.looseObject({
  error: z.looseObject({ code: z.number(), message: z.string().max(1000).optional() }),
});

/**
 * Errors after which the same message may succeed later: temporary ones, and limits of calls, of messages and
 * of messages to one telephone (Cloud API, "Error codes").
 */
const LATER: ReadonlySet<number> = new Set([
  1, 2, 4, 80007, 130429, 131000, 131016, 131048, 131056, 131057, 133016,
]);

/** Sends templates by the Cloud API of WhatsApp: `POST /{phone-number-id}/messages`. */
export const whatsAppCloudSender = (account: WhatsAppAccount): WhatsAppSender => ({
  send: async (message, key) => {
    const answer = await askProvider(`${account.url}/${account.phoneNumberId}/messages`, {
      headers: {
        authorization: `Bearer ${account.token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(bodyOf(message, key)),
    });
    return idIn(answer);
  },
  close: () => {},
});

const bodyOf = ({ to, template }: WhatsAppMessage, key: string) => ({
  messaging_product: 'whatsapp',
  recipient_type: 'individual',
  to: to.replace(/^\+/, ''),
  type: 'template',
  // Our key, returned with every state of the message.
  biz_opaque_callback_data: key,
  template: {
    name: template.name,
    language: { code: template.language },
    ...componentsOf(template),
  },
});

/**
 * The values of a template's placeholders. An authentication code is also its button's (Cloud API,
 * "Authentication templates").
 */
function componentsOf({ variables, copiedCode }: ApprovedTemplate) {
  const places = [
    ...(variables.length > 0 ? [{ type: 'body', parameters: variables.map(parameterOf) }] : []),
    ...(copiedCode
      ? [{ type: 'button', sub_type: 'url', index: '0', parameters: [parameterOf(copiedCode)] }]
      : []),
  ];
  return places.length > 0 ? { components: places } : {};
}

const parameterOf = (text: string) => ({ type: 'text', text: flat(text) });

/** Parameters may not contain line ends, tabs or more than four spaces in a row (Cloud API, error 132018). */
const flat = (text: string): string => text.replace(/\s+/g, ' ');

function idIn({ status, text }: ProviderAnswer): string {
  const answer = parsed(text);
  if (status >= 300) return fail(status, failedSchema.safeParse(answer).data?.error);
  const accepted = acceptedSchema.safeParse(answer).data?.messages[0];
  if (!accepted) throw new ProviderDown('WhatsApp answered something else');
  return accepted.id;
}

function fail(status: number, error: z.infer<typeof failedSchema>['error'] | undefined): never {
  if (!error) throw new ProviderDown(`WhatsApp answered ${status}`);
  const words = `WhatsApp ${error.code}: ${error.message ?? status}`;
  // A problem of our own account: nothing gets through until it is fixed.
  if (status === 401 || status === 403) throw new ProviderDown(words);
  if (status === 429 || LATER.has(error.code)) throw new Error(words);
  throw new MessageRefused(words);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
