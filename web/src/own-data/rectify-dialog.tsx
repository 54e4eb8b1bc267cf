import { askRectification, rectificationSchema } from '@app/contract/own-data';
import { identityFields } from '@app/contract/requests';
import { useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { identityFieldName } from '../lib/readings/in-review.copy.ts';
import { call } from '../lib/server/call.ts';
import { Button } from '../ui/actions/button.tsx';
import { Banner } from '../ui/feedback/banner.tsx';
import { Select } from '../ui/fields/select.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { Form, FormField } from '../ui/form/form.tsx';
import { type AppForm, useAppForm } from '../ui/form/use-app-form.ts';
import { Dialog } from '../ui/overlays/dialog.tsx';
import { ownDataCopy as copy, ownDataMessages } from './own-data.copy.ts';
import { useAsked } from './use-asked.ts';

type Rectification = z.output<typeof rectificationSchema>;
type Values = { field: string; value: string };

const OPTIONS = identityFields.map((id) => ({ id, label: identityFieldName[id] }));

/** Asks staff to correct a datum of identity. */
export function RectifyDialog({ patientId, onClose }: { patientId: string; onClose: () => void }) {
  const form: AppForm<Values, Rectification> = useAppForm({
    schema: rectificationSchema as unknown as z.ZodType<Rectification, Values>,
    defaultValues: { field: '', value: '' },
    messages: ownDataMessages,
  });
  const isDate = useWatch({ control: form.methods.control, name: 'field' }) === 'BIRTH_DATE';
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
              label={copy.field}
              options={OPTIONS}
              placeholder={copy.chooseField}
            />
          )}
        </FormField>
        <FormField form={form} name="value">
          {(field) => (
            <TextField
              {...field}
              label={copy.value}
              type={isDate ? 'date' : 'text'}
              maxLength={100}
            />
          )}
        </FormField>
        {failure && <Banner tone="danger">{failure}</Banner>}
        <Button type="submit" kind="primary" isWide isPending={isPending}>
          {copy.send}
        </Button>
      </Form>
    </Dialog>
  );
}
