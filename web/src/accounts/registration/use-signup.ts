import { completeRegistration, register } from '@app/contract/accounts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../lib/server/call.ts';
import { homeOf } from '../../lib/session/home-of.ts';
import { session } from '../../lib/session/session.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { problemText } from '../problem-text.ts';
import { logInWithGoogle } from '../social/log-in-with-google.ts';
import { signupCopy as copy } from './signup.copy.ts';
import type { SignupAccessValues } from './signup-access.tsx';

export type Audience = 'PATIENT' | 'PROFESSIONAL';

/** How a sign-up began: on its own, from Google, or from a login without registration. */
export type SignupFlow =
  | { kind: 'own' }
  | { kind: 'social'; ticket: string }
  | { kind: 'completing'; audience: Audience };

/** Requests the account and shows refusals on the form. */
export function useSignup(flow: SignupFlow, audience: Audience) {
  const [problem, setProblem] = useState<string>();
  const navigate = useNavigate();
  const goHome = async () => {
    const { viewer } = session.getSnapshot();
    if (viewer) await navigate(homeOf(viewer), { replace: true });
  };

  const acts = {
    own: (idNumber: string, access: SignupAccessValues) => ask(ownBody(audience, idNumber, access)),

    social: async (idNumber: string) => {
      const email = await ask(socialBody(flow, idNumber));
      if (!email) return;
      // Only the mail tells whether the account exists: the screen shows the same notice to everybody.
      const { kind } = await logInWithGoogle(email);
      await (kind === 'in' ? goHome() : navigate('/cuenta-creada', { state: { step: 3, email } }));
    },

    completing: async (id_number: string) => {
      await call(completeRegistration, { body: { id_number } });
      await session.reloadViewer();
      await goHome();
    },
  };

  /** Returns the e-mail of the account; nothing if it was refused, which the API reports in a 200. */
  async function ask(body: Parameters<typeof call<typeof register>>[1]['body']) {
    const answer = await call(register, { body });
    if (answer.status === 'ok') {
      toast.success(copy.created);
      return answer.data.email;
    }
    setProblem(answer.data.message || copy.signupFault);
    return undefined;
  }

  async function create(idNumber: string, access: SignupAccessValues): Promise<void> {
    setProblem(undefined);
    try {
      const email = await acts[flow.kind](idNumber, access);
      if (email) await navigate('/cuenta-creada', { state: { step: 3, email } });
    } catch (error) {
      setProblem(problemText(error, copy.signupFault));
    }
  }

  return { create, problem };
}

const ownBody = (active_role: Audience, id_number: string, access: SignupAccessValues) => ({
  active_role,
  email: access.email,
  password: access.password,
  id_number,
  username: access.email.split('@')[0] ?? '',
});

const socialBody = (flow: SignupFlow, idNumber: string) => ({
  authProvider: 'Google' as const,
  id_token: flow.kind === 'social' ? flow.ticket : '',
  idNumber,
  authorities: ['ROLE_PATIENT'],
});
