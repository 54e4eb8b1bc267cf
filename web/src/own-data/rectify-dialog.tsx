import { askRectification, rectificationOn } from '@app/contract/own-data';
import { type IdentityField, identityFields } from '@app/contract/requests';
import { useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { identityFieldName } from '../lib/readings/in-review.copy.ts';
import { call } from '../lib/server/call.ts';
import { dayNow } from '../lib/server/server-time.ts';
import { Button } from '../ui/actions/button.tsx';
import { Banner } from '../ui/feedback/banner.tsx';
import { DateField } from '../ui/fields/date-field.tsx';
import { DniField } from '../ui/fields/dni-field.tsx';
import { Select } from '../ui/fields/select.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { Form, FormField } from '../ui/form/form.tsx';
import { type AppForm, useAppForm } from '../ui/form/use-app-form.ts';
import { Dialog } from '../ui/overlays/dialog.tsx';
import { ownDataCopy as copy, ownDataMessages } from './own-data.copy.ts';
import { useAsked } from './use-asked.ts';

type Rectification = z.output<ReturnType<typeof rectificationOn>>;
type Values = { field: string; value: string };

const OPTIONS = identityFields.map((id) => ({ id, label: identityFieldName[id] }));

const fieldOf = (datum: string) => FIELDS[datum as IdentityField] ?? TextField;
const FIELDS: Partial<Record<IdentityField, typeof DniField>> = {
  ID_NUMBER: DniField,
  BIRTH_DATE: DateField,
};

/** Asks staff to correct an identity field. */
export function RectifyDialog({ patientId, onClose }: { patientId: string; onClose: () => void }) {
  const form: AppForm<Values, Rectification> = useAppForm({
    schema: rectificationOn(dayNow()) as unknown as z.ZodType<Rectification, Values>,
    defaultValues: { field: '', value: '' },
    messages: ownDataMessages,
  });
  const ValueField = fieldOf(useWatch({ control: form.methods.control, name: 'field' }));
  const { ask, isPending, failure } = useAsked(
    (body: Rectification) => call(askRectification, { params: { patientId }, body }),
    { onSent: onClose },
  );
  return (
    <Dialog title={copy.rectify} isOpen hasCloseButton onClose={onClose}>
      <Form form={form} onSubmit={(body) => ask(body)}>
        <FormField form={form} name="field">
          {(field) => (
            <Select
              {...field}
              onChange={(chosen) => {
                field.onChange(chosen);
                form.methods.setValue('value', '');
              }}
              label={copy.field}
              options={OPTIONS}
              placeholder={copy.chooseField}
            />
          )}
        </FormField>
        <FormField form={form} name="value">
          {(field) => <ValueField {...field} label={copy.value} />}
        </FormField>
        {failure && <Banner tone="danger">{failure}</Banner>}
        <Button type="submit" kind="primary" isWide isPending={isPending}>
          {copy.send}
        </Button>
      </Form>
    </Dialog>
  );
}
