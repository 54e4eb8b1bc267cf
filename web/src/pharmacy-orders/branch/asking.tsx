import { ORDER_REASON_MAX } from '@app/contract/pharmacy-orders';
import { type ReactNode, useId, useState } from 'react';
import type { z } from 'zod';
import { Button } from '../../ui/actions/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { Form, FormField } from '../../ui/form/form.tsx';
import { useAppForm } from '../../ui/form/use-app-form.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { actMessages, actCopy as copy } from './branch-orders.copy.ts';
import { actFailureText, useOrderAct } from './use-order-act.ts';

type AskingProps<Field extends string> = {
  label: string;
  title: string;
  text: ReactNode;
  field: Field;
  fieldLabel: string;
  hint: string;
  schema: z.ZodType<Record<Field, string>, Record<Field, string>>;
  isDangerous?: boolean;
  done: string;
  send: (body: Record<Field, string>) => Promise<unknown>;
};

/** A button that asks for a text in a dialog before acting. */
export function Asking<Field extends string>(props: AskingProps<Field>) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <span>
        <Button onPress={() => setIsAsking(true)}>{props.label}</Button>
      </span>
      {isAsking && <AskingDialog {...props} onClose={() => setIsAsking(false)} />}
    </>
  );
}

function AskingDialog<Field extends string>({
  onClose,
  field: name,
  ...props
}: AskingProps<Field> & { onClose: () => void }) {
  const formId = useId();
  const form = useAppForm<Record<string, string>, Record<string, string>>({
    schema: props.schema as z.ZodType<Record<string, string>, Record<string, string>>,
    defaultValues: { [name]: '' },
    messages: actMessages,
  });
  const act = useOrderAct<Record<string, string>>({
    send: (body) => props.send(body as Record<Field, string>),
    onDone: () => {
      toast.success(props.done);
      onClose();
    },
  });
  return (
    <Dialog
      title={props.title}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{copy.back}</Button>
          <Button
            kind={props.isDangerous ? 'danger' : 'primary'}
            type="submit"
            form={formId}
            isPending={act.isPending}
          >
            {props.label}
          </Button>
        </>
      }
    >
      <p>{props.text}</p>
      <Form id={formId} form={form} onSubmit={act.start}>
        <FormField form={form} name={name}>
          {(field) => (
            <TextArea
              {...field}
              label={props.fieldLabel}
              hint={props.hint}
              maxLength={ORDER_REASON_MAX}
            />
          )}
        </FormField>
      </Form>
      {act.error && <Banner tone="danger">{actFailureText(act.error)}</Banner>}
    </Dialog>
  );
}
