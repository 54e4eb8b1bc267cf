import {
  type BranchEdit,
  branchEditSchema,
  editBranch,
  type StaffBranchSheet,
} from '@app/contract/pharmacies';
import { useRef, useState } from 'react';
import { z } from 'zod';
import { call } from '../../lib/server/call.ts';
import { Button } from '../../ui/actions/button.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { useAppForm } from '../../ui/form/use-app-form.ts';
import { branchMessages } from '../pharmacies.copy.ts';
import { StandingBranch } from '../standing-branch.tsx';
import { formOf, withTimes } from '../week.ts';
import { BranchFields, type BranchValues } from './branch-fields.tsx';
import { ProvenBranchForm } from './proven-branch-form.tsx';
import {
  branchSheetCopy,
  branchEditorCopy as copy,
  staffBranchMessages,
} from './staff-branches.copy.ts';
import { useBranchChanged } from './staff-branches.queries.ts';
import { staleBranchIn } from './stale-branch.ts';

type Props = { branch: StaffBranchSheet; onDone: () => void };

const schema = z.custom<BranchValues>().transform(withTimes).pipe(branchEditSchema);
const messages = { ...branchMessages, ...staffBranchMessages };

const valuesOf = (branch: StaffBranchSheet): BranchValues => ({
  ...formOf(branch),
  name: branch.name,
  locality: branch.locality,
  provinceCode: branch.provinceCode,
});

/** Edits a branch over the version that was read; if it is stale, shows the current one. */
export function EditBranch({ branch, onDone }: Props) {
  const changed = useBranchChanged();
  const version = useRef(branch.version);
  const [standing, setStanding] = useState<StaffBranchSheet>();
  const form = useAppForm({ schema, defaultValues: valuesOf(branch), messages });

  async function save(body: BranchEdit) {
    try {
      const { data } = await call(
        editBranch,
        { params: { branchId: branch.id }, body },
        { ifMatch: version.current },
      );
      toast.success(copy.saved);
      await changed(data);
    } catch (error) {
      setStanding(staleBranchIn(error));
      throw error;
    }
  }

  return (
    <ProvenBranchForm
      form={form}
      save={save}
      onSaved={onDone}
      submit={copy.save}
      above={(storeAgain) => (
        <StandingBranch
          standing={standing}
          onKeepMine={(stored) => {
            version.current = stored.version;
            setStanding(undefined);
            storeAgain();
          }}
          onTakeTheirs={(stored) => {
            version.current = stored.version;
            setStanding(undefined);
            form.methods.reset(valuesOf(stored));
          }}
        />
      )}
      beside={<Button onPress={onDone}>{branchSheetCopy.cancelEdit}</Button>}
    >
      <BranchFields form={form} />
    </ProvenBranchForm>
  );
}
