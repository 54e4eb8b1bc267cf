import { changePassword, PASSWORD_MIN } from '@app/contract/accounts';
import { useState } from 'react';
import { Link } from 'react-router';
import { z } from 'zod';
import { call } from '../../lib/server/call.ts';
import { problemCode } from '../../lib/server/problem-error.ts';
import { useViewer } from '../../lib/session/session.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { Form, FormField } from '../../ui/form/form.tsx';
import { useAppForm } from '../../ui/form/use-app-form.ts';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { problemText } from '../problem-text.ts';
import { accountsProblemMessage, signupMessages } from '../registration/signup.copy.ts';
import { messagesFor, newPasswordShape, samePassword } from './new-password.ts';
import { NewPasswordField, RepeatedPasswordField } from './new-password-fields.tsx';
import { recoveryCopy as copy } from './recovery.copy.ts';

const currentPassword = z
  .string()
  .min(1, 'password.required')
  .min(PASSWORD_MIN, 'current.too-short');
const EMPTY = { currentPassword: '', password: '', confirmation: '' };

/** Refusals that belong to one of the fields. */
const FIELD_OF: Partial<Record<string, keyof typeof EMPTY>> = {
  'accounts.wrong-password': 'currentPassword',
  'accounts.password-common': 'password',
  'accounts.password-unchanged': 'password',
  'accounts.password-too-short': 'password',
};

/** `/actualizar-contrasenia`: the current password, and the new one twice. */
export function ChangePasswordScreen() {
  const role = useViewer()?.role ?? 'PATIENT';
  const [problem, setProblem] = useState<string>();
  const messages = {
    ...accountsProblemMessage,
    ...messagesFor(role),
    'current.too-short': signupMessages['password.too-short'],
  };
  const form = useAppForm({
    schema: z.object({ currentPassword, ...newPasswordShape(role) }).refine(...samePassword),
    defaultValues: EMPTY,
    messages,
  });

  async function change({ currentPassword, password }: typeof EMPTY) {
    setProblem(undefined);
    try {
      await call(changePassword, { body: { currentPassword, newPassword: password } });
      form.methods.reset(EMPTY);
      toast.success(copy.passwordChanged);
    } catch (error) {
      const code = problemCode(error);
      const field = FIELD_OF[code];
      setProblem(field ? copy.resetFault : problemText(error, copy.resetFault));
      if (field) form.refuse([{ field, code, message: code }]);
    }
  }

  return (
    <div className="mx-auto flex w-full max-w-[640px] flex-col gap-5">
      <PageHeading title={copy.changeTitle}>{copy.changeTitle}</PageHeading>
      <p>{copy.changeDetail}</p>
      <Form form={form} onSubmit={change}>
        {problem && <Banner tone="danger">{problem}</Banner>}
        <FormField form={form} name="currentPassword">
          {(field) => (
            <PasswordField
              {...field}
              label={copy.currentPassword}
              autoComplete="current-password"
            />
          )}
        </FormField>
        <FormField form={form} name="password">
          {(field) => <NewPasswordField field={field} role={role} />}
        </FormField>
        <FormField form={form} name="confirmation">
          {(field) => <RepeatedPasswordField field={field} />}
        </FormField>
        <Button kind="primary" type="submit" isWide isPending={form.methods.formState.isSubmitting}>
          {copy.changeSubmit}
        </Button>
      </Form>
      <Link to="/seguridad" className="self-start py-2.5">
        {copy.security}
      </Link>
    </div>
  );
}
