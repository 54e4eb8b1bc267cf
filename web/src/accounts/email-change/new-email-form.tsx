import { askEmailChange, emailSchema } from '@app/contract/accounts';
import { z } from 'zod';
import { call } from '../../lib/server/call.ts';
import { useProvenAct } from '../../lib/session/use-proven-act.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Form, FormField } from '../../ui/form/form.tsx';
import { useAppForm } from '../../ui/form/use-app-form.ts';
import { IdentityDialog } from '../../ui/overlays/identity-dialog.tsx';
import { problemText } from '../problem-text.ts';
import { signupMessages } from '../registration/signup.copy.ts';
import { emailChangeCopy as copy } from './email-change.copy.ts';

const schema = z.object({ email: emailSchema });

type Props = { onAsked: () => Promise<void>; onCancel: () => void };

/** Asks for another e-mail, with a proof of identity (requirement: change of e-mail). */
export function NewEmailForm({ onAsked, onCancel }: Props) {
  const form = useAppForm({ schema, defaultValues: { email: '' }, messages: signupMessages });
  const { run, problem, isPending, isProving, proof } = useProvenAct((error) =>
    problemText(error, copy.fault),
  );
  const ask = ({ email }: { email: string }) =>
    run(async () => {
      await call(askEmailChange, { body: { email } });
      await onAsked();
      toast.success(copy.asked);
    });

  return (
    <>
      <Form form={form} onSubmit={ask}>
        <p>{copy.howItGoes}</p>
        {problem && <Banner tone="danger">{problem}</Banner>}
        <FormField form={form} name="email">
          {(field) => (
            <TextField
              {...field}
              label={copy.newEmail}
              type="email"
              inputMode="email"
              autoComplete="email"
            />
          )}
        </FormField>
        <div className="flex flex-wrap gap-3">
          <Button kind="primary" type="submit" isPending={isPending}>
            {copy.send}
          </Button>
          <Button onPress={onCancel}>{copy.cancel}</Button>
        </div>
      </Form>
      {isProving && (
        <IdentityDialog purpose={copy.purpose} confirmLabel={copy.confirm} {...proof} />
      )}
    </>
  );
}
