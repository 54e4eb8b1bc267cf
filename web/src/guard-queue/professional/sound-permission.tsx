import { Button } from '../../ui/actions/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { gridCopy as copy } from '../guard-queue.copy.ts';

/** Browsers keep silent until somebody presses: this is the press. */
export const SoundPermission = ({
  onAllow,
  onRefuse,
  onDismiss,
}: {
  onAllow: () => void;
  onRefuse: () => void;
  /** Neither: it stays silent for now, and no choice is kept. */
  onDismiss: () => void;
}) => (
  <Dialog
    title={copy.soundPermissionTitle}
    isOpen
    onClose={onDismiss}
    actions={
      <>
        <Button onPress={onRefuse}>{copy.soundOff}</Button>
        <Button kind="primary" autoFocus onPress={onAllow}>
          {copy.soundPermissionYes}
        </Button>
      </>
    }
  >
    <p>{copy.soundPermission}</p>
  </Dialog>
);
