import { z } from 'zod';
import { useNavigationState } from '../../lib/navigation-state.ts';

const loginState = z.object({
  /** Where somebody was when the session ran out: the same person goes on there. */
  expired: z.object({ accountId: z.string(), from: z.string() }).nullish(),
  /** A Google account waits to be tied. */
  link: z.boolean().optional(),
});

/** What brings somebody to the login. */
export const useLoginState = () => useNavigationState(loginState);
