import { FREE_TEXT_MAX, historyStepSchema, NO_KNOWN_ALLERGIES } from '@app/contract/profiles';
import { type ReactNode, useEffect } from 'react';
import { z } from 'zod';
import { diseasesQuery, surgeriesQuery } from '../../catalogs/index.ts';
import { useLast } from '../../lib/use-last.ts';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { type BoundField, Form, FormField } from '../../ui/form/form.tsx';
import { type AppForm, useAppForm } from '../../ui/form/use-app-form.ts';
import { WizardButtons } from '../../ui/form/wizard.tsx';
import { Accordion } from '../../ui/navigation/accordion.tsx';
import { EntryPicker } from './entry-picker.tsx';
import { MedicationPicker } from './medication-picker.tsx';
import {
  type HistoryFormValues,
  type HistoryValues,
  withOtherMedication,
} from './patient-values.ts';
import { patientCopy as copy, patientMessages } from './patient-wizard.copy.ts';
import type { StepProps } from './step-props.ts';

type HistoryForm = AppForm<HistoryFormValues, unknown>;

const schema = historyStepSchema.extend({ otherMedication: z.string() });

type HistoryStepProps = StepProps<HistoryValues> & {
  /** Gynecological data is not asked for if the sex is MALE. */
  isGynecologyAsked: boolean;
  /** The patient's study files, which are uploaded separately. */
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
  const form = useAppForm<HistoryFormValues, unknown>({
    schema,
    defaultValues: { ...values, otherMedication: '' },
    messages: patientMessages,
  });
  const read = () => withOtherMedication(form.methods.getValues());
  useEffect(() => watch(read));
  return (
    <Form form={form} onSubmit={() => onSubmit(read())}>
      <Measures form={form} />
      <Medication form={form} />
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
          maxLength={7}
        />
      )}
    </FormField>
  </div>
);

const Medication = ({ form }: PartProps) => (
  <FormField form={form} name="patient_dto.frequent_medication">
    {(chosen) => (
      <FormField form={form} name="otherMedication">
        {(other) => (
          <MedicationPicker
            entries={chosen.value}
            onChange={chosen.onChange}
            other={other.value}
            onOther={other.onChange}
          />
        )}
      </FormField>
    )}
  </FormField>
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

const Allergies = ({ form }: PartProps) => (
  <FormField form={form} name="patient_dto.allergies">
    {(field) => <AllergiesField {...field} />}
  </FormField>
);

/** The allergies, or an explicit statement of none, since an empty field could mean either. */
function AllergiesField({ value, ...field }: BoundField<string | null | undefined>) {
  const isNone = value === NO_KNOWN_ALLERGIES;
  const typed = useLast(isNone ? null : (value ?? '')) ?? '';
  return (
    <div className="flex flex-col gap-2">
      {!isNone && (
        <TextArea
          {...field}
          value={typed}
          label={copy.allergies}
          isOptional
          maxLength={FREE_TEXT_MAX}
          rows={3}
        />
      )}
      <Checkbox
        label={NO_KNOWN_ALLERGIES}
        value={isNone}
        onChange={(isTicked) => field.onChange(isTicked ? NO_KNOWN_ALLERGIES : typed)}
      />
    </div>
  );
}

/** Optional fields, initially open if they have a value. */
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
