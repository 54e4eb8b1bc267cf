import { askCorrection, CORRECTION_MAX, correctionSchema } from '@app/contract/own-data';
import { useState } from 'react';
import type { z } from 'zod';
import { call } from '../lib/server/call.ts';
import { Button } from '../ui/actions/button.tsx';
import { Banner } from '../ui/feedback/banner.tsx';
import { TextArea } from '../ui/fields/text-area.tsx';
import { Form, FormField } from '../ui/form/form.tsx';
import { useAppForm } from '../ui/form/use-app-form.ts';
import { Dialog } from '../ui/overlays/dialog.tsx';
import { correctionCopy as copy, ownDataMessages } from './own-data.copy.ts';
import { useAsked } from './use-asked.ts';

type AskCorrectionProps = { visitId: string; patientId: string };

/** Asks for a correction of the record of a visit. */
export function AskCorrection(props: AskCorrectionProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <span>
      <Button onPress={() => setIsOpen(true)}>{copy.open}</Button>
      {isOpen && (
        <Dialog title={copy.title} isOpen hasCloseButton onClose={close}>
          <CorrectionForm {...props} onSent={close} />
        </Dialog>
      )}
    </span>
  );
}

function CorrectionForm({
  visitId,
  patientId,
  onSent,
}: AskCorrectionProps & { onSent: () => void }) {
  const form = useAppForm({
    schema: correctionSchema,
    defaultValues: { visitId, wrong: '', wanted: '' },
    messages: ownDataMessages,
  });
  const { ask, isPending, failure } = useAsked(
    (body: z.output<typeof correctionSchema>) =>
      call(askCorrection, { params: { patientId }, body }),
    { sent: copy.sent, onSent },
  );
  return (
    <Form form={form} onSubmit={(body) => ask(body)}>
      <p>{copy.explain}</p>
      <FormField form={form} name="wrong">
        {(field) => <TextArea {...field} label={copy.wrong} maxLength={CORRECTION_MAX} />}
      </FormField>
      <FormField form={form} name="wanted">
        {(field) => <TextArea {...field} label={copy.wanted} maxLength={CORRECTION_MAX} />}
      </FormField>
      {failure && <Banner tone="danger">{failure}</Banner>}
      <Button type="submit" kind="primary" isWide isPending={isPending}>
        {copy.send}
      </Button>
    </Form>
  );
}
