import { PARTICULAR } from '@app/contract/catalogs';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { insurersQuery, planCategoriesQuery, plansQuery } from '../../catalogs/index.ts';
import { Banner } from '../../ui/feedback/banner.tsx';
import { ComboBox } from '../../ui/fields/combo-box.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { RadioCards } from '../../ui/fields/radio-group.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { useOptions } from '../../ui/fields/use-options.ts';
import { FormField } from '../../ui/form/form.tsx';
import { optionsOf } from './options-of.ts';
import { noPlan } from './patient-values.ts';
import { type About, patientCopy as copy } from './patient-wizard.copy.ts';
import type { PersonalForm } from './step-forms.ts';

type CoverageProps = {
  form: PersonalForm;
  about: About;
  isVerified: boolean;
  patientId: string | undefined;
};

const INSURER = 'patient_dto.prepaid_health_category.prepaid_health.id';
const PLAN = 'patient_dto.prepaid_health_category.id';
const CATEGORY = 'patient_dto.prepaid_health_category';
const AFFILIATE = 'patient_dto.affiliate_number';

/** The payer: an insurer with its plan and number, or the person. */
export function CoverageFields({ form, about, isVerified, patientId }: CoverageProps) {
  const { control, setValue } = form.methods;
  const attention = useWatch({ control, name: 'patient_dto.attention_type' });
  if (isVerified) return <Banner>{copy.verifiedCoverage}</Banner>;
  return (
    <>
      <FormField form={form} name="patient_dto.attention_type">
        {(field) => (
          <RadioCards
            {...field}
            label={copy.attention[about]}
            options={optionsOf(copy.attentionTypes)}
            onChange={(id) => {
              field.onChange(id);
              // Both answers clear insurer and plan; the server assigns PARTICULAR.
              setValue(CATEGORY, noPlan);
              setValue(AFFILIATE, '');
            }}
          />
        )}
      </FormField>
      {attention === 'Obra Social' && <InsurerFields form={form} patientId={patientId} />}
    </>
  );
}

function InsurerFields({ form, patientId }: Pick<CoverageProps, 'form' | 'patientId'>) {
  const { options, isPending } = useOptions(insurersQuery);
  const { setValue } = form.methods;
  return (
    <>
      <FormField form={form} name={INSURER}>
        {({ value, onChange, ...field }) => (
          <ComboBox
            {...field}
            value={String(value ?? '')}
            onChange={(id) => {
              onChange(id);
              setValue(PLAN, '');
            }}
            label={copy.insurer}
            disabledReason={isPending ? copy.loading : undefined}
            options={options.filter(({ label }) => label !== PARTICULAR)}
          />
        )}
      </FormField>
      <PlanField form={form} patientId={patientId} />
      <FormField form={form} name={AFFILIATE}>
        {({ value, ...field }) => (
          <NumberField {...field} isInteger value={value ?? ''} label={copy.affiliate} />
        )}
      </FormField>
    </>
  );
}

/** The plans of the insurer; the first is preselected. */
function PlanField({ form, patientId }: Pick<CoverageProps, 'form' | 'patientId'>) {
  const { control, setValue, getValues } = form.methods;
  const insurer = Number(useWatch({ control, name: INSURER }) || 0) || null;
  const query = patientId ? planCategoriesQuery(patientId, insurer) : plansQuery(insurer);
  const { options, isPending } = useOptions(query);
  const first = options[0]?.id;
  useEffect(() => {
    if (insurer && first && !getValues(PLAN)) setValue(PLAN, first);
  }, [insurer, first, getValues, setValue]);
  return (
    <FormField form={form} name={PLAN}>
      {({ value, ...field }) => (
        <Select
          {...field}
          value={String(value ?? '')}
          label={copy.plan}
          options={options}
          disabledReason={reasonFor(insurer, isPending, options.length)}
        />
      )}
    </FormField>
  );
}

function reasonFor(insurer: number | null, isPending: boolean, count: number) {
  if (insurer === null) return copy.planNeedsInsurer;
  if (isPending) return copy.loading;
  return count === 0 ? copy.noPlans : undefined;
}
