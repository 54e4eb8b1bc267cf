import type { Delivery } from '@app/contract/pharmacy-orders';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { profileQuery } from '../../../lib/readings/profile.queries.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { RadioCards } from '../../../ui/fields/radio-group.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Form, FormField } from '../../../ui/form/form.tsx';
import { type AppForm, useAppForm } from '../../../ui/form/use-app-form.ts';
import { type DeliveryForm, deliveryFormOf, deliveryFormSchema } from './delivery-form.ts';
import { addressMessages, sendCopy as copy } from './send.copy.ts';

type Props = {
  /** The values entered before. */
  written: DeliveryForm | undefined;
  /** Called on every way out, to keep the values. */
  onWritten: (written: DeliveryForm) => void;
  onChoose: (delivery: Delivery) => void;
  onBack: () => void;
};

/** How the patient receives the order. If the profile cannot be read, the address is empty. */
export function DeliveryStep(props: Props) {
  const profile = useQuery(profileQuery);
  if (profile.isPending) return <Skeleton lines={['control', 'control']} />;
  return (
    <div className="max-w-[640px]">
      <DeliveryQuestions
        {...props}
        values={props.written ?? deliveryFormOf(profile.data ?? null)}
      />
    </div>
  );
}

type QuestionsProps = Props & { values: DeliveryForm };

function DeliveryQuestions({ values, onWritten, onChoose, onBack }: QuestionsProps) {
  const form = useAppForm<DeliveryForm, Delivery>({
    schema: deliveryFormSchema,
    defaultValues: values,
    messages: addressMessages,
  });
  const { getValues } = form.methods;
  useEffect(() => () => onWritten(getValues()), [onWritten, getValues]);
  return (
    <Form form={form} onSubmit={onChoose}>
      <FormField form={form} name="kind">
        {({ inputRef: _, ...field }) => (
          <RadioCards
            {...field}
            label={copy.delivery}
            options={[
              { id: 'PICKUP', label: copy.pickup },
              { id: 'DELIVERY', label: copy.home, detail: copy.homeDetail },
            ]}
          />
        )}
      </FormField>
      {form.methods.watch('kind') === 'DELIVERY' && <AddressFields form={form} />}
      <div className="flex flex-wrap gap-3">
        <Button kind="primary" type="submit">
          {copy.continue}
        </Button>
        <Button onPress={onBack}>{copy.back}</Button>
      </div>
    </Form>
  );
}

const AddressFields = ({ form }: { form: AppForm<DeliveryForm, Delivery> }) => (
  <>
    <p className="text-ink-2">{copy.forThisOrder}</p>
    <FormField form={form} name="address.street">
      {(field) => <TextField {...field} label={copy.street} autoComplete="address-line1" />}
    </FormField>
    <FormField form={form} name="address.number">
      {(field) => <NumberField {...field} isInteger label={copy.number} />}
    </FormField>
    <FormField form={form} name="address.floor">
      {(field) => <TextField {...field} label={copy.floor} isOptional />}
    </FormField>
    <FormField form={form} name="address.number_department">
      {(field) => <TextField {...field} label={copy.department} isOptional />}
    </FormField>
    <FormField form={form} name="address.city">
      {(field) => <TextField {...field} label={copy.city} autoComplete="address-level2" />}
    </FormField>
  </>
);
