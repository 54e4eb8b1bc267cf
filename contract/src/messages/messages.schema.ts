import { z } from 'zod';
import { requiredLine, requiredText } from '../kernel/index.ts';
import { whatsAppReachSchema } from '../notifications/index.ts';
import {
  TEMPLATE_BODY_MAX,
  TEMPLATE_DESCRIPTION_MAX,
  TEMPLATE_NAME_MAX,
  TEMPLATE_SUBJECT_MAX,
} from './messages.limits.ts';
import { hasOnlyVariablesOf, messageEvents } from './template-text.ts';

export const deliveryTypes = ['whatsapp', 'email'] as const;
export type DeliveryType = (typeof deliveryTypes)[number];

/** Every type of outgoing message; people never write push messages. */
export const outgoingTypes = [...deliveryTypes, 'push'] as const;
export type OutgoingType = (typeof outgoingTypes)[number];
export const deliveryStatuses = ['NEW', 'ACCEPTED', 'ERROR'] as const;

/** A template to choose from. */
export const templateSchema = z.object({
  id: z.string(),
  /** Its name. */
  template: z.string(),
  description: z.string(),
  event: z.enum(messageEvents),
  /** Whether it has a text for WhatsApp. */
  hasWhatsApp: z.boolean(),
});
export type Template = z.infer<typeof templateSchema>;

/** A message sent to a person. Staff does not get the body. */
export const deliverySchema = z.object({
  id: z.string(),
  template: z.string(),
  body: z.string().nullable(),
  creationDate: z.string(),
  type: z.enum(deliveryTypes),
  status: z.enum(deliveryStatuses),
});
export type Delivery = z.infer<typeof deliverySchema>;

/** The channels by which a person can be reached, and why not by WhatsApp. */
export const reachSchema = z.object({
  whatsapp: whatsAppReachSchema,
});
export type Reach = z.infer<typeof reachSchema>;

/** The visit that a message is about; the server finds the person from it. */
const visitOfMessage = {
  consultationType: z.literal('VIRTUAL_GUARD'),
  /** sic: the patient's login; the server takes it from the visit instead. */
  userLogin: z.string().max(320).optional(),
  entityId: z.uuid(),
};

/** sic: `id` is the template's. */
const entitySchema = z.strictObject({ id: z.uuid(), ...visitOfMessage });

export const sendSchema = z.strictObject({
  /** One channel of the patient; the caller never sets the address. */
  recipients: z
    .array(z.strictObject({ type: z.enum(deliveryTypes) }))
    .min(1)
    .max(1),
  event: z.enum(messageEvents),
  entity: entitySchema,
});

export const patientNotificationSchema = z.strictObject({
  event: z.enum(messageEvents),
  entity: entitySchema,
});

/** The texts of a template. Blank lines separate paragraphs; markup is plain text. */
const texts = {
  description: requiredLine(TEMPLATE_DESCRIPTION_MAX),
  event: z.enum(messageEvents),
  subject: requiredLine(TEMPLATE_SUBJECT_MAX),
  body: requiredText(TEMPLATE_BODY_MAX),
  /** Null if it is not sent by WhatsApp. */
  whatsapp: z
    .strictObject({
      /** The name under which the provider approved it. */
      name: z.string().regex(/^[a-z0-9_]{1,60}$/, 'messages.whatsapp-name'),
      language: z.enum(['es_AR', 'es']),
      body: requiredText(TEMPLATE_BODY_MAX),
    })
    .nullable(),
  active: z.boolean(),
};

type Texts = z.output<z.ZodObject<typeof texts>>;

/** The texts of a template, to publish. */
const requireKnownVariables = (
  { event, subject, body, whatsapp }: Texts,
  context: z.RefinementCtx,
): void => {
  const written: [string[], string][] = [
    [['subject'], subject],
    [['body'], body],
    [['whatsapp', 'body'], whatsapp?.body ?? ''],
  ];
  for (const [path, text] of written)
    if (!hasOnlyVariablesOf(event, text))
      context.addIssue({ code: 'custom', path, message: 'messages.variable-unknown' });
};

/** Why a text is changed, for the history. */
const reason = requiredText(300);

export const newTemplateSchema = z
  .strictObject({ ...texts, template: requiredText(TEMPLATE_NAME_MAX), reason })
  .superRefine(requireKnownVariables);

export const templateEditSchema = z
  .strictObject({ ...texts, reason })
  .superRefine(requireKnownVariables);
export type TemplateEdit = z.input<typeof templateEditSchema>;

/** A template with its texts in force. */
export const staffTemplateSchema = z.object({
  ...texts,
  whatsapp: z.object({ name: z.string(), language: z.string(), body: z.string() }).nullable(),
  id: z.string(),
  template: z.string(),
  version: z.number().int(),
  published_at: z.string(),
});
export type StaffTemplate = z.infer<typeof staffTemplateSchema>;

/** A published version: when, by whom and why; without an author if it came with the product. */
export const templateVersionSchema = z.object({
  version: z.number().int(),
  subject: z.string(),
  body: z.string(),
  whatsappBody: z.string().nullable(),
  active: z.boolean(),
  published_at: z.string(),
  published_by: z.string().nullable(),
  reason: z.string().nullable(),
});
export type TemplateVersion = z.infer<typeof templateVersionSchema>;

export const staffDeliveryStates = ['NEW', 'ACCEPTED', 'ERROR', 'DEAD'] as const;
export type StaffDeliveryState = (typeof staffDeliveryStates)[number];

/** An outgoing message, sent or pending: without its text, subject or any name. */
export const staffDeliverySchema = z.object({
  id: z.string(),
  /** Null for the product's own mails about accounts and appointments. */
  template: z.string().nullable(),
  /** Initials of whom it was for, if it was made from a template or is news by WhatsApp. */
  initials: z.string().nullable(),
  /** Masked. */
  address: z.string(),
  type: z.enum(outgoingTypes),
  state: z.enum(staffDeliveryStates),
  tries: z.number().int(),
  /** The provider's error at the last attempt, without addresses. */
  error: z.string().nullable(),
  creationDate: z.string(),
});
export type StaffDelivery = z.infer<typeof staffDeliverySchema>;
