import { type CounterKey, counterKeySchema } from '@app/contract/dispensing';
import { useMutation } from '@tanstack/react-query';
import { FolderOpen } from 'lucide-react';
import { useEffect } from 'react';
import { failureText } from '../../lib/server/failure-text.ts';
import { problemCode } from '../../lib/server/problem-error.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { DniField } from '../../ui/fields/dni-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { focusField } from '../../ui/form/error-summary.tsx';
import { Form, FormField } from '../../ui/form/form.tsx';
import { useAppForm } from '../../ui/form/use-app-form.ts';
import { Card } from '../../ui/layout/card.tsx';
import { counterCopy as copy, counterMessages, counterProblem } from './counter.copy.ts';

type Props = { onOpen: (key: CounterKey) => Promise<void> };

/** Asks for the CUIR of a prescription and the patient's DNI. */
export function KeyForm({ onOpen }: Props) {
  const form = useAppForm({
    schema: counterKeySchema,
    defaultValues: { cuir: '', dni: '' },
    messages: counterMessages,
  });
  const open = useMutation({ mutationFn: onOpen });
  const cuirId = form.fieldId('cuir');
  const dniId = form.fieldId('dni');
  useScannedKey(cuirId, dniId);
  return (
    <Card>
      <p className="text-ink-2">{copy.intro}</p>
      <Form
        form={form}
        onSubmit={(key) => {
          if (!open.isPending) open.mutate(key);
        }}
      >
        <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,1fr)]">
          <FormField form={form} name="cuir">
            {(field) => (
              <TextField {...field} label={copy.cuir} hint={copy.cuirHint} inputMode="numeric" />
            )}
          </FormField>
          <FormField form={form} name="dni">
            {(field) => <DniField {...field} label={copy.dni} hint={copy.dniHint} />}
          </FormField>
        </div>
        {open.isError && (
          <Banner tone="danger">
            {counterProblem[problemCode(open.error)] ?? failureText(open.error)}
          </Banner>
        )}
        <span>
          <Button
            type="submit"
            kind="primary"
            icon={<FolderOpen aria-hidden />}
            isPending={open.isPending}
          >
            {copy.open}
          </Button>
        </span>
      </Form>
    </Card>
  );
}

/** The CUIR has the focus from the start; a scanner's Enter moves on to the DNI. */
function useScannedKey(cuirId: string, dniId: string): void {
  useEffect(() => {
    const cuir = document.getElementById(cuirId);
    const leadOn = (event: KeyboardEvent) => {
      if (event.key !== 'Enter') return;
      event.preventDefault();
      focusField(dniId);
    };
    cuir?.focus();
    cuir?.addEventListener('keydown', leadOn);
    return () => cuir?.removeEventListener('keydown', leadOn);
  }, [cuirId, dniId]);
}
