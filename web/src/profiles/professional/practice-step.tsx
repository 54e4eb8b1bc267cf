import { ACADEMIC_TRAINING_MAX, practiceStepSchema } from '@app/contract/profiles';
import { provincesQuery, specialtiesQuery } from '../../lib/catalogs.queries.ts';
import { Banner } from '../../ui/banner.tsx';
import { CheckboxGroup } from '../../ui/checkbox.tsx';
import { Form, FormField } from '../../ui/form.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { type AppForm, useAppForm } from '../../ui/use-app-form.ts';
import { useOptions } from '../../ui/use-options.ts';
import { WizardButtons } from '../../ui/wizard.tsx';
import { optionsOf } from '../patient/options-of.ts';
import type { StepProps } from '../patient/step-props.ts';
import type { PracticeValues } from './professional-values.ts';
import { professionalCopy as copy, professionalMessages } from './professional-wizard.copy.ts';

type PracticeForm = AppForm<PracticeValues, unknown>;
type PracticeStepProps = StepProps<PracticeValues> & {
  /** Staff verified the licence: another one is verified anew (D-13). */
  isVerified: boolean;
};

/** Step 4, Datos Profesionales: licence, specialties, training and practice. */
export function PracticeStep({
  values,
  isVerified,
  onSubmit,
  watch,
  ...buttons
}: PracticeStepProps) {
  const form = useAppForm<PracticeValues, unknown>({
    schema: practiceStepSchema,
    defaultValues: values,
    messages: professionalMessages,
  });
  const { getValues } = form.methods;
  watch(getValues);
  return (
    <Form form={form} onSubmit={() => onSubmit(getValues())}>
      {isVerified && <Banner tone="warn">{copy.verifiedNotice}</Banner>}
      <FormField form={form} name="profession">
        {(field) => <TextField {...field} label={copy.profession} hint={copy.professionHint} />}
      </FormField>
      <Licence form={form} />
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

type PartProps = { form: PracticeForm };

function Licence({ form }: PartProps) {
  const { options } = useOptions(provincesQuery);
  /** A national licence has one issuer: nobody has to type it. */
  function proposeIssuer(type: unknown) {
    const { getValues, setValue } = form.methods;
    if (type === 'NATIONAL' && !getValues('issuer')) setValue('issuer', copy.nationalIssuer);
    if (type === 'PROVINCIAL' && getValues('issuer') === copy.nationalIssuer)
      setValue('issuer', '');
  }
  return (
    <>
      <FormField form={form} name="type_licence_str">
        {(field) => (
          <RadioGroup
            {...field}
            label={copy.licenceType}
            options={optionsOf(copy.licenceTypes)}
            onChange={(type) => {
              field.onChange(type);
              proposeIssuer(type);
            }}
          />
        )}
      </FormField>
      <FormField form={form} name="licence_str">
        {(field) => <NumberField {...field} isInteger label={copy.licence} />}
      </FormField>
      <FormField form={form} name="issuer">
        {(field) => <TextField {...field} label={copy.issuer} />}
      </FormField>
      <FormField form={form} name="jurisdiction_code">
        {(field) => (
          <Select
            {...field}
            label={copy.jurisdiction}
            hint={copy.jurisdictionHint}
            options={options}
          />
        )}
      </FormField>
      <FormField form={form} name="refeps_code">
        {(field) => <NumberField {...field} isInteger label={copy.refeps} hint={copy.refepsHint} />}
      </FormField>
    </>
  );
}

function Specialties({ form }: PartProps) {
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
