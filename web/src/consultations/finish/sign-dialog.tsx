import { IdentityDialog } from '../../ui/overlays/identity-dialog.tsx';
import { recordCopy as copy } from '../consultations.copy.ts';

type Props = { onSigned: () => void; onClose: () => void };

/** Prescribing needs a recent proof of identity: second factor or password. */
export const SignDialog = ({ onSigned, onClose }: Props) => (
  <IdentityDialog
    purpose={copy.sign}
    confirmLabel={copy.signButton}
    onProved={onSigned}
    onClose={onClose}
  />
);
