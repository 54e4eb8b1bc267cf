import { type BranchChanges, PHONE_MAX, STREET_MAX } from '@app/contract/pharmacies';
import { TextField } from '../ui/fields/text-field.tsx';
import { FormField } from '../ui/form/form.tsx';
import type { AppForm } from '../ui/form/use-app-form.ts';
import { branchCopy as copy } from './pharmacies.copy.ts';
import type { BranchForm } from './week.ts';

const NUMBER_MAX = 10;

/** Address and contact of a branch. */
export const ContactFields = ({ form }: { form: AppForm<BranchForm, BranchChanges> }) => (
  <div className="grid items-start gap-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,2fr)]">
    <FormField form={form} name="streetName">
      {(field) => <TextField {...field} label={copy.streetName} maxLength={STREET_MAX} />}
    </FormField>
    <FormField form={form} name="streetNumber">
      {(field) => <TextField {...field} label={copy.streetNumber} maxLength={NUMBER_MAX} />}
    </FormField>
    <FormField form={form} name="phoneNumber">
      {(field) => (
        <TextField {...field} label={copy.phoneNumber} type="tel" maxLength={PHONE_MAX} />
      )}
    </FormField>
  </div>
);
