import {
  addBranch,
  BRANCH_NAME_MAX,
  type BranchEdit,
  type NewBranch,
  newBranchSchema,
} from '@app/contract/pharmacies';
import { z } from 'zod';
import { call } from '../../lib/server/call.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { FormField } from '../../ui/form/form.tsx';
import { type AppForm, useAppForm } from '../../ui/form/use-app-form.ts';
import { Card } from '../../ui/layout/card.tsx';
import { branchMessages } from '../pharmacies.copy.ts';
import { withTimes } from '../week.ts';
import { BranchFields, type BranchValues } from './branch-fields.tsx';
import { ProvenBranchForm } from './proven-branch-form.tsx';
import { branchEditorCopy as copy, staffBranchMessages } from './staff-branches.copy.ts';
import { useBranchChanged } from './staff-branches.queries.ts';

type Values = z.input<typeof newBranchSchema>;

const schema = z.custom<Values>().transform(withTimes).pipe(newBranchSchema);
const messages = { ...branchMessages, ...staffBranchMessages };

const EMPTY: Values = {
  cuit: '',
  pharmacyName: '',
  name: '',
  streetName: '',
  streetNumber: '',
  phoneNumber: '',
  locality: '',
  provinceCode: '',
  openingHours: [],
};

/** Adds a branch, of an existing pharmacy by its CUIT or of a new one. */
export function AddBranch({ onAdded }: { onAdded: () => void }) {
  const changed = useBranchChanged();
  const form = useAppForm({ schema, defaultValues: EMPTY, messages });

  async function save(body: NewBranch) {
    const { data } = await call(addBranch, { body });
    toast.success(copy.added);
    await changed(data);
  }

  return (
    <ProvenBranchForm form={form} save={save} onSaved={onAdded} submit={copy.add}>
      <Card title={copy.ofPharmacy}>
        <p className="text-small text-ink-2">{copy.ofPharmacyHint}</p>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <FormField form={form} name="cuit">
            {(field) => <TextField {...field} label={copy.cuit} inputMode="numeric" />}
          </FormField>
          <FormField form={form} name="pharmacyName">
            {(field) => (
              <TextField {...field} label={copy.pharmacyName} maxLength={BRANCH_NAME_MAX} />
            )}
          </FormField>
        </div>
      </Card>
      <BranchFields form={form as unknown as AppForm<BranchValues, BranchEdit>} />
    </ProvenBranchForm>
  );
}
