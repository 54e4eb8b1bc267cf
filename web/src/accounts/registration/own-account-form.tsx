import { useState } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { DniField } from '../../ui/fields/dni-field.tsx';
import { Form, FormField } from '../../ui/form/form.tsx';
import { useAppForm } from '../../ui/form/use-app-form.ts';
import { NewPasswordField, RepeatedPasswordField } from '../passwords/new-password-fields.tsx';
import { AcceptTerms } from './accept-terms.tsx';
import { type OwnAccountValues, ownAccountSchema } from './own-account.ts';
import { ownAccountCopy as copy, signupCopy, signupMessages } from './signup.copy.ts';

/** Only patients have dependants. */
const ROLE = 'PATIENT';

type Props = {
  email: string;
  /** Opens the account; returns the message if that failed. */
  onSubmit: (values: OwnAccountValues) => Promise<string | undefined>;
};

/** DNI, password and terms of a dependant who opens their account. */
export function OwnAccountForm({ email, onSubmit }: Props) {
  const [problem, setProblem] = useState<string>();
  const form = useAppForm({
    schema: ownAccountSchema,
    defaultValues: { id_number: '', password: '', confirmation: '', accepts: false },
    messages: signupMessages,
  });
  return (
    <Form form={form} onSubmit={async (values) => setProblem(await onSubmit(values))}>
      <p>{copy.detail(email)}</p>
      {problem && <Banner tone="danger">{problem}</Banner>}
      <FormField form={form} name="id_number">
        {(field) => <DniField {...field} label={copy.idNumber} hint={signupCopy.idNumberHint} />}
      </FormField>
      <FormField form={form} name="password">
        {(field) => <NewPasswordField field={field} role={ROLE} />}
      </FormField>
      <FormField form={form} name="confirmation">
        {(field) => <RepeatedPasswordField field={field} />}
      </FormField>
      <FormField form={form} name="accepts">
        {(field) => <AcceptTerms {...field} />}
      </FormField>
      <Button
        kind="primary"
        type="submit"
        isWide
        isPending={form.methods.formState.isSubmitting}
        disabledReason={form.methods.watch('accepts') ? null : copy.missing}
        onExplain={form.explain}
      >
        {copy.submit}
      </Button>
    </Form>
  );
}
