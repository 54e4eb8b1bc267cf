import { countries, DEFAULT_COUNTRY } from '@app/contract/catalogs';
import { useWatch } from 'react-hook-form';
import { provincesQuery } from '../../catalogs/index.ts';
import { ComboBox } from '../../ui/fields/combo-box.tsx';
import { type Option, Select } from '../../ui/fields/select.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useOptions } from '../../ui/fields/use-options.ts';
import { FormField } from '../../ui/form/form.tsx';
import { CITY, CityField, WrittenCity } from './city-field.tsx';
import { patientCopy as copy } from './patient-wizard.copy.ts';
import type { AddressForm } from './step-forms.ts';

type PlaceProps = { form: AddressForm };

const COUNTRY = 'address_dto.country';
const PROVINCE = 'address_dto.province';

/** Country, province and city: chosen from lists in Argentina, typed abroad. */
export function PlaceFields({ form }: PlaceProps) {
  const { control, setValue } = form.methods;
  const country = useWatch({ control, name: COUNTRY });
  return (
    <>
      <FormField form={form} name={COUNTRY}>
        {(field) => (
          <ComboBox
            {...field}
            label={copy.country}
            options={countries.map(named)}
            onChange={(name) => {
              field.onChange(name);
              setValue(PROVINCE, '');
              setValue(CITY, '');
            }}
          />
        )}
      </FormField>
      {country === DEFAULT_COUNTRY ? <ArgentinePlace form={form} /> : <WrittenPlace form={form} />}
    </>
  );
}

/** Options use names as ids, because the address is stored as text. */
const named = (name: string): Option => ({ id: name, label: name });

function ArgentinePlace({ form }: PlaceProps) {
  const { control, setValue } = form.methods;
  const { options, rows, isPending } = useOptions(provincesQuery);
  const province = useWatch({ control, name: PROVINCE });
  const provinceId = rows.find(({ name }) => name === province)?.id ?? '';
  // Without the list the place can be typed.
  if (rows.length === 0 && !isPending) return <WrittenPlace form={form} />;
  return (
    <>
      <FormField form={form} name={PROVINCE}>
        {(field) => (
          <Select
            {...field}
            label={copy.province}
            options={options.map(({ label }) => named(label))}
            disabledReason={isPending ? copy.loading : undefined}
            onChange={(name) => {
              field.onChange(name);
              setValue(CITY, '');
            }}
          />
        )}
      </FormField>
      <CityField key={provinceId} form={form} provinceId={provinceId} />
    </>
  );
}

/** Province or state and city as text. */
const WrittenPlace = ({ form }: PlaceProps) => (
  <>
    <FormField form={form} name={PROVINCE}>
      {(field) => <TextField {...field} label={copy.provinceAbroad} />}
    </FormField>
    <WrittenCity form={form} />
  </>
);
