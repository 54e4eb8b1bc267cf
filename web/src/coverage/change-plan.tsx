import { PARTICULAR, payerLabel } from '@app/contract/catalogs';
import { requestPlanChange } from '@app/contract/coverage';
import { AFFILIATE_NUMBER_MAX } from '@app/contract/profiles';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { insurersQuery, planCategoriesQuery } from '../catalogs/index.ts';
import { call } from '../lib/server/call.ts';
import { Button } from '../ui/actions/button.tsx';
import { Banner } from '../ui/feedback/banner.tsx';
import { ComboBox } from '../ui/fields/combo-box.tsx';
import { NumberField } from '../ui/fields/number-field.tsx';
import { type Option, Select } from '../ui/fields/select.tsx';
import { useOptions } from '../ui/fields/use-options.ts';
import { Form, FormField } from '../ui/form/form.tsx';
import { type AppForm, useAppForm } from '../ui/form/use-app-form.ts';
import { uiCopy } from '../ui/ui.copy.ts';
import { changeMessages, coverageCopy as copy } from './coverage.copy.ts';
import { usePlanRequest } from './use-plan-request.ts';

/** The request; a private patient has no affiliate number. */
const changeSchema = z
  .object({
    insurerId: z.string().min(1),
    planId: z.string().min(1),
    affiliateNumber: z.string().regex(/^\d*$/, 'affiliate.digits').max(AFFILIATE_NUMBER_MAX),
    isParticular: z.boolean(),
  })
  .refine(({ isParticular, affiliateNumber }) => isParticular || affiliateNumber !== '', {
    path: ['affiliateNumber'],
    error: 'affiliate.required',
    when: () => true,
  });
type ChangeValues = z.input<typeof changeSchema>;
type ChangeForm = AppForm<ChangeValues, ChangeValues>;

const NOTHING: ChangeValues = {
  insurerId: '',
  planId: '',
  affiliateNumber: '',
  isParticular: false,
};

/** Requests another plan, which changes when staff confirms it. */
export function ChangePlan({ patientId, onBack }: { patientId: string; onBack: () => void }) {
  const form = useAppForm({
    schema: changeSchema,
    defaultValues: NOTHING,
    messages: changeMessages,
  });
  const { ask, isPending, failure } = usePlanRequest(
    ({ planId, affiliateNumber, isParticular }: ChangeValues) =>
      call(requestPlanChange, {
        params: { patientId },
        body: { planId: Number(planId), ...(isParticular ? {} : { affiliateNumber }) },
      }),
  );
  const isParticular = useWatch({ control: form.methods.control, name: 'isParticular' });
  return (
    <Form form={form} onSubmit={(values) => ask(values)}>
      <InsurerField form={form} />
      <PlanField form={form} patientId={patientId} />
      {!isParticular && (
        <FormField form={form} name="affiliateNumber">
          {(field) => <NumberField {...field} isInteger label={copy.affiliateNumber} />}
        </FormField>
      )}
      {failure && <Banner tone="danger">{failure}</Banner>}
      <p className="text-small text-ink-2">{copy.askDetail}</p>
      <Button kind="primary" type="submit" isWide isPending={isPending}>
        {copy.ask}
      </Button>
      <Button isWide onPress={onBack}>
        {uiCopy.back}
      </Button>
    </Form>
  );
}

function InsurerField({ form }: { form: ChangeForm }) {
  const { options, isPending } = useOptions(insurersQuery);
  const { setValue } = form.methods;
  const particular = options.find(({ label }) => label === PARTICULAR)?.id;
  return (
    <FormField form={form} name="insurerId">
      {({ onChange, ...field }) => (
        <ComboBox
          {...field}
          label={copy.insurer}
          options={options.map(readable)}
          disabledReason={isPending ? copy.loading : undefined}
          onChange={(id) => {
            onChange(id);
            setValue('planId', '');
            setValue('isParticular', id !== '' && id === particular);
          }}
        />
      )}
    </FormField>
  );
}

const readable = ({ id, label }: Option): Option => ({ id, label: payerLabel(label) });

function PlanField({ form, patientId }: { form: ChangeForm; patientId: string }) {
  const insurerId = Number(useWatch({ control: form.methods.control, name: 'insurerId' })) || null;
  const { options, isPending } = useOptions(planCategoriesQuery(patientId, insurerId));
  return (
    <FormField form={form} name="planId">
      {(field) => (
        <Select
          {...field}
          label={copy.wanted}
          options={options.map(readable)}
          disabledReason={reasonFor(insurerId, isPending, options.length)}
        />
      )}
    </FormField>
  );
}

function reasonFor(insurerId: number | null, isPending: boolean, count: number) {
  if (insurerId === null) return copy.planNeedsInsurer;
  if (isPending) return copy.loading;
  return count === 0 ? copy.noPlans : undefined;
}
