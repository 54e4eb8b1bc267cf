import { dniSchema } from '@app/contract/accounts';
import { Stethoscope, UserRound } from 'lucide-react';
import { z } from 'zod';
import { Button } from '../../ui/actions/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Chip } from '../../ui/feedback/chip.tsx';
import { DniField } from '../../ui/fields/dni-field.tsx';
import { Form, FormField } from '../../ui/form/form.tsx';
import { useAppForm } from '../../ui/form/use-app-form.ts';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { AcceptTerms, acceptsSchema } from './accept-terms.tsx';
import { signupCopy as copy, signupMessages } from './signup.copy.ts';

const schema = z.object({ id_number: dniSchema, accepts: acceptsSchema });

/** What is typed in step 2; the sign-up holds it, so that going back to step 1 loses nothing. */
export const useIdentityForm = () =>
  useAppForm({
    schema,
    defaultValues: { id_number: '', accepts: false },
    messages: signupMessages,
  });

type Props = {
  audience: 'PATIENT' | 'PROFESSIONAL';
  form: ReturnType<typeof useIdentityForm>;
  /** People who come from Google or from a login have no first step. */
  isOnlyStep: boolean;
  problem: string | undefined;
  onSubmit: (idNumber: string) => Promise<void>;
};

/** Step 2: DNI and terms. */
export function SignupIdentity({ audience, form, isOnlyStep, problem, onSubmit }: Props) {
  const account = copy.createAccountFor[audience];
  const heading = isOnlyStep ? account : `${copy.stepOf(2)}: ${account}`;
  return (
    <>
      <PageHeading title={heading} focusKey="2">
        {heading}
      </PageHeading>
      <Chip
        tone="brand"
        icon={audience === 'PATIENT' ? <UserRound aria-hidden /> : <Stethoscope aria-hidden />}
      >
        {copy.role[audience]}
      </Chip>
      <Form form={form} onSubmit={({ id_number }) => onSubmit(id_number)}>
        {problem && <Banner tone="danger">{problem}</Banner>}
        <FormField form={form} name="id_number">
          {(field) => <DniField {...field} label={copy.idNumber} hint={copy.idNumberHint} />}
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
    </>
  );
}
