import { emailSchema, meantEmail } from '@app/contract/accounts';
import { useState } from 'react';
import { Link } from 'react-router';
import { z } from 'zod';
import { Button } from '../../ui/actions/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Form, FormField } from '../../ui/form/form.tsx';
import { useAppForm } from '../../ui/form/use-app-form.ts';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { messagesFor, newPasswordShape, samePassword } from '../passwords/new-password.ts';
import { NewPasswordField, RepeatedPasswordField } from '../passwords/new-password-fields.tsx';
import { GoogleButton } from '../social/google-button.tsx';
import { signupCopy as copy } from './signup.copy.ts';
import { SignupAudience } from './signup-audience.tsx';

export type SignupAccessValues = { email: string; password: string; confirmation: string };

type Props = {
  audience: 'PATIENT' | 'PROFESSIONAL';
  values: SignupAccessValues;
  onNext: (values: SignupAccessValues) => void;
};

/** Step 1: for whom, e-mail and password. */
export function SignupAccess({ audience, values, onNext }: Props) {
  const schema = z
    .object({ email: emailSchema, ...newPasswordShape(audience) })
    .refine(...samePassword);
  const form = useAppForm({ schema, defaultValues: values, messages: messagesFor(audience) });
  const [meant, setMeant] = useState<string>();
  const heading = `${copy.stepOf(1)}: ${copy.createAccountFor[audience]}`;
  return (
    <>
      <PageHeading title={heading} focusKey="1">
        {heading}
      </PageHeading>
      <SignupAudience />
      <Form form={form} onSubmit={onNext}>
        <FormField form={form} name="email">
          {(field) => (
            <TextField
              {...field}
              label={copy.email}
              hint={copy.emailHint}
              type="email"
              inputMode="email"
              autoComplete="username"
              onBlur={() => {
                field.onBlur();
                setMeant(meantEmail(field.value));
              }}
            />
          )}
        </FormField>
        {meant && (
          <Banner
            tone="warn"
            action={
              <Button
                onPress={() => {
                  form.methods.setValue('email', meant);
                  setMeant(undefined);
                }}
              >
                {copy.useMeant}
              </Button>
            }
          >
            {copy.doubt(meant)}
          </Banner>
        )}
        <FormField form={form} name="password">
          {(field) => <NewPasswordField field={field} role={audience} label={copy.password} />}
        </FormField>
        <FormField form={form} name="confirmation">
          {(field) => <RepeatedPasswordField field={field} />}
        </FormField>
        <Button kind="primary" type="submit" isWide>
          {copy.next}
        </Button>
      </Form>
      {audience === 'PATIENT' && <GoogleButton />}
      <Link to="/login" className="self-start py-2.5">
        {copy.haveAccount}
      </Link>
    </>
  );
}
