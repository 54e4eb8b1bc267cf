import type { StaffBranchSheet } from '@app/contract/pharmacies';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useViewer } from '../../lib/session/session.ts';
import { Button } from '../../ui/actions/button.tsx';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { HistoryList } from '../../ui/listing/history-list.tsx';
import { Sheet } from '../../ui/listing/sheet.tsx';
import { BranchFacts } from './branch-facts.tsx';
import { CancelOrders } from './cancel-orders.tsx';
import { EditBranch } from './edit-branch.tsx';
import {
  branchActName,
  branchesCopy,
  cancelOrdersCopy,
  branchSheetCopy as copy,
} from './staff-branches.copy.ts';
import { staffBranchQuery } from './staff-branches.queries.ts';
import { StandingDialog } from './standing-dialog.tsx';

type Props = { branchId: string; onClose: () => void };

/** The sheet of a branch: its data, the available acts, and its history. */
export function BranchPanel({ branchId, onClose }: Props) {
  const { data: branch, error, refetch } = useQuery(staffBranchQuery(branchId));
  const title = branch ? branchesCopy.nameOf(branch.pharmacy.name, branch.name) : undefined;
  return (
    <Sheet title={title ?? branchesCopy.title} isOpen onClose={onClose}>
      {error && !branch && (
        <ErrorState text={copy.failed} error={error} onRetry={() => void refetch()} />
      )}
      {!error && !branch && <Skeleton lines={['text', 'card', 'card']} />}
      {branch && <BranchSheet branch={branch} />}
    </Sheet>
  );
}

function BranchSheet({ branch }: { branch: StaffBranchSheet }) {
  const [isEditing, setIsEditing] = useState(false);
  const mayChange = useViewer()?.role === 'ADMIN';
  if (isEditing) return <EditBranch branch={branch} onDone={() => setIsEditing(false)} />;
  return (
    <>
      <div className="flex flex-wrap gap-3">
        {mayChange && <Acts branch={branch} onEdit={() => setIsEditing(true)} />}
        <LinkButton to={`/admin/pedidos?sucursal=${branch.id}`}>{copy.orders}</LinkButton>
      </div>
      {!mayChange && <p>{copy.readOnly}</p>}
      <BranchFacts branch={branch} />
      <HistoryList
        items={branch.history.map(({ id, at, act, by, reason }) => ({
          id,
          at,
          what: branchActName[act],
          by,
          why: reason,
        }))}
      />
    </>
  );
}

function Acts({ branch, onEdit }: { branch: StaffBranchSheet; onEdit: () => void }) {
  const [isAsked, setIsAsked] = useState(false);
  const [isCancelling, setIsCancelling] = useState(false);
  const isOutOfUse = !(branch.active && branch.pharmacy.active);
  return (
    <>
      <Button kind="primary" onPress={onEdit}>
        {copy.edit}
      </Button>
      {(branch.active || branch.pharmacy.active) && (
        <Button onPress={() => setIsAsked(true)}>
          {branch.active ? copy.deactivate : copy.reactivate}
        </Button>
      )}
      {isOutOfUse && branch.openOrders > 0 && (
        <Button onPress={() => setIsCancelling(true)}>{cancelOrdersCopy.open}</Button>
      )}
      {isCancelling && <CancelOrders branch={branch} onClose={() => setIsCancelling(false)} />}
      {isAsked && <StandingDialog branch={branch} onClose={() => setIsAsked(false)} />}
    </>
  );
}
