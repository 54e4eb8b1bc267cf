import { ACT_REASON_MAX } from '@app/contract/approvals';
import { givenRoles } from '@app/contract/people';
import type { FieldValues } from 'react-hook-form';
import { roleName } from '../lib/readings/staff-acts.copy.ts';
import { SearchComboBox } from '../ui/fields/search-combo-box.tsx';
import { type Option, Select } from '../ui/fields/select.tsx';
import { FormField } from '../ui/form/form.tsx';
import { ReasonField } from '../ui/form/reason-field.tsx';
import type { AppForm } from '../ui/form/use-app-form.ts';
import { fieldCopy } from './act-dialogs.copy.ts';
import { searchBranches } from './people.queries.ts';

/** A role as form values: the branch with its name. */
export type RoleValues = { role: string; branchId: Option | null; reason: string };

/** The body of a call from the form values. */
export const roleBody = ({ role, branchId, ...rest }: RoleValues & FieldValues) => ({
  ...rest,
  role,
  ...(role === 'PHARMACY' && branchId && { branchId: branchId.id }),
});

const ROLES = givenRoles.map((id) => ({ id, label: roleName[id] }));

/** Role, branch of a pharmacy's account, and the reason. */
export function RoleFields<Output>({ form }: { form: AppForm<RoleValues, Output> }) {
  const role = form.methods.watch('role');
  return (
    <>
      <FormField form={form} name="role">
        {(field) => <Select {...field} label={fieldCopy.role} options={ROLES} />}
      </FormField>
      {role === 'PHARMACY' && (
        <FormField form={form} name="branchId">
          {({ inputRef: _unused, ...field }) => (
            <SearchComboBox
              {...field}
              label={fieldCopy.branch}
              hint={fieldCopy.branchHint}
              search={searchBranches}
            />
          )}
        </FormField>
      )}
      <ReasonField
        form={form}
        label={fieldCopy.reason}
        hint={fieldCopy.reasonHint}
        maxLength={ACT_REASON_MAX}
      />
    </>
  );
}
