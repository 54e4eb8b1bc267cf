import { DISPENSING_REASON_MAX, newBlockSchema, PHARMACIST_MAX } from '@app/contract/dispensing';
import { ShieldAlert } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Form, FormField } from '../../ui/form/form.tsx';
import { ReasonField } from '../../ui/form/reason-field.tsx';
import { useAppForm } from '../../ui/form/use-app-form.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { ActFailure } from './act-failure.tsx';
import type { AtCounter } from './at-counter.ts';
import { sendBlock } from './counter.commands.ts';
import { blockCopy as copy, counterMessages, serveCopy } from './counter.copy.ts';
import { lastPharmacist } from './pharmacist.ts';
import { useAct } from './use-act.ts';

/** Blocks a prescription with a manifest error from being dispensed. */
export function BlockPrescription(counter: AtCounter) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <span>
        <Button icon={<ShieldAlert aria-hidden />} onPress={() => setIsAsking(true)}>
          {copy.open}
        </Button>
      </span>
      {isAsking && <BlockDialog {...counter} onClose={() => setIsAsking(false)} />}
    </>
  );
}

/** Asks for the reason and explains the consequence. */
function BlockDialog({
  opened,
  onReopen,
  onStanding,
  onClose,
}: AtCounter & { onClose: () => void }) {
  const formId = useId();
  const form = useAppForm({
    schema: newBlockSchema,
    defaultValues: { ...opened.key, reason: '', pharmacist: lastPharmacist() },
    messages: counterMessages,
  });
  const blocking = useAct({
    send: sendBlock,
    onStanding,
    onDone: () => {
      toast.success(copy.done);
      onClose();
      onStanding({ status: 'BLOCKED' });
    },
  });
  return (
    <Dialog
      title={copy.title}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{copy.back}</Button>
          <Button kind="danger" type="submit" form={formId} isPending={blocking.isPending}>
            {copy.send}
          </Button>
        </>
      }
    >
      <p>{copy.consequence}</p>
      <Form id={formId} form={form} onSubmit={blocking.start}>
        <ReasonField
          form={form}
          label={copy.reason}
          hint={copy.reasonHint}
          maxLength={DISPENSING_REASON_MAX}
        />
        <FormField form={form} name="pharmacist.name">
          {(field) => <TextField {...field} label={serveCopy.name} maxLength={PHARMACIST_MAX} />}
        </FormField>
        <FormField form={form} name="pharmacist.licence">
          {(field) => <TextField {...field} label={serveCopy.licence} maxLength={PHARMACIST_MAX} />}
        </FormField>
      </Form>
      <ActFailure error={blocking.error} onReopen={onReopen} />
    </Dialog>
  );
}
