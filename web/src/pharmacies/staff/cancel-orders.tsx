import { ACT_REASON_MAX } from '@app/contract/approvals';
import type { StaffBranchSheet } from '@app/contract/pharmacies';
import { cancelOrdersOfBranch } from '@app/contract/pharmacy-orders';
import { call } from '../../lib/server/call.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { ReasonField } from '../../ui/form/reason-field.tsx';
import { useAppForm } from '../../ui/form/use-app-form.ts';
import { ProvenForm } from '../../ui/overlays/proven-form.tsx';
import { OpenOrders } from './open-orders.tsx';
import {
  branchesCopy,
  branchProblems,
  cancelOrdersCopy as copy,
  standingMessages,
} from './staff-branches.copy.ts';
import { useOrdersCancelled } from './staff-branches.queries.ts';

type Props = { branch: StaffBranchSheet; onClose: () => void };

/** Cancels the open orders of a branch out of use, with a reason that their patients read. */
export function CancelOrders({ branch, onClose }: Props) {
  const showAgain = useOrdersCancelled();
  const form = useAppForm({
    schema: cancelOrdersOfBranch.body,
    defaultValues: { reason: '' },
    messages: standingMessages,
  });
  return (
    <ProvenForm
      form={form}
      copy={copy.dialog(branchesCopy.nameOf(branch.pharmacy.name, branch.name))}
      problems={branchProblems}
      act={async (body) => {
        const params = { branchId: branch.id };
        const { data } = await call(cancelOrdersOfBranch, { params, body });
        toast.success(copy.done(data.cancelled, data.open));
        onClose();
        await showAgain();
      }}
      onClose={onClose}
    >
      <OpenOrders branchId={branch.id} />
      <ReasonField
        form={form}
        label={copy.reason}
        hint={copy.reasonHint}
        maxLength={ACT_REASON_MAX}
      />
    </ProvenForm>
  );
}
