import type { PendingLogin } from '@app/contract/accounts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { session } from '../lib/session/session.ts';
import { entranceOf } from '../lib/session/wanted-page.ts';
import type { LoginOutcome } from './login/log-in.ts';
import { useLoginState } from './login/login-state.ts';

type Refused = { text: string; inactive?: string | undefined };

/** Acts on the result of a login: shows the error, asks for the second step, or goes in. */
export function useOutcome() {
  const [refused, setRefused] = useState<Refused>();
  const [asked, setAsked] = useState<PendingLogin['mfa_required']>();
  const goIn = useGoIn();
  const navigate = useNavigate();

  async function settle(outcome: LoginOutcome) {
    setRefused(outcome.kind === 'refused' ? outcome : undefined);
    setAsked(outcome.kind === 'pending' ? outcome.asked : undefined);
    if (outcome.kind === 'in') await goIn();
    if (outcome.kind === 'unregistered') {
      const { accountId, role } = outcome;
      const mode = `mode=complete_registration&auth_number=${accountId}`;
      await navigate(`/signup?${mode}`, { replace: true, state: { step: 2, role } });
    }
  }

  return {
    problem: refused?.text,
    /** The e-mail of a sign-up that nobody activated. */
    inactive: refused?.inactive,
    asked,
    settle,
    startAgain: (text?: string) => {
      setAsked(undefined);
      setRefused(text === undefined ? undefined : { text });
    },
  };
}

/** Navigates to where the person was when the session expired, else to the requested page, else home. */
function useGoIn() {
  const navigate = useNavigate();
  const { expired, link } = useLoginState();
  return async () => {
    const { viewer } = session.getSnapshot();
    if (!viewer) return;
    if (link) await (await import('./social/link-google.ts')).linkGoogle();
    const from = expired.accountId === viewer.accountId ? expired.from : undefined;
    await navigate(from ?? entranceOf(viewer), { replace: true });
  };
}
