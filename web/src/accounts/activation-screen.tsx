import { checkActivation, finishActivation, type Role } from '@app/contract/accounts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { z } from 'zod';
import { call } from '../lib/call.ts';
import { ProblemError } from '../lib/problem-error.ts';
import { AuthLayout } from '../ui/auth-layout.tsx';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { Form, FormField } from '../ui/form.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { useAppForm } from '../ui/use-app-form.ts';
import { accountsCopy as copy } from './accounts.copy.ts';
import { messagesFor, newPasswordShape, samePassword } from './new-password.ts';

/** The key of the e-mailed link, taken once: it does not stay in the address bar (D-07). */
function useLinkKey(): string {
  const [params, setParams] = useSearchParams();
  const [key] = useState(() => params.get('key') ?? '');
  useEffect(() => {
    if (params.has('key')) setParams({}, { replace: true });
  }, [params, setParams]);
  return key;
}

const serverMessage = (error: unknown): string =>
  error instanceof ProblemError ? (error.problem.detail ?? '') : '';

/** `/activation/finish`: the e-mailed link sets the password, and only then does the account exist. */
export function FinishActivationScreen() {
  const key = useLinkKey();
  const link = useQuery({
    queryKey: ['activation', key],
    queryFn: () => call(checkActivation, { query: { key } }),
    retry: false,
  });
  return (
    <AuthLayout>
      <PageHeading title={copy.activateTitle}>{copy.activateTitle}</PageHeading>
      {link.isPending && <Skeleton lines={['control', 'control']} />}
      {link.isError && (
        <>
          <Banner tone="danger">
            {copy.activationFault}. {serverMessage(link.error)}
          </Banner>
          <LinkButton to="/signup" isWide>
            {copy.createAccount}
          </LinkButton>
        </>
      )}
      {link.data && <PasswordForm linkKey={key} role={link.data.active_role} />}
    </AuthLayout>
  );
}

function PasswordForm({ linkKey, role }: { linkKey: string; role: Role }) {
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string>();
  const schema = z.object(newPasswordShape(role)).refine(...samePassword);
  const form = useAppForm({
    schema,
    defaultValues: { password: '', confirmation: '' },
    messages: messagesFor(role),
  });

  async function activate({ password }: { password: string }) {
    try {
      await call(finishActivation, { body: { key: linkKey, newPassword: password } });
      await navigate('/activate', { replace: true, state: { activated: true } });
    } catch (error) {
      setProblem(serverMessage(error) || copy.passwordFault);
    }
  }

  return (
    <Form form={form} onSubmit={activate}>
      <p>{copy.activateDetail}</p>
      {problem && <Banner tone="danger">{problem}</Banner>}
      <FormField form={form} name="password">
        {(field) => (
          <PasswordField
            {...field}
            label={copy.newPassword}
            hint={role === 'PATIENT' ? copy.passwordHint.PATIENT : copy.passwordHint.PROFESSIONAL}
            autoComplete="new-password"
          />
        )}
      </FormField>
      <FormField form={form} name="confirmation">
        {(field) => (
          <PasswordField {...field} label={copy.repeatPassword} autoComplete="new-password" />
        )}
      </FormField>
      <Button kind="primary" type="submit" isWide isPending={form.methods.formState.isSubmitting}>
        {copy.activate}
      </Button>
    </Form>
  );
}
