import { IdentityDialog } from '../../ui/overlays/identity-dialog.tsx';
import { recordCopy as copy } from '../consultations.copy.ts';

type Props = {
  /** What the signature does: finishes a consultation, or corrects a stored one. */
  confirmLabel: string;
  onSigned: () => void;
  onClose: () => void;
};

/** Prescribing needs a recent proof of identity: second factor or password. */
export const SignDialog = ({ confirmLabel, onSigned, onClose }: Props) => (
  <IdentityDialog
    purpose={copy.sign}
    confirmLabel={confirmLabel}
    onProved={onSigned}
    onClose={onClose}
  />
);
