import {
  BRANCH_NAME_MAX,
  type BranchChanges,
  type BranchEdit,
  type branchEditSchema,
  LOCALITY_MAX,
} from '@app/contract/pharmacies';
import type { z } from 'zod';
import { provincesQuery } from '../../catalogs/index.ts';
import { Select } from '../../ui/fields/select.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useOptions } from '../../ui/fields/use-options.ts';
import { FormField } from '../../ui/form/form.tsx';
import type { AppForm } from '../../ui/form/use-app-form.ts';
import { Card } from '../../ui/layout/card.tsx';
import { ContactFields } from '../contact-fields.tsx';
import type { BranchForm } from '../week.ts';
import { WeekEditor } from '../week-editor.tsx';
import { branchEditorCopy as copy } from './staff-branches.copy.ts';

/** Values of a branch's form. */
export type BranchValues = z.input<typeof branchEditSchema>;

/** Staff's fields of a branch: name, place, contact and hours. */
export function BranchFields({ form }: { form: AppForm<BranchValues, BranchEdit> }) {
  // The fields that the branch may change too.
  const own = form as unknown as AppForm<BranchForm, BranchChanges>;
  const { options: provinces } = useOptions(provincesQuery);
  return (
    <>
      <Card title={copy.ofBranch}>
        <FormField form={form} name="name">
          {(field) => (
            <TextField
              {...field}
              label={copy.name}
              hint={copy.nameHint}
              maxLength={BRANCH_NAME_MAX}
            />
          )}
        </FormField>
        <ContactFields form={own} />
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <FormField form={form} name="locality">
            {(field) => <TextField {...field} label={copy.locality} maxLength={LOCALITY_MAX} />}
          </FormField>
          <FormField form={form} name="provinceCode">
            {(field) => <Select {...field} label={copy.province} options={provinces} />}
          </FormField>
        </div>
      </Card>
      <WeekEditor form={own} />
    </>
  );
}
