import { QUOTED_NAME_MAX } from '@app/contract/pharmacy-orders';
import { Trash2 } from 'lucide-react';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormField } from '../../../ui/form/form.tsx';
import { quoteCopy as copy } from '../branch-orders.copy.ts';
import { PricedFields } from './priced-fields.tsx';
import type { QuoteFormOf } from './quote-values.ts';

type Props = { form: QuoteFormOf; index: number; onRemove: () => void };

/** One extra charged besides the medicines. */
export const QuoteExtra = ({ form, index, onRemove }: Props) => {
  const name = form.methods.watch(`extras.${index}.name`);
  return (
    <fieldset
      data-row
      className="grid min-w-0 items-end gap-4 rounded-md border border-line p-4 sm:grid-cols-[minmax(0,2fr)_repeat(3,minmax(0,1fr))_auto]"
    >
      <legend className="sr-only">{name || copy.extra}</legend>
      <FormField form={form} name={`extras.${index}.name`}>
        {(field) => <TextField {...field} label={copy.extra} maxLength={QUOTED_NAME_MAX} />}
      </FormField>
      <PricedFields form={form} at={`extras.${index}`} />
      <IconButton label={copy.removeExtra(name)} icon={<Trash2 aria-hidden />} onPress={onRemove} />
    </fieldset>
  );
};
