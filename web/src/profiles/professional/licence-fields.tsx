import { provincesQuery } from '../../lib/catalogs.queries.ts';
import { FormField } from '../../ui/form.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { TypedDateField } from '../../ui/typed-date-field.tsx';
import { useOptions } from '../../ui/use-options.ts';
import { optionsOf } from '../patient/options-of.ts';
import { type LicenceField, licenceField, type PracticeForm } from './licence-order.ts';
import { professionalCopy as copy } from './professional-wizard.copy.ts';

type LicenceFieldsProps = {
  form: PracticeForm;
  /** In the professional's order, from 0. */
  place: number;
};

/** One licence: what it is, who gave it, where it is valid and until when. */
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
          <TypedDateField
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

/** A national licence has one issuer: nobody has to type it. */
function proposeIssuer({ methods }: PracticeForm, place: number, type: string) {
  const name = licenceField(place, 'issuer');
  const issuer = methods.getValues(name);
  if (type === 'NATIONAL' && !issuer) methods.setValue(name, copy.nationalIssuer);
  if (type === 'PROVINCIAL' && issuer === copy.nationalIssuer) methods.setValue(name, '');
}
