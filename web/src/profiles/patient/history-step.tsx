import { FREE_TEXT_MAX, historyStepSchema, NO_KNOWN_ALLERGIES } from '@app/contract/profiles';
import type { ReactNode } from 'react';
import { diseasesQuery, surgeriesQuery } from '../../catalogs/index.ts';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { Form, FormField } from '../../ui/form/form.tsx';
import { type AppForm, useAppForm } from '../../ui/form/use-app-form.ts';
import { WizardButtons } from '../../ui/form/wizard.tsx';
import { Accordion } from '../../ui/navigation/accordion.tsx';
import { EntryPicker } from './entry-picker.tsx';
import { MedicationPicker } from './medication-picker.tsx';
import type { HistoryValues } from './patient-values.ts';
import { patientCopy as copy, patientMessages } from './patient-wizard.copy.ts';
import type { StepProps } from './step-props.ts';

export type HistoryForm = AppForm<HistoryValues, unknown>;

type HistoryStepProps = StepProps<HistoryValues> & {
  /** Gynecological data is not asked for where the sex is MALE. */
  isGynecologyAsked: boolean;
  /** The study files of the patient, which are uploaded on their own. */
  studies?: ReactNode;
};

/** Step 3, Antecedentes Médicos: what a professional should know before attending. */
export function HistoryStep({
  values,
  isSaving,
  isFromSummary,
  onSubmit,
  onBack,
  watch,
  isGynecologyAsked,
  studies,
}: HistoryStepProps) {
  const form = useAppForm<HistoryValues, unknown>({
    schema: historyStepSchema,
    defaultValues: values,
    messages: patientMessages,
  });
  const { getValues } = form.methods;
  watch(getValues);
  return (
    <Form form={form} onSubmit={() => onSubmit(getValues())}>
      <Measures form={form} />
      <FormField form={form} name="patient_dto.frequent_medication">
        {(field) => <MedicationPicker entries={field.value} onChange={field.onChange} />}
      </FormField>
      <Lists form={form} />
      <Allergies form={form} />
      <More form={form} isGynecologyAsked={isGynecologyAsked} />
      {studies}
      <WizardButtons onBack={onBack} isPending={isSaving} isFromSummary={isFromSummary} />
    </Form>
  );
}

type PartProps = { form: HistoryForm };

const Measures = ({ form }: PartProps) => (
  <div className="grid gap-5 sm:grid-cols-2">
    <FormField form={form} name="patient_dto.size">
      {(field) => (
        <NumberField
          {...field}
          value={String(field.value)}
          label={copy.size}
          hint={copy.sizeHint}
          maxLength={4}
        />
      )}
    </FormField>
    <FormField form={form} name="patient_dto.weight">
      {(field) => (
        <NumberField
          {...field}
          value={String(field.value)}
          label={copy.weight}
          hint={copy.weightHint}
          maxLength={5}
        />
      )}
    </FormField>
  </div>
);

const Lists = ({ form }: PartProps) => (
  <>
    <FormField form={form} name="patient_dto.pre_existing_disease">
      {(field) => (
        <EntryPicker
          label={copy.diseases}
          query={diseasesQuery}
          entries={field.value}
          onChange={field.onChange}
        />
      )}
    </FormField>
    <FormField form={form} name="patient_dto.surgeries">
      {(field) => (
        <EntryPicker
          label={copy.surgeries}
          query={surgeriesQuery}
          entries={field.value}
          onChange={field.onChange}
        />
      )}
    </FormField>
  </>
);

type FreeTextProps = PartProps & {
  name: 'family_history' | 'vaccines' | 'gynecological_data';
  label: string;
};

const FreeText = ({ form, name, label }: FreeTextProps) => (
  <FormField form={form} name={`patient_dto.${name}`}>
    {({ value, ...field }) => (
      <TextArea
        {...field}
        value={value ?? ''}
        label={label}
        isOptional
        maxLength={FREE_TEXT_MAX}
        rows={3}
      />
    )}
  </FormField>
);

/** The allergies, or an explicit none, because an empty field would mean neither. */
const Allergies = ({ form }: PartProps) => (
  <FormField form={form} name="patient_dto.allergies">
    {({ value, ...field }) => (
      <div className="flex flex-col gap-2">
        {value !== NO_KNOWN_ALLERGIES && (
          <TextArea
            {...field}
            value={value ?? ''}
            label={copy.allergies}
            isOptional
            maxLength={FREE_TEXT_MAX}
            rows={3}
          />
        )}
        <Checkbox
          label={NO_KNOWN_ALLERGIES}
          value={value === NO_KNOWN_ALLERGIES}
          onChange={(isNone) => field.onChange(isNone ? NO_KNOWN_ALLERGIES : '')}
        />
      </div>
    )}
  </FormField>
);

/** Optional fields, open where they hold something. */
function More({ form, isGynecologyAsked }: PartProps & { isGynecologyAsked: boolean }) {
  const { family_history, vaccines, gynecological_data } = form.methods.getValues('patient_dto');
  const hasMore = Boolean(family_history || vaccines || gynecological_data);
  return (
    <Accordion title={copy.more} isOpenAtStart={hasMore}>
      <div className="flex flex-col gap-5">
        <FreeText form={form} name="family_history" label={copy.familyHistory} />
        <FreeText form={form} name="vaccines" label={copy.vaccines} />
        {isGynecologyAsked && (
          <FreeText form={form} name="gynecological_data" label={copy.gynecological} />
        )}
      </div>
    </Accordion>
  );
}
