import { Button } from '../../ui/actions/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { gridCopy as copy } from '../guard-queue.copy.ts';

/** Asks for a click, because browsers block sounds before one. */
export const SoundPermission = ({
  onAllow,
  onRefuse,
  onDismiss,
}: {
  onAllow: () => void;
  onRefuse: () => void;
  /** Dismissed: silent for now, without storing a choice. */
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
