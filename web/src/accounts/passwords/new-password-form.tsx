import type { Role } from '@app/contract/accounts';
import { useState } from 'react';
import { z } from 'zod';
import { Button } from '../../ui/actions/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Form, FormField } from '../../ui/form/form.tsx';
import { useAppForm } from '../../ui/form/use-app-form.ts';
import { messagesFor, newPasswordShape, samePassword } from './new-password.ts';
import { NewPasswordField, RepeatedPasswordField } from './new-password-fields.tsx';

type Props = {
  role: Role;
  intro: string;
  submitLabel: string;
  /** Stores the password; returns the message if that failed. */
  onSubmit: (password: string) => Promise<string | undefined>;
};

/** A new password typed twice, from an e-mailed link: activation and recovery. */
export function NewPasswordForm({ role, intro, submitLabel, onSubmit }: Props) {
  const [problem, setProblem] = useState<string>();
  const form = useAppForm({
    schema: z.object(newPasswordShape(role)).refine(...samePassword),
    defaultValues: { password: '', confirmation: '' },
    messages: messagesFor(role),
  });
  return (
    <Form form={form} onSubmit={async ({ password }) => setProblem(await onSubmit(password))}>
      <p>{intro}</p>
      {problem && <Banner tone="danger">{problem}</Banner>}
      <FormField form={form} name="password">
        {(field) => <NewPasswordField field={field} role={role} />}
      </FormField>
      <FormField form={form} name="confirmation">
        {(field) => <RepeatedPasswordField field={field} />}
      </FormField>
      <Button kind="primary" type="submit" isWide isPending={form.methods.formState.isSubmitting}>
        {submitLabel}
      </Button>
    </Form>
  );
}
