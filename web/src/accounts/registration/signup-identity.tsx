import { dniSchema } from '@app/contract/accounts';
import { Stethoscope, UserRound } from 'lucide-react';
import { useState } from 'react';
import { z } from 'zod';
import { Button } from '../../ui/actions/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Chip } from '../../ui/feedback/chip.tsx';
import { DniField } from '../../ui/fields/dni-field.tsx';
import { Form, FormField } from '../../ui/form/form.tsx';
import { useAppForm } from '../../ui/form/use-app-form.ts';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { AcceptTerms } from './accept-terms.tsx';
import { signupCopy as copy, signupMessages } from './signup.copy.ts';

const schema = z.object({ id_number: dniSchema });

/** The values of step 2, kept by the sign-up so that going back to step 1 loses nothing. */
export function useIdentityForm() {
  const form = useAppForm({ schema, defaultValues: { id_number: '' }, messages: signupMessages });
  const [accepts, setAccepts] = useState(false);
  return { form, accepts, setAccepts };
}

type Props = {
  audience: 'PATIENT' | 'PROFESSIONAL';
  typed: ReturnType<typeof useIdentityForm>;
  /** People who come from Google or from a login have no first step. */
  isOnlyStep: boolean;
  problem: string | undefined;
  onSubmit: (idNumber: string) => Promise<void>;
};

/** Step 2: DNI and terms. */
export function SignupIdentity({ audience, typed, isOnlyStep, problem, onSubmit }: Props) {
  const { form, accepts, setAccepts } = typed;
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
        <AcceptTerms value={accepts} onChange={setAccepts} />
        <Button
          kind="primary"
          type="submit"
          isWide
          isPending={form.methods.formState.isSubmitting}
          disabledReason={accepts ? null : copy.missing}
        >
          {copy.submit}
        </Button>
      </Form>
    </>
  );
}
