import { QUOTED_NAME_MAX } from '@app/contract/pharmacy-orders';
import { useState } from 'react';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormField } from '../../../ui/form/form.tsx';
import { formatPesos } from '../../../ui/format.ts';
import { quoteCopy as copy } from '../branch-orders.copy.ts';
import { PricedFields } from './priced-fields.tsx';
import type { QuoteFormOf } from './quote-values.ts';
import { ofBrand, type QuotedLine, suggestedBrand } from './quote-values.ts';

type Props = { form: QuoteFormOf; line: QuotedLine; index: number };

/** One prescribed medicine, and the branch's offer for it. */
export function QuoteLine({ form, line: { line, brands }, index }: Props) {
  const isQuoted = form.methods.watch(`items.${index}.isQuoted`);
  return (
    <fieldset className="flex min-w-0 flex-col gap-3 rounded-md border border-line p-4">
      <legend className="sr-only">{line.name}</legend>
      <p>
        <strong>{copy.line(line.name, line.quantity)}</strong>
        {line.presentation && ` · ${line.presentation}`}
      </p>
      {!line.presentation && <p className="text-small text-ink-2">{copy.smallest}</p>}
      {!line.substitution && <p className="text-small text-ink-2">{copy.noSubstitution}</p>}
      <FormField form={form} name={`items.${index}.isQuoted`}>
        {({ value, onChange }) => (
          <Checkbox label={copy.isQuoted} value={value} onChange={onChange} />
        )}
      </FormField>
      {isQuoted ? (
        <>
          <Brands form={form} line={line} brands={brands} index={index} />
          <Asked form={form} index={index} />
        </>
      ) : (
        <p className="font-medium">{copy.notQuoted}</p>
      )}
    </fieldset>
  );
}

/** Every brand of the ingredient in the price list; choosing one fills in the line. */
function Brands({
  form,
  line,
  brands,
  index,
}: Pick<Props, 'form' | 'index'> & Pick<QuotedLine, 'brands' | 'line'>) {
  const quoted = form.methods.getValues(`items.${index}.name`);
  const suggested = suggestedBrand(line, brands);
  const isSuggested = brands[suggested]?.product === quoted;
  const [chosen, setChosen] = useState(isSuggested ? String(suggested) : '');
  if (brands.length === 0) return <p className="text-small text-ink-2">{copy.noBrands}</p>;
  return (
    <Select
      label={copy.brand}
      hint={copy.brandHint}
      options={brands.map(({ product, pack, price }, place) => ({
        id: String(place),
        label: copy.brandOf(product, pack, formatPesos(price)),
      }))}
      value={chosen}
      onChange={(place) => {
        setChosen(place);
        const brand = brands[Number(place)];
        if (place === '' || !brand) return;
        for (const [name, value] of Object.entries(ofBrand(brand)))
          form.methods.setValue(`items.${index}.${name as 'name'}`, value, { shouldDirty: true });
      }}
    />
  );
}

const Asked = ({ form, index }: Pick<Props, 'form' | 'index'>) => (
  <>
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <FormField form={form} name={`items.${index}.name`}>
        {(field) => <TextField {...field} label={copy.name} maxLength={QUOTED_NAME_MAX} />}
      </FormField>
      <FormField form={form} name={`items.${index}.pack`}>
        {(field) => <TextField {...field} label={copy.pack} maxLength={QUOTED_NAME_MAX} />}
      </FormField>
    </div>
    <div className="grid items-start gap-4 sm:grid-cols-3">
      <PricedFields form={form} at={`items.${index}`} />
    </div>
    <FormField form={form} name={`items.${index}.covered`}>
      {({ value, onChange }) => <Checkbox label={copy.covered} value={value} onChange={onChange} />}
    </FormField>
  </>
);
