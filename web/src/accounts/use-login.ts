import { credentialsSchema } from '@app/contract/accounts';
import { type FormEvent, useRef, useState } from 'react';
import type { MintedToken } from '../lib/session.ts';
import { playSound } from '../lib/sounds.ts';
import { faultTexts } from '../ui/field-faults.ts';
import { loginMessages } from './accounts.copy.ts';
import { logIn, openSession } from './log-in.ts';
import { useOutcome } from './use-outcome.ts';

type Values = { username: string; password: string; rememberMe: boolean };
type Faults = Partial<Record<'username' | 'password', string>>;

/** The login's form: what is wrong with it, and what follows when it is sent. */
export function useLogin(values: Values) {
  const [faults, setFaults] = useState<Faults>({});
  const [isPending, setIsPending] = useState(false);
  const ref = useRef<HTMLFormElement>(null);
  const { settle, startAgain, ...outcome } = useOutcome();

  async function submit(event: FormEvent) {
    event.preventDefault();
    playSound('click');
    const parsed = credentialsSchema.safeParse(values);
    setFaults(parsed.success ? {} : faultTexts(parsed.error, loginMessages));
    startAgain();
    if (!parsed.success) {
      const [first] = parsed.error.issues;
      ref.current?.querySelector<HTMLInputElement>(`[name=${String(first?.path[0])}]`)?.focus();
      return;
    }
    setIsPending(true);
    const answered = await logIn(values);
    setIsPending(false);
    await settle(answered);
  }

  return {
    ...outcome,
    faults,
    isPending,
    ref,
    startAgain,
    submit: (event: FormEvent) => void submit(event),
    takeToken: async (token: MintedToken) => settle(await openSession(token, 'password')),
  };
}
