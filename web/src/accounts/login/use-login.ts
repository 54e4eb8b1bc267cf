import { credentialsSchema } from '@app/contract/accounts';
import { useRef, useState } from 'react';
import { playSound } from '../../lib/device/sounds.ts';
import type { MintedToken } from '../../lib/session/session-source.ts';
import { faultTexts } from '../../ui/form/field-faults.ts';
import { loginMessages } from '../accounts.copy.ts';
import { useOutcome } from '../use-outcome.ts';
import { logIn, openSession } from './log-in.ts';

type Values = { username: string; password: string; rememberMe: boolean };
type Faults = Partial<Record<'username' | 'password', string>>;

/** State of the login form: its errors, and what follows when it is sent. */
export function useLogin(values: Values) {
  const [faults, setFaults] = useState<Faults>({});
  const [isPending, setIsPending] = useState(false);
  const ref = useRef<HTMLFormElement>(null);
  const { settle, startAgain, ...outcome } = useOutcome();

  async function submit() {
    playSound('click');
    const typed = { ...values, ...typedIn(ref.current) };
    const parsed = credentialsSchema.safeParse(typed);
    setFaults(parsed.success ? {} : faultTexts(parsed.error, loginMessages));
    startAgain();
    if (!parsed.success) {
      const [first] = parsed.error.issues;
      ref.current?.querySelector<HTMLInputElement>(`[name=${String(first?.path[0])}]`)?.focus();
      return;
    }
    setIsPending(true);
    const answered = await logIn(typed);
    setIsPending(false);
    await settle(answered);
  }

  return {
    ...outcome,
    faults,
    isPending,
    ref,
    startAgain,
    /** Whether it may be sent: only when valid. */
    isReady: credentialsSchema.safeParse(values).success,
    submit: () => void submit(),
    takeToken: async (token: MintedToken) => settle(await openSession(token, 'password')),
  };
}

/** The values in the fields: browsers may fill them in without an event. */
function typedIn(form: HTMLFormElement | null): Partial<Pick<Values, 'username' | 'password'>> {
  if (!form) return {};
  const data = new FormData(form);
  return { username: String(data.get('username')), password: String(data.get('password')) };
}
