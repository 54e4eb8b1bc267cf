import type { GroupMember } from '@app/contract/family-group';
import { ageOn } from '@app/contract/kernel';
import { askOwnAccountSchema } from '@app/contract/own-account';
import { ADULT_AGE } from '@app/contract/profiles';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { causeText } from '../../lib/server/failure-text.ts';
import { problemCode } from '../../lib/server/problem-error.ts';
import { dayNow } from '../../lib/server/server-time.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Form, FormField } from '../../ui/form/form.tsx';
import { useAppForm } from '../../ui/form/use-app-form.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { askForAccount, withoutAccountQuery } from '../family-group.queries.ts';
import {
  ownAccountCopy as copy,
  ownAccountMessages,
  ownAccountProblems,
} from './own-account.copy.ts';

type AskDialogProps = { member: GroupMember; onClose: () => void };

const isMinor = ({ birth_date }: GroupMember): boolean => ageOn(birth_date, dayNow()) < ADULT_AGE;

const problems: Readonly<Record<string, string>> = ownAccountProblems;

/** Explains how a member gets an account, and requests it with their e-mail. */
export function AskDialog({ member, onClose }: AskDialogProps) {
  const { id, first_name: name } = member;
  const queryClient = useQueryClient();
  const form = useAppForm({
    schema: askOwnAccountSchema,
    defaultValues: { email: '' },
    messages: ownAccountMessages,
  });
  const request = useMutation({
    mutationFn: ({ email }: { email: string }) => askForAccount(id, email),
    onSuccess: () => {
      toast.success(copy.sent);
      onClose();
    },
    onSettled: () => queryClient.invalidateQueries(withoutAccountQuery),
  });
  return (
    <Dialog title={copy.dialogTitle(name)} isOpen hasCloseButton onClose={onClose}>
      <Form form={form} onSubmit={(body) => request.mutate(body)}>
        <h3>{copy.steps}</h3>
        <ol className="flex list-decimal flex-col gap-1 pl-6">
          {copy.stepsOf(name).map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p className="text-ink-2">{isMinor(member) ? copy.afterOfMinor(name) : copy.after(name)}</p>
        <FormField form={form} name="email">
          {(field) => (
            <TextField
              {...field}
              label={copy.email(name)}
              hint={copy.emailHint}
              type="email"
              inputMode="email"
              autoComplete="off"
            />
          )}
        </FormField>
        {request.error && (
          <Banner tone="danger">
            {problems[problemCode(request.error)] ?? causeText(request.error) ?? copy.sendFailed}
          </Banner>
        )}
        <Button type="submit" kind="primary" isWide isPending={request.isPending}>
          {copy.send}
        </Button>
      </Form>
    </Dialog>
  );
}
