import { useRef, useState } from 'react';
import { playSound } from '../../lib/device/sounds.ts';
import type { MintedToken } from '../../lib/session/session-source.ts';
import { useOutcome } from '../use-outcome.ts';
import type { LoginFaults } from './log-in.ts';

type Values = { username: string; password: string; rememberMe: boolean };
type LogIn = typeof import('./log-in.ts');

/** State of the login form: its errors, and what follows when it is sent. */
export function useLogin(values: Values) {
  const [rules, setRules] = useState<LogIn>();
  const [faults, setFaults] = useState<LoginFaults>({});
  const [isPending, setIsPending] = useState(false);
  const [missing, setMissing] = useState<Error>();
  const ref = useRef<HTMLFormElement>(null);
  const { settle, startAgain, ...outcome } = useOutcome();

  // Thrown, so that the error page explains it and reloads.
  if (missing) throw missing;

  async function prepare(): Promise<LogIn> {
    // Loaded when a person opens the form, so that the page opens without the calls and their schemas (decision 0072).
    const loaded = rules ?? (await import('./log-in.ts'));
    setRules(loaded);
    return loaded;
  }

  async function submit({ faultsOf, logIn }: LogIn) {
    const typed = { ...values, ...typedIn(ref.current) };
    const found = faultsOf(typed);
    setFaults(found);
    startAgain();
    const [first] = Object.keys(found);
    if (first) return ref.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
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
    isReady: rules !== undefined && Object.keys(rules.faultsOf(values)).length === 0,
    // If loading fails here, it is repeated on submit.
    prepare: () => void prepare().catch(() => undefined),
    submit: () => {
      playSound('click');
      void prepare().then(submit, setMissing);
    },
    takeToken: async (token: MintedToken) =>
      settle(await (await prepare()).openSession(token, 'password')),
  };
}

/** The values in the fields: browsers may fill them in without an event. */
function typedIn(form: HTMLFormElement | null): Partial<Pick<Values, 'username' | 'password'>> {
  if (!form) return {};
  const data = new FormData(form);
  return { username: String(data.get('username')), password: String(data.get('password')) };
}
