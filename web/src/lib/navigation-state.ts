import { useLocation } from 'react-router';
import type { z } from 'zod';

/**
 * The navigation state of this page. The browser keeps it across reloads and releases, so anything that does
 * not match the schema is ignored.
 */
export function useNavigationState<S extends z.ZodType>(schema: S): z.output<S> | undefined {
  return schema.safeParse(useLocation().state).data;
}
