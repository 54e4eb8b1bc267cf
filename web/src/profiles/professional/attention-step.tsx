import { attentionStepSchema } from '@app/contract/profiles';
import { useEffect } from 'react';
import { z } from 'zod';
import { payingInsurersQuery } from '../../catalogs/index.ts';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { Form, FormField } from '../../ui/form/form.tsx';
import { useAppForm } from '../../ui/form/use-app-form.ts';
import { WizardButtons } from '../../ui/form/wizard.tsx';
import { EntryPicker } from '../patient/entry-picker.tsx';
import type { StepProps } from '../patient/step-props.ts';
import type { AttentionValues } from './professional-values.ts';
import { professionalCopy as copy, professionalMessages } from './professional-wizard.copy.ts';

/** Form values include the names of the insurers. */
const schema = attentionStepSchema.and(z.object({ insurers: z.array(z.unknown()) })) as z.ZodType<
  unknown,
  AttentionValues
>;

/** Step 5, Datos de Atención: accepted insurers and private patients. */
export function AttentionStep({
  values,
  isSaving,
  isFromSummary,
  onSubmit,
  onBack,
  watch,
}: StepProps<AttentionValues>) {
  const form = useAppForm<AttentionValues, unknown>({
    schema,
    defaultValues: values,
    messages: professionalMessages,
  });
  const { getValues, setValue } = form.methods;
  useEffect(() => watch(getValues));
  return (
    <Form form={form} onSubmit={() => onSubmit(getValues())}>
      <p className="text-ink-2">{copy.attentionHint}</p>
      <FormField form={form} name="attention_particular">
        {({ value = false, ...field }) => (
          <Checkbox {...field} value={value} label={copy.particular} />
        )}
      </FormField>
      <FormField form={form} name="insurers">
        {({ value, onChange }) => (
          <EntryPicker
            label={copy.insurers}
            query={payingInsurersQuery}
            entries={value}
            onChange={(entries) => {
              onChange(entries);
              setValue(
                'ids_prepaid_healths',
                entries.flatMap(({ id }) => id ?? []),
              );
            }}
          />
        )}
      </FormField>
      <WizardButtons onBack={onBack} isPending={isSaving} isFromSummary={isFromSummary} />
    </Form>
  );
}
