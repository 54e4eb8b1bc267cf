import { askRemovalSchema, type GroupMember, REMOVAL_REASON_MAX } from '@app/contract/family-group';
import { Button } from '../../ui/actions/button.tsx';
import { Form } from '../../ui/form/form.tsx';
import { ReasonField } from '../../ui/form/reason-field.tsx';
import { useAppForm } from '../../ui/form/use-app-form.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { askToRemove } from '../family-group.queries.ts';
import { removalCopy as copy, removalMessages } from './removal.copy.ts';
import { useLeaving } from './use-leaving.ts';

type AskRemovalDialogProps = { member: GroupMember; onClose: () => void };

const schema = askRemovalSchema.required();

/** Explains what leaving the group means, and asks staff to remove the member. */
export function AskRemovalDialog({
  member: { id, first_name: name },
  onClose,
}: AskRemovalDialogProps) {
  const form = useAppForm({ schema, defaultValues: { reason: '' }, messages: removalMessages });
  const { send, isPending } = useLeaving(
    ({ reason }: { reason: string }) => askToRemove(id, reason),
    { done: copy.sent, failed: copy.askFailed },
    onClose,
  );
  return (
    <Dialog title={copy.askTitle(name)} isOpen hasCloseButton onClose={onClose}>
      <Form form={form} onSubmit={(body) => send(body)}>
        <p>{copy.askDetail}</p>
        <p>{copy.askConsequences(name)}</p>
        <ReasonField
          form={form}
          label={copy.reason}
          hint={copy.reasonHint}
          maxLength={REMOVAL_REASON_MAX}
        />
        <Button type="submit" kind="primary" isWide isPending={isPending}>
          {copy.ask}
        </Button>
      </Form>
    </Dialog>
  );
}
