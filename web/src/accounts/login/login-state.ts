import { z } from 'zod';
import { useNavigationState } from '../../lib/navigation-state.ts';

const loginState = z.object({
  /** Where a person was when the session expired: the same person returns there. */
  expired: z.object({ accountId: z.string(), from: z.string() }).nullish(),
  /** A Google account waits to be linked. */
  link: z.boolean().optional(),
});

/** Why somebody was sent to the login. */
export const useLoginState = () => useNavigationState(loginState);
