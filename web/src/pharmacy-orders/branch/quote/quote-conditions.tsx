import type { BranchOrder } from '@app/contract/pharmacy-orders';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { FormField } from '../../../ui/form/form.tsx';
import { quoteCopy as copy } from '../branch-orders.copy.ts';
import type { QuoteFormOf } from './quote-values.ts';

const SHARE_CHARACTERS = 6;
const PRICE_CHARACTERS = 14;
const HOURS_DIGITS = 4;

type Props = { form: QuoteFormOf; order: BranchOrder; lastDay: string };

/** Conditions of the whole quote: discounts, delivery, and validity. */
export const QuoteConditions = ({ form, order, lastDay }: Props) => {
  const hasExtras = form.methods.watch('extras').length > 0;
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <FormField form={form} name="discountOrder">
        {(field) => (
          <NumberField {...field} label={copy.discountOrder} maxLength={SHARE_CHARACTERS} />
        )}
      </FormField>
      {hasExtras && (
        <FormField form={form} name="discountExtra">
          {(field) => (
            <NumberField {...field} label={copy.discountExtra} maxLength={SHARE_CHARACTERS} />
          )}
        </FormField>
      )}
      {order.delivery.kind === 'DELIVERY' && (
        <FormField form={form} name="deliveryCost">
          {(field) => (
            <NumberField
              {...field}
              label={copy.deliveryCost}
              prefix="$"
              maxLength={PRICE_CHARACTERS}
            />
          )}
        </FormField>
      )}
      <FormField form={form} name="validHours">
        {(field) => (
          <NumberField
            {...field}
            label={copy.validHours}
            hint={copy.validHoursHint}
            isInteger
            maxLength={HOURS_DIGITS}
          />
        )}
      </FormField>
      <FormField form={form} name="promisedDate">
        {(field) => (
          <DateField {...field} label={copy.promisedDate} hint={copy.promisedHint(lastDay)} />
        )}
      </FormField>
    </div>
  );
};
