import { localityLabels } from '@app/contract/catalogs';
import { useState } from 'react';
import { localitiesQuery } from '../../catalogs/index.ts';
import { Button } from '../../ui/actions/button.tsx';
import { ComboBox } from '../../ui/fields/combo-box.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useOptions } from '../../ui/fields/use-options.ts';
import { FormField } from '../../ui/form/form.tsx';
import { patientCopy as copy } from './patient-wizard.copy.ts';
import type { AddressForm } from './step-forms.ts';

export const CITY = 'address_dto.city';

type CityProps = { form: AddressForm };
type ProvinceProps = CityProps & { provinceId: string };

/** City in Argentina: chosen from the localities of the province, or typed. */
export function CityField({ form, provinceId }: ProvinceProps) {
  const { rows, isPending } = useOptions(localitiesQuery(provinceId));
  const [isWritten, setIsWritten] = useState(false);
  const { setValue, setFocus } = form.methods;
  if (provinceId !== '' && rows.length === 0 && !isPending) return <WrittenCity form={form} />;
  // Focus moves once the other control is rendered.
  const change = (written: boolean) => {
    setValue(CITY, '');
    setIsWritten(written);
    requestAnimationFrame(() => setFocus(CITY));
  };
  return (
    <div className="flex flex-col items-start gap-1">
      <div className="w-full">
        {isWritten ? (
          <WrittenCity form={form} />
        ) : (
          <ListedCity
            // Remounted when the localities are loaded.
            key={rows.length}
            form={form}
            labels={localityLabels(rows)}
            disabledReason={reasonFor(provinceId, isPending)}
          />
        )}
      </div>
      {rows.length > 0 && (
        <Button kind="quiet" onPress={() => change(!isWritten)}>
          {isWritten ? copy.chooseCity : copy.cityNotListed}
        </Button>
      )}
    </div>
  );
}

type ListedProps = CityProps & { labels: string[]; disabledReason: string | undefined };

/** The localities as a list, including a city stored before. */
const ListedCity = ({ form, labels, disabledReason }: ListedProps) => (
  <FormField form={form} name={CITY}>
    {(field) => (
      <ComboBox
        {...field}
        label={copy.city}
        options={withCurrent(labels, field.value).map((label) => ({ id: label, label }))}
        disabledReason={disabledReason}
      />
    )}
  </FormField>
);

function reasonFor(provinceId: string, isPending: boolean): string | undefined {
  if (provinceId === '') return copy.cityNeedsProvince;
  return isPending ? copy.loading : undefined;
}

const withCurrent = (labels: string[], current: string): string[] =>
  current === '' || labels.includes(current) ? labels : [current, ...labels];

/** City as text: abroad, or not in the list. */
export const WrittenCity = ({ form }: CityProps) => (
  <FormField form={form} name={CITY}>
    {(field) => <TextField {...field} label={copy.city} />}
  </FormField>
);
