import { z } from 'zod';
import {
  doneSchema,
  endpoint,
  everybody,
  listOf,
  okOf,
  ownFamily,
  pageInAddress,
} from '../kernel/index.ts';
import {
  BULK_MAX,
  INBOX_PAGE_MAX,
  notificationSchema,
  notificationStatuses,
} from './notifications.schema.ts';

const means = z.literal('INBOX').default('INBOX');
const statusList = z
  .string()
  .transform((text) => text.split(',').filter(Boolean))
  .pipe(z.array(z.enum(notificationStatuses)));

export const searchNotifications = endpoint({
  method: 'GET',
  path: '/api/notifications',
  who: { ...everybody('own account'), patient: ownFamily },
  access: 'session',
  summary: "The caller's inbox, newest first.",
  query: z.object({
    means,
    statuses: statusList.optional(),
    page: pageInAddress,
    size: z.coerce.number().int().min(1).max(INBOX_PAGE_MAX).default(INBOX_PAGE_MAX),
    sort: z.literal('creationDate,desc').default('creationDate,desc'),
  }),
  response: listOf(notificationSchema),
});

export const countNotifications = endpoint({
  method: 'GET',
  path: '/api/notifications/count',
  who: { ...everybody('own account'), patient: ownFamily },
  access: 'session',
  summary: 'The number of unread notifications.',
  query: z.object({ meanType: means, deliveryStatus: z.enum(notificationStatuses).optional() }),
  response: listOf(z.object({ quantity: z.number().int() })),
});

export const updateNotifications = endpoint({
  method: 'PUT',
  path: '/api/notifications/status',
  who: {
    ...everybody('own account', 'legal transition'),
    patient: [...ownFamily, 'legal transition'],
  },
  access: 'session',
  summary: "Mark many; refused if one is not the caller's.",
  body: z.strictObject({
    status: z.enum(notificationStatuses),
    notificationDeliveries: z.array(z.uuid()).min(1).max(BULK_MAX),
  }),
  response: doneSchema,
});

export const updateNotification = endpoint({
  method: 'PUT',
  path: '/api/notifications/:id/status',
  who: {
    ...everybody('own account', 'legal transition'),
    patient: [...ownFamily, 'legal transition'],
  },
  access: 'session',
  summary: 'Mark one as delivered, read or deleted; it never goes back.',
  params: z.object({ id: z.uuid() }),
  // The specification repeats the id in the body; the id in the address is used.
  body: z.strictObject({ status: z.enum(notificationStatuses), id: z.string().optional() }),
  response: okOf(notificationSchema),
});
