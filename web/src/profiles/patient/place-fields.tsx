import { countries, DEFAULT_COUNTRY, localityLabel } from '@app/contract/catalogs';
import { useWatch } from 'react-hook-form';
import { localitiesQuery, provincesQuery } from '../../lib/catalogs.queries.ts';
import { ComboBox } from '../../ui/combo-box.tsx';
import { FormField } from '../../ui/form.tsx';
import { type Option, Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useOptions } from '../../ui/use-options.ts';
import type { AddressForm } from './address-step.tsx';
import { patientCopy as copy } from './patient-wizard.copy.ts';

type PlaceProps = { form: AddressForm };

const COUNTRY = 'address_dto.country';
const PROVINCE = 'address_dto.province';
const CITY = 'address_dto.city';

/** Country, province and city: chosen from lists in Argentina, written abroad. */
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

/** A place is known by its name: the address is text. */
const named = (name: string): Option => ({ id: name, label: name });

function ArgentinePlace({ form }: PlaceProps) {
  const { control, setValue } = form.methods;
  const { options, rows, isPending } = useOptions(provincesQuery);
  const province = useWatch({ control, name: PROVINCE });
  const provinceId = rows.find(({ name }) => name === province)?.id ?? '';
  // Without the list a place can still be written: nobody is kept from going on.
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

/** The localities of the province; a city from before stays in the list. */
function CityField({ form, provinceId }: PlaceProps & { provinceId: string }) {
  const { rows, isPending } = useOptions(localitiesQuery(provinceId));
  if (provinceId !== '' && rows.length === 0 && !isPending) return <WrittenCity form={form} />;
  const labels = [...new Set(rows.map((row) => localityLabel(row, rows)))];
  return (
    <FormField form={form} name={CITY}>
      {(field) => (
        <ComboBox
          {...field}
          // Begins anew when the localities are there.
          key={labels.length}
          label={copy.city}
          options={withCurrent(labels, field.value).map(named)}
          disabledReason={reasonFor(provinceId, isPending)}
        />
      )}
    </FormField>
  );
}

function reasonFor(provinceId: string, isPending: boolean): string | undefined {
  if (provinceId === '') return copy.cityNeedsProvince;
  return isPending ? copy.loading : undefined;
}

const withCurrent = (labels: string[], current: string): string[] =>
  current === '' || labels.includes(current) ? labels : [current, ...labels];

/** Province or state and city as text. */
const WrittenPlace = ({ form }: PlaceProps) => (
  <>
    <FormField form={form} name={PROVINCE}>
      {(field) => <TextField {...field} label={copy.provinceAbroad} />}
    </FormField>
    <WrittenCity form={form} />
  </>
);

const WrittenCity = ({ form }: PlaceProps) => (
  <FormField form={form} name={CITY}>
    {(field) => <TextField {...field} label={copy.city} />}
  </FormField>
);
