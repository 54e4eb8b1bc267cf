import { provincesQuery } from '../../catalogs/index.ts';
import { DateField } from '../../ui/fields/date-field.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { RadioGroup } from '../../ui/fields/radio-group.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useOptions } from '../../ui/fields/use-options.ts';
import { FormField } from '../../ui/form/form.tsx';
import { optionsOf } from '../patient/options-of.ts';
import { type LicenceField, licenceField, type PracticeForm } from './licence-order.ts';
import { professionalCopy as copy } from './professional-wizard.copy.ts';

type LicenceFieldsProps = {
  form: PracticeForm;
  /** Position, from 0. */
  place: number;
};

/** One licence: kind, issuer, jurisdiction and expiry. */
export function LicenceFields({ form, place }: LicenceFieldsProps) {
  const { options } = useOptions(provincesQuery);
  const nameOf = <F extends LicenceField>(field: F) => licenceField(place, field);
  return (
    <>
      <FormField form={form} name={nameOf('type_licence_str')}>
        {({ value = '', ...field }) => (
          <RadioGroup
            {...field}
            value={value}
            label={copy.licenceType}
            options={optionsOf(copy.licenceTypes)}
            onChange={(type) => {
              field.onChange(type);
              proposeIssuer(form, place, type);
            }}
          />
        )}
      </FormField>
      <FormField form={form} name={nameOf('licence_str')}>
        {({ value = '', ...field }) => (
          <NumberField {...field} value={value} isInteger label={copy.licence} />
        )}
      </FormField>
      <FormField form={form} name={nameOf('issuer')}>
        {({ value = '', ...field }) => <TextField {...field} value={value} label={copy.issuer} />}
      </FormField>
      <FormField form={form} name={nameOf('jurisdiction_code')}>
        {({ value = '', ...field }) => (
          <Select
            {...field}
            value={value}
            label={copy.jurisdiction}
            hint={copy.jurisdictionHint}
            options={options}
          />
        )}
      </FormField>
      <FormField form={form} name={nameOf('valid_until')}>
        {({ value, ...field }) => (
          <DateField
            {...field}
            value={value ?? ''}
            label={copy.validUntil}
            hint={copy.validUntilHint}
            isOptional
          />
        )}
      </FormField>
    </>
  );
}

/** National licences have a single issuer, which is filled in. */
function proposeIssuer({ methods }: PracticeForm, place: number, type: string) {
  const name = licenceField(place, 'issuer');
  const issuer = methods.getValues(name);
  if (type === 'NATIONAL' && !issuer) methods.setValue(name, copy.nationalIssuer);
  if (type === 'PROVINCIAL' && issuer === copy.nationalIssuer) methods.setValue(name, '');
}
