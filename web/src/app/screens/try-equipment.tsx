import { useState } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { ConnectionTest, DeviceCheck } from '../../video-call/index.ts';
import { appCopy } from '../app.copy.ts';
import type { ChosenEquipment } from './equipment.ts';

type Props = { onDone: (tried: ChosenEquipment) => void };

/** Tests connection, camera and microphone before an appointment, as before joining the guard. */
export function TryEquipment({ onDone }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button isWide onPress={() => setIsOpen(true)}>
        {appCopy.testConnection}
      </Button>
      <Dialog title={appCopy.testConnection} isOpen={isOpen} onClose={close} hasCloseButton>
        <Tests
          onClose={close}
          onDone={(tried) => {
            onDone(tried);
            close();
            toast.success(appCopy.equipmentReady);
          }}
        />
      </Dialog>
    </>
  );
}

function Tests({ onDone, onClose }: Props & { onClose: () => void }) {
  const [withCamera, setWithCamera] = useState<boolean>();
  if (withCamera === undefined) {
    return (
      <ConnectionTest
        onPassed={() => setWithCamera(true)}
        onAudioOnly={() => setWithCamera(false)}
        onDismissed={onClose}
      />
    );
  }
  return <DeviceCheck isAudioOnly={!withCamera} onDone={onDone} />;
}
