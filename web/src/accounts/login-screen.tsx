import { credentialsSchema } from '@app/contract/accounts';
import { type FormEvent, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { homeOf } from '../lib/home-of.ts';
import { session } from '../lib/session.ts';
import { playSound } from '../lib/sounds.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { faultTexts } from '../ui/field-faults.ts';
import { PageHeading } from '../ui/page-heading.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { accountsCopy as copy, loginMessages } from './accounts.copy.ts';
import { AuthScreen } from './auth-screen.tsx';
import { logIn } from './log-in.ts';

type Faults = Partial<Record<'username' | 'password', string>>;

/** The way in: e-mail and password, and what is wrong said beside each. */
export function LoginScreen() {
  const [values, setValues] = useState({ username: '', password: '', rememberMe: false });
  const form = useLogin(values);
  const set = (change: Partial<typeof values>) => setValues({ ...values, ...change });
  return (
    <AuthScreen>
      <PageHeading title={copy.logInTitle}>{copy.logInTitle}</PageHeading>
      <form noValidate onSubmit={form.submit} ref={form.ref} className="flex flex-col gap-5">
        {form.problem && <Banner tone="danger">{form.problem}</Banner>}
        <TextField
          label={copy.email}
          name="username"
          type="email"
          inputMode="email"
          autoComplete="username"
          value={values.username}
          error={form.faults.username}
          onChange={(username) => set({ username })}
        />
        <PasswordField
          label={copy.password}
          name="password"
          autoComplete="current-password"
          value={values.password}
          error={form.faults.password}
          onChange={(password) => set({ password })}
        />
        <Checkbox
          label={copy.remember}
          value={values.rememberMe}
          onChange={(rememberMe) => set({ rememberMe })}
        />
        <Button kind="primary" type="submit" isWide isPending={form.isPending}>
          {copy.logIn}
        </Button>
      </form>
      <Link to="/recuperar-clave" state={{ step: 2 }} className="self-start py-2.5">
        {copy.forgot}
      </Link>
      <p>
        {copy.noAccount} <Link to="/signup">{copy.createAccount}</Link>
      </p>
    </AuthScreen>
  );
}

type Values = { username: string; password: string; rememberMe: boolean };

function useLogin(values: Values) {
  const [faults, setFaults] = useState<Faults>({});
  const [problem, setProblem] = useState<string>();
  const [isPending, setIsPending] = useState(false);
  const ref = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();

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
    const refused = await logIn(values);
    setIsPending(false);
    setProblem(refused);
    const { viewer } = session.getSnapshot();
    if (!refused && viewer) await navigate(homeOf(viewer), { replace: true });
  }

  return { faults, problem, isPending, ref, submit: (event: FormEvent) => void submit(event) };
}
