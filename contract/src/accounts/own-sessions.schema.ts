import { z } from 'zod';

/** One of the account's own open sessions. */
export const ownSessionSchema = z.object({
  id: z.uuid(),
  device: z.string(),
  auth_method: z.string(),
  remembered: z.boolean(),
  created_at: z.string(),
  used_at: z.string(),
  is_current: z.boolean(),
});
export type OwnSession = z.infer<typeof ownSessionSchema>;
