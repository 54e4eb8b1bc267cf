import {
  type CounterPrescription,
  type Dispensing,
  type HandedOver,
  PHARMACIST_MAX,
} from '@app/contract/dispensing';
import { useEffect, useState } from 'react';
import { problemFields } from '../../lib/server/problem-error.ts';
import { Button } from '../../ui/actions/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Form, FormField } from '../../ui/form/form.tsx';
import { useUnsaved } from '../../ui/form/unsaved-question.tsx';
import { useAppForm } from '../../ui/form/use-app-form.ts';
import { Card } from '../../ui/layout/card.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { ActFailure } from './act-failure.tsx';
import type { AtCounter } from './at-counter.ts';
import { serveCopy as copy, counterMessages } from './counter.copy.ts';
import { ServeLine } from './serve-line.tsx';
import { ServeSummary } from './serve-summary.tsx';
import { type AgreedLine, serveSchema, servingAll } from './serve-values.ts';
import { useAct } from './use-act.ts';

type Props = Pick<AtCounter, 'onReopen' | 'onStanding'> & {
  prescription: CounterPrescription;
  /** The quote of an order; without one, everything prescribed is filled in. */
  agreed?: readonly AgreedLine[];
  /** The effect of handing over less than agreed. */
  noteOf?: (packsOf: (item: number) => number) => string | undefined;
  send: (handedOver: HandedOver) => Promise<Dispensing>;
  onServed: (dispensing: Dispensing) => void;
};

/** What is handed over for each line, and the responsible pharmacist. */
export function ServeForm({
  prescription,
  agreed,
  noteOf,
  send,
  onReopen,
  onStanding,
  onServed,
}: Props) {
  const [asked, setAsked] = useState<HandedOver>();
  const form = useAppForm({
    schema: serveSchema(prescription),
    defaultValues: servingAll(prescription, agreed),
    messages: counterMessages,
  });
  const unsaved = useUnsaved(form.methods.formState.isDirty);
  const serving = useAct({
    send,
    onStanding,
    onDone: (dispensing) => {
      unsaved.release();
      onServed(dispensing);
    },
  });
  useRefusal(serving.error, (fields) => {
    setAsked(undefined);
    if (fields.length > 0) form.refuse(fields);
  });
  const linesId = form.fieldId('lines');
  const linesFault = form.faults.find(({ id }) => id === linesId);
  const values = form.methods.watch();
  return (
    <Form form={form} onSubmit={setAsked}>
      <Card title={copy.title}>
        <div id={linesId} className="flex flex-col gap-4">
          {prescription.lines.map((line, index) => (
            <ServeLine key={line.item} form={form} line={line} index={index} />
          ))}
        </div>
        {linesFault && <p className="font-medium text-danger-700">{linesFault.text}</p>}
      </Card>
      <Card title={copy.pharmacist}>
        <p className="text-small text-ink-2">{copy.pharmacistHint}</p>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <FormField form={form} name="pharmacist.name">
            {(field) => <TextField {...field} label={copy.name} maxLength={PHARMACIST_MAX} />}
          </FormField>
          <FormField form={form} name="pharmacist.licence">
            {(field) => <TextField {...field} label={copy.licence} maxLength={PHARMACIST_MAX} />}
          </FormField>
        </div>
      </Card>
      <Card title={copy.summary}>
        <ServeSummary prescription={prescription} values={values} noteOf={noteOf} />
        <p className="font-medium">{copy.once}</p>
        <ActFailure error={serving.error} onReopen={onReopen} />
        <span>
          <Button type="submit" kind="primary" isPending={serving.isPending}>
            {copy.send}
          </Button>
        </span>
      </Card>
      <ConfirmDialog
        question={copy.question}
        confirmLabel={copy.send}
        isOpen={asked !== undefined}
        isPending={serving.isPending}
        onClose={() => !serving.isPending && setAsked(undefined)}
        onConfirm={() => asked && serving.start(asked)}
      >
        <ServeSummary prescription={prescription} values={values} noteOf={noteOf} />
        <p>{copy.consequence}</p>
      </ConfirmDialog>
      {unsaved.question}
    </Form>
  );
}

/** Runs once per refusal, with the refused fields. */
function useRefusal(
  error: unknown,
  onRefused: (fields: ReturnType<typeof problemFields>) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each refusal.
  useEffect(() => {
    if (error) onRefused(problemFields(error));
  }, [error]);
}
