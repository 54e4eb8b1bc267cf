import { z } from 'zod';
import type { Told } from '../../platform/outside/outbox-reached.repository.ts';

const REACHED = { sent: 'SENT', failed: 'FAILED', delivered: 'DELIVERED', read: 'READ' } as const;

const errorSchema = z.looseObject({ code: z.number(), title: z.string().max(500).optional() });
/** The state of one message, with only the fields that are used (Cloud API, webhooks, "statuses"). */
const stateSchema = z.looseObject({
  id: z.string().min(1).max(256),
  status: z.enum(['sent', 'failed', 'delivered', 'read']),
  biz_opaque_callback_data: z.string().max(512).optional(),
  errors: z.array(errorSchema).optional(),
});

/** Any part may have unknown content, such as a new kind of change, which is ignored. */
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const inside = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** The states of our messages in a WhatsApp webhook. */
export function statesIn(body: unknown): Told[] {
  const changes = listOf(inside(body, 'entry')).flatMap((each) => listOf(inside(each, 'changes')));
  const states = changes.flatMap((each) => listOf(inside(inside(each, 'value'), 'statuses')));
  return states.flatMap((each) => {
    const { data } = stateSchema.safeParse(each);
    return data ? [toldBy(data)] : [];
  });
}

const toldBy = ({
  id,
  status,
  errors,
  biz_opaque_callback_data: key,
}: z.infer<typeof stateSchema>): Told => ({
  channel: 'whatsapp',
  key: z.uuid().safeParse(key).data,
  providerId: id,
  reached: REACHED[status],
  error: errors?.map(({ code, title = '' }) => `WhatsApp ${code}: ${title}`).join('; '),
});
