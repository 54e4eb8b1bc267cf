import { Button } from '../../ui/actions/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { recordCopy as copy } from '../consultations.copy.ts';

type Props = {
  allergies: string;
  medicine: string;
  onPrescribe: () => void;
  onClose: () => void;
};

/**
 * The patient is allergic to this medicine. The professional has to answer, and Escape does not prescribe. Each
 * medicine has its own dialog, with the focus on the safe answer.
 */
export const AllergyDialog = ({ allergies, medicine, onPrescribe, onClose }: Props) => (
  <Dialog
    title={copy.allergyTitle}
    isOpen
    isAlert
    onClose={onClose}
    actions={
      <>
        <Button autoFocus onPress={onClose}>
          {copy.doNotPrescribe}
        </Button>
        <Button kind="danger" onPress={onPrescribe}>
          {copy.prescribeAnyway}
        </Button>
      </>
    }
  >
    <p>{copy.allergy(allergies, medicine)}</p>
  </Dialog>
);
