import {
  ACADEMIC_TRAINING_MAX,
  practiceStepSchema,
  type StatedLicence,
} from '@app/contract/profiles';
import { useEffect, useMemo } from 'react';
import { specialtiesQuery } from '../../catalogs/index.ts';
import { dayNow } from '../../lib/server/server-time.ts';
import { CheckboxGroup } from '../../ui/fields/checkbox.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useOptions } from '../../ui/fields/use-options.ts';
import { Form, FormField } from '../../ui/form/form.tsx';
import { useAppForm } from '../../ui/form/use-app-form.ts';
import { WizardButtons } from '../../ui/form/wizard.tsx';
import type { StepProps } from '../patient/step-props.ts';
import type { PracticeForm } from './licence-order.ts';
import { Licences } from './licences.tsx';
import type { PracticeValues } from './professional-values.ts';
import { professionalCopy as copy, professionalMessages } from './professional-wizard.copy.ts';

type PracticeStepProps = StepProps<PracticeValues> & {
  /** The licence is verified; a change requires a new verification (requirement: verified licence). */
  /** The stored licences, one of which may have expired. */
  stored: readonly StatedLicence[];
};

/** Step 4, Datos Profesionales: licences, specialties, training and practice. */
export function PracticeStep({ values, stored, onSubmit, watch, ...buttons }: PracticeStepProps) {
  const form = useAppForm<PracticeValues, unknown>({
    schema: useMemo(() => practiceStepSchema(dayNow(), stored), [stored]),
    defaultValues: values,
    messages: professionalMessages,
  });
  const { getValues } = form.methods;
  useEffect(() => watch(getValues));
  return (
    <Form form={form} onSubmit={() => onSubmit(getValues())}>
      <FormField form={form} name="profession">
        {(field) => <TextField {...field} label={copy.profession} hint={copy.professionHint} />}
      </FormField>
      <Licences form={form} />
      <FormField form={form} name="refeps_code">
        {(field) => <NumberField {...field} isInteger label={copy.refeps} hint={copy.refepsHint} />}
      </FormField>
      <Specialties form={form} />
      <FormField form={form} name="academic_training">
        {(field) => (
          <TextArea {...field} label={copy.training} rows={3} maxLength={ACADEMIC_TRAINING_MAX} />
        )}
      </FormField>
      <FormField form={form} name="professional_address">
        {(field) => <TextField {...field} label={copy.address} hint={copy.addressHint} />}
      </FormField>
      <WizardButtons
        onBack={buttons.onBack}
        isPending={buttons.isSaving}
        isFromSummary={buttons.isFromSummary}
      />
    </Form>
  );
}

function Specialties({ form }: { form: PracticeForm }) {
  const { options } = useOptions(specialtiesQuery);
  return (
    <FormField form={form} name="ids_specialties">
      {({ value = [], onChange, inputRef: _, ...field }) => (
        <CheckboxGroup
          {...field}
          label={copy.specialties}
          options={options}
          value={value.map(String)}
          onChange={(ids) => onChange(ids.map(Number))}
        />
      )}
    </FormField>
  );
}
