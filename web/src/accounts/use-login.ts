import { credentialsSchema, type PendingLogin } from '@app/contract/accounts';
import { type FormEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { homeOf } from '../lib/home-of.ts';
import { type MintedToken, session } from '../lib/session.ts';
import { playSound } from '../lib/sounds.ts';
import { faultTexts } from '../ui/field-faults.ts';
import { loginMessages } from './accounts.copy.ts';
import { type LoginOutcome, logIn, openSession } from './log-in.ts';

type Values = { username: string; password: string; rememberMe: boolean };
type Faults = Partial<Record<'username' | 'password', string>>;

/** Where somebody was when the session ran out: whoever comes back goes on there. */
export type Expired = { accountId: string; from: string };

/** What brings somebody to the login: a session that ran out. */
export type LoginState = { expired?: Expired };

/** The login's form: what is wrong, what is still asked for, and where it leads. */
export function useLogin(values: Values) {
  const [faults, setFaults] = useState<Faults>({});
  const [problem, setProblem] = useState<string>();
  const [asked, setAsked] = useState<PendingLogin['mfa_required']>();
  const [isPending, setIsPending] = useState(false);
  const ref = useRef<HTMLFormElement>(null);
  const goIn = useGoIn();

  async function settle(outcome: LoginOutcome) {
    setProblem(outcome.kind === 'refused' ? outcome.text : undefined);
    setAsked(outcome.kind === 'pending' ? outcome.asked : undefined);
    if (outcome.kind === 'in') await goIn();
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    playSound('click');
    const parsed = credentialsSchema.safeParse(values);
    setFaults(parsed.success ? {} : faultTexts(parsed.error, loginMessages));
    setProblem(undefined);
    if (!parsed.success) {
      const [first] = parsed.error.issues;
      ref.current?.querySelector<HTMLInputElement>(`[name=${String(first?.path[0])}]`)?.focus();
      return;
    }
    setIsPending(true);
    const outcome = await logIn(values);
    setIsPending(false);
    await settle(outcome);
  }

  return {
    faults,
    problem,
    asked,
    isPending,
    ref,
    submit: (event: FormEvent) => void submit(event),
    takeToken: async (token: MintedToken) => settle(await openSession(token, 'password')),
    startAgain: (text?: string) => {
      setAsked(undefined);
      setProblem(text);
    },
  };
}

/** Leads to where the person was when the session ran out, else to the role's home. */
function useGoIn() {
  const navigate = useNavigate();
  const { expired } = (useLocation().state as LoginState | null) ?? {};
  return async () => {
    const { viewer } = session.getSnapshot();
    if (!viewer) return;
    const isSame = expired?.accountId === viewer.accountId;
    await navigate(isSame ? expired.from : homeOf(viewer), { replace: true });
  };
}
