import { IdentityDialog } from '../ui/overlays/identity-dialog.tsx';
import { proofCopy } from './availability.copy.ts';
import { ConflictDialog, type Fate } from './conflict-dialog.tsx';
import type { ChangingAgenda } from './use-agenda-change.ts';

/** Dialogs before a change of an agenda: the proof of identity, and the confirmation of affected appointments. */
export function ChangeQuestions({ change, fate }: { change: ChangingAgenda; fate: Fate }) {
  if (change.isProving) return <ProveChange change={change} />;
  if (!change.met) return null;
  return (
    <ConflictDialog
      met={change.met}
      fate={fate}
      isPending={change.isPending}
      onConfirm={change.goOn}
      onClose={change.giveUp}
    />
  );
}

/** Asks the director for a proof of identity. */
export const ProveChange = ({ change }: { change: ChangingAgenda }) => (
  <IdentityDialog
    purpose={proofCopy.purpose}
    confirmLabel={proofCopy.confirm}
    onProved={change.goOnProved}
    onClose={change.dropProof}
  />
);
