import { IdentityDialog } from '../../ui/overlays/identity-dialog.tsx';
import { recordCopy as copy } from '../consultations.copy.ts';

type Props = { onSigned: () => void; onClose: () => void };

/** Who prescribes signs with the second factor or the password, where the last proof is too old. */
export const SignDialog = ({ onSigned, onClose }: Props) => (
  <IdentityDialog
    purpose={copy.sign}
    confirmLabel={copy.signButton}
    onProved={onSigned}
    onClose={onClose}
  />
);
