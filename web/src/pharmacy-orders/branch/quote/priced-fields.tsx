import { NumberField } from '../../../ui/fields/number-field.tsx';
import { FormField } from '../../../ui/form/form.tsx';
import { quoteCopy as copy } from '../branch-orders.copy.ts';
import type { QuoteFormOf } from './quote-values.ts';

const QUANTITY_DIGITS = 3;
const PRICE_CHARACTERS = 14;
const SHARE_CHARACTERS = 6;

type Props = { form: QuoteFormOf; at: `items.${number}` | `extras.${number}` };

/** Quantity, price and discount of a quoted item. */
export const PricedFields = ({ form, at }: Props) => (
  <>
    <FormField form={form} name={`${at}.quantity`}>
      {(field) => (
        <NumberField {...field} label={copy.quantity} isInteger maxLength={QUANTITY_DIGITS} />
      )}
    </FormField>
    <FormField form={form} name={`${at}.unitPrice`}>
      {(field) => (
        <NumberField {...field} label={copy.unitPrice} prefix="$" maxLength={PRICE_CHARACTERS} />
      )}
    </FormField>
    <FormField form={form} name={`${at}.discount`}>
      {(field) => <NumberField {...field} label={copy.discount} maxLength={SHARE_CHARACTERS} />}
    </FormField>
  </>
);
