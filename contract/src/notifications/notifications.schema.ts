import { z } from 'zod';

export const notificationStatuses = ['CREATED', 'DELIVERED', 'READ', 'DELETED'] as const;
export type NotificationStatus = (typeof notificationStatuses)[number];

/**
 * A notification of the inbox; the description is HTML made by the product's templates
 * (requirement: own templates).
 */
export const notificationSchema = z.object({
  id: z.string(),
  status: z.enum(notificationStatuses),
  subject: z.string(),
  description: z.string(),
  creation_date: z.string(),
  event: z.string(),
  /** The document or consultation that it links to. */
  entity: z
    .object({
      type: z.enum(['document', 'consultation']),
      id: z.string(),
      queueId: z.string().nullable(),
      /** The document was annulled or replaced by a correction, so it is no longer valid. */
      isReplaced: z.boolean(),
    })
    .nullable(),
});
export type Notification = z.infer<typeof notificationSchema>;

/** What is pushed to the recipient's private destination. */
export const notificationEventSchema = z.object({
  command: z.literal('Notification'),
  notification: notificationSchema,
  unread: z.number().int(),
});
export type NotificationEvent = z.infer<typeof notificationEventSchema>;

export const INBOX_PAGE_MAX = 100;
export const BULK_MAX = 200;
/** Polling interval of the unread count. */
export const COUNT_REFRESH_MS = 30_000;
