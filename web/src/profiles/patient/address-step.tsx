import { addressStepSchema } from '@app/contract/profiles';
import { useEffect } from 'react';
import { Banner } from '../../ui/feedback/banner.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Form, FormField } from '../../ui/form/form.tsx';
import { useAppForm } from '../../ui/form/use-app-form.ts';
import { WizardButtons } from '../../ui/form/wizard.tsx';
import type { AddressValues } from './patient-values.ts';
import { patientCopy as copy, patientMessages } from './patient-wizard.copy.ts';
import { PlaceFields } from './place-fields.tsx';
import type { AddressForm } from './step-forms.ts';
import type { StepProps } from './step-props.ts';

/** Step 2, Dirección. */
export function AddressStep({
  values,
  isSaving,
  isFromSummary,
  onSubmit,
  onBack,
  watch,
  note,
}: StepProps<AddressValues> & { note?: string | undefined }) {
  const form = useAppForm<AddressValues, unknown>({
    schema: addressStepSchema,
    defaultValues: values,
    messages: patientMessages,
  });
  const { getValues } = form.methods;
  useEffect(() => watch(getValues));
  return (
    <Form form={form} onSubmit={() => onSubmit(getValues())}>
      {note && <Banner>{note}</Banner>}
      <PlaceFields form={form} />
      <StreetFields form={form} />
      <WizardButtons onBack={onBack} isPending={isSaving} isFromSummary={isFromSummary} />
    </Form>
  );
}

const StreetFields = ({ form }: { form: AddressForm }) => (
  <>
    <FormField form={form} name="address_dto.street">
      {(field) => <TextField {...field} label={copy.street} autoComplete="address-line1" />}
    </FormField>
    <FormField form={form} name="address_dto.number">
      {(field) => <NumberField {...field} isInteger label={copy.number} />}
    </FormField>
    <FormField form={form} name="address_dto.floor">
      {({ value, ...field }) => (
        <TextField {...field} value={value ?? ''} label={copy.floor} isOptional />
      )}
    </FormField>
    <FormField form={form} name="address_dto.number_department">
      {({ value, ...field }) => (
        <TextField {...field} value={value ?? ''} label={copy.department} isOptional />
      )}
    </FormField>
    <FormField form={form} name="address_dto.postal_code">
      {(field) => (
        <TextField
          {...field}
          label={copy.postalCode}
          hint={copy.postalCodeHint}
          autoComplete="postal-code"
        />
      )}
    </FormField>
    <FormField form={form} name="address_dto.between_streets">
      {({ value, ...field }) => (
        <TextField {...field} value={value ?? ''} label={copy.betweenStreets} isOptional />
      )}
    </FormField>
  </>
);
