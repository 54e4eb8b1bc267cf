import {
  DISPENSING_REASON_MAX,
  type HandedOver,
  LOT_MAX,
  PRODUCT_MAX,
} from '@app/contract/dispensing';
import { useLast } from '../../lib/use-last.ts';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { type BoundField, FormField } from '../../ui/form/form.tsx';
import type { AppForm } from '../../ui/form/use-app-form.ts';
import { serveCopy as copy, counterCopy } from './counter.copy.ts';
import { type CounterLine, PrescribedLine } from './prescription-sheet.tsx';
import { isNothing, type ServeValues } from './serve-values.ts';

const QUANTITY_DIGITS = 3;

type Props = {
  form: AppForm<ServeValues, HandedOver>;
  line: CounterLine;
  /** Position in the form. */
  index: number;
};

/** One prescribed medicine, and what is handed over for it. */
export function ServeLine({ form, line, index }: Props) {
  const quantity = form.methods.watch(`lines.${index}.quantity`);
  return (
    <fieldset className="flex min-w-0 flex-col gap-3 rounded-md border border-line p-4">
      <legend translate="no" className="sr-only">
        {line.name}
      </legend>
      <PrescribedLine line={line} />
      <div className="sm:max-w-80">
        <FormField form={form} name={`lines.${index}.quantity`}>
          {(field) => (
            <NumberField
              {...field}
              label={copy.delivered}
              hint={copy.deliveredHint(counterCopy.quantity(line.quantity))}
              isInteger
              maxLength={QUANTITY_DIGITS}
            />
          )}
        </FormField>
      </div>
      {isNothing(quantity) ? (
        <p className="font-medium">{copy.notDelivered}</p>
      ) : (
        <HandedOverFields form={form} line={line} index={index} />
      )}
    </fieldset>
  );
}

const HandedOverFields = ({ form, line, index }: Props) => (
  <>
    <div className="grid items-start gap-4 sm:grid-cols-3">
      <FormField form={form} name={`lines.${index}.product`}>
        {(field) => <TextField {...field} label={copy.product} maxLength={PRODUCT_MAX} />}
      </FormField>
      <FormField form={form} name={`lines.${index}.pack`}>
        {(field) => <TextField {...field} label={copy.pack} maxLength={PRODUCT_MAX} />}
      </FormField>
      <FormField form={form} name={`lines.${index}.lot`}>
        {(field) => <TextField {...field} label={copy.lot} maxLength={LOT_MAX} />}
      </FormField>
    </div>
    {line.substitution ? (
      <Substitution form={form} index={index} />
    ) : (
      <p className="text-small text-ink-2">{copy.noSubstitution}</p>
    )}
  </>
);

const Substitution = ({ form, index }: Omit<Props, 'line'>) => (
  <FormField form={form} name={`lines.${index}.substitution`}>
    {(field) => <SubstitutionFields {...field} />}
  </FormField>
);

/** Whether another medicine is handed over, and why. */
function SubstitutionFields({ value, onChange, ...field }: BoundField<string | null>) {
  const reason = useLast(value) ?? '';
  return (
    <>
      <Checkbox
        label={copy.substitution}
        value={value !== null}
        onChange={(isOther) => onChange(isOther ? reason : null)}
      />
      {value !== null && (
        <TextField
          {...field}
          label={copy.substitutionReason}
          maxLength={DISPENSING_REASON_MAX}
          value={value}
          onChange={onChange}
        />
      )}
    </>
  );
}
