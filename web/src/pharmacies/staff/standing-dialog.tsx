import { ACT_REASON_MAX } from '@app/contract/approvals';
import {
  deactivateBranch,
  reactivateBranch,
  type StaffBranchSheet,
} from '@app/contract/pharmacies';
import { call } from '../../lib/server/call.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { ReasonField } from '../../ui/form/reason-field.tsx';
import { useAppForm } from '../../ui/form/use-app-form.ts';
import { ProvenForm } from '../../ui/overlays/proven-form.tsx';
import { OpenOrders } from './open-orders.tsx';
import {
  branchesCopy,
  branchProblems,
  standingCopy as copy,
  standingMessages,
  touchedOrdersCopy,
} from './staff-branches.copy.ts';
import { useBranchChanged } from './staff-branches.queries.ts';
import { staleBranchIn } from './stale-branch.ts';

type Props = { branch: StaffBranchSheet; onClose: () => void };

/** Deactivates or reactivates a branch, with a reason. */
export function StandingDialog({ branch, onClose }: Props) {
  const { id, active, version } = branch;
  const changed = useBranchChanged();
  const form = useAppForm({
    schema: deactivateBranch.body,
    defaultValues: { reason: '' },
    messages: standingMessages,
  });
  const name = branchesCopy.nameOf(branch.pharmacy.name, branch.name);
  const change = async (body: { reason: string }) => {
    const endpoint = active ? deactivateBranch : reactivateBranch;
    try {
      const { data } = await call(
        endpoint,
        { params: { branchId: id }, body },
        { ifMatch: version },
      );
      toast.success(active ? copy.deactivated : copy.reactivated);
      onClose();
      await changed(data);
    } catch (error) {
      const standing = staleBranchIn(error);
      if (!standing) throw error;
      // The branch may have changed to the opposite state, so ask again for the current one.
      toast.error(copy.stale);
      onClose();
      await changed(standing);
    }
  };
  return (
    <ProvenForm
      form={form}
      copy={active ? copy.deactivate(name) : copy.reactivate(name)}
      problems={branchProblems}
      act={change}
      onClose={onClose}
    >
      {active && <OpenOrders branchId={id} after={touchedOrdersCopy.after} />}
      <ReasonField
        form={form}
        label={copy.reason}
        hint={copy.reasonHint}
        maxLength={ACT_REASON_MAX}
      />
    </ProvenForm>
  );
}
