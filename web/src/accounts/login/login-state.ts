import { useLocation } from 'react-router';
import { memberOf, textOf } from '../../lib/kept.ts';

type LoginState = {
  /** The account whose session expired, and the screen to return to. */
  expired: { accountId: string | undefined; from: string | undefined };
  /** A Google account waits to be linked. */
  link: boolean;
};

/** Why the person was sent to the login. */
export function useLoginState(): LoginState {
  const { state } = useLocation();
  const expired = memberOf(state, 'expired');
  return {
    expired: { accountId: textOf(expired, 'accountId'), from: textOf(expired, 'from') },
    link: memberOf(state, 'link') === true,
  };
}
