import { useLocation } from 'react-router';
import type { z } from 'zod';

/**
 * What the navigation to this page brought along. The browser keeps it across reloads and releases,
 * so what does not match the schema counts as nothing.
 */
export function useNavigationState<S extends z.ZodType>(schema: S): z.output<S> | undefined {
  return schema.safeParse(useLocation().state).data;
}
