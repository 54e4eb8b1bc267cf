import { emailSchema, initPasswordReset } from '@app/contract/accounts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { z } from 'zod';
import { call } from '../../lib/server/call.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Form, FormField } from '../../ui/form/form.tsx';
import { useAppForm } from '../../ui/form/use-app-form.ts';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { AuthScreen } from '../auth-screen.tsx';
import { problemText } from '../problem-text.ts';
import { signupMessages } from '../registration/signup.copy.ts';
import { recoveryCopy as copy } from './recovery.copy.ts';

const schema = z.object({ email: emailSchema });

/** `/recuperar-clave`: asks for the mail that sets a new password. */
export function RecoverScreen() {
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string>();
  const form = useAppForm({ schema, defaultValues: { email: '' }, messages: signupMessages });

  async function ask({ email }: { email: string }) {
    setProblem(undefined);
    try {
      await call(initPasswordReset, { body: email });
      toast.success(copy.mailSent);
      await navigate('/correo-enviado', { state: { step: 3, email } });
    } catch (error) {
      setProblem(problemText(error, copy.mailFault));
    }
  }

  return (
    <AuthScreen>
      <PageHeading title={copy.recoverTitle}>{copy.recoverTitle}</PageHeading>
      <Form form={form} onSubmit={ask}>
        <p>{copy.recoverDetail}</p>
        {problem && <Banner tone="danger">{problem}</Banner>}
        <FormField form={form} name="email">
          {(field) => (
            <TextField
              {...field}
              label={copy.email}
              type="email"
              inputMode="email"
              autoComplete="username"
            />
          )}
        </FormField>
        <Button kind="primary" type="submit" isWide isPending={form.methods.formState.isSubmitting}>
          {copy.recoverSubmit}
        </Button>
      </Form>
    </AuthScreen>
  );
}
