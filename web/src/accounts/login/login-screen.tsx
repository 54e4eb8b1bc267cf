import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { useSession } from '../../lib/session/session.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { accountsCopy as copy } from '../accounts.copy.ts';
import { AuthScreen } from '../auth-screen.tsx';
import { GoogleButton } from '../social/google-button.tsx';
import { useLoginState } from './login-state.ts';
import { useLogin } from './use-login.ts';

// Most logins have no second step: it is loaded on demand.
const SecondStep = lazy(async () => ({
  default: (await import('../second-factor/second-step.tsx')).SecondStep,
}));

const ActivationNotice = lazy(async () => ({
  default: (await import('../passwords/sent-notice.tsx')).ActivationNotice,
}));

export function LoginScreen() {
  const [values, setValues] = useState({ username: '', password: '', rememberMe: false });
  const form = useLogin(values);
  const { link } = useLoginState();
  const { hasExpired } = useSession();
  const set = (change: Partial<typeof values>) => setValues({ ...values, ...change });
  if (form.asked) {
    return (
      <AuthScreen onBack={() => form.startAgain()}>
        <Suspense>
          <SecondStep
            asked={form.asked}
            onToken={form.takeToken}
            onLate={() => form.startAgain(copy.tooLate)}
          />
        </Suspense>
      </AuthScreen>
    );
  }
  return (
    <AuthScreen>
      <PageHeading title={copy.logInTitle}>{copy.logInTitle}</PageHeading>
      {hasExpired && !form.problem && <Banner tone="warn">{copy.expired}</Banner>}
      {!navigator.cookieEnabled && <Banner tone="warn">{copy.noCookies}</Banner>}
      {link && !form.problem && <Banner>{copy.linkFirst}</Banner>}
      <form
        noValidate
        ref={form.ref}
        onFocus={form.prepare}
        onSubmit={(event) => {
          event.preventDefault();
          form.submit();
        }}
        onKeyDown={({ key, target }) => {
          // The submit button is unavailable, so Enter has to show what is missing.
          if (key === 'Enter' && !form.isReady && target instanceof HTMLInputElement) form.submit();
        }}
        className="flex flex-col gap-5"
      >
        {form.problem && <Banner tone="danger">{form.problem}</Banner>}
        {form.inactive && (
          <Suspense>
            <ActivationNotice email={form.inactive} />
          </Suspense>
        )}
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
        <Button
          kind="primary"
          type="submit"
          isWide
          isPending={form.isPending}
          disabledReason={form.isReady ? null : copy.fillIn}
          onExplain={form.submit}
        >
          {copy.logIn}
        </Button>
      </form>
      {!link && <GoogleButton />}
      <Link to="/recuperar-clave" state={{ step: 2 }} className="self-start py-2.5">
        {copy.forgot}
      </Link>
      <p>
        {copy.noAccount} <Link to="/signup">{copy.createAccount}</Link>
      </p>
    </AuthScreen>
  );
}
