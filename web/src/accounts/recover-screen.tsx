import { emailSchema, initPasswordReset } from '@app/contract/accounts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { z } from 'zod';
import { call } from '../lib/call.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { Form, FormField } from '../ui/form.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { TextField } from '../ui/text-field.tsx';
import { toast } from '../ui/toast.ts';
import { useAppForm } from '../ui/use-app-form.ts';
import { AuthScreen } from './auth-screen.tsx';
import { problemText } from './problem-text.ts';
import { recoveryCopy as copy } from './recovery.copy.ts';
import { signupMessages } from './signup.copy.ts';

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
