import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import type { DeviceProblem } from '../session/call-session.ts';
import { checkCopy, deviceCopy } from '../video-call.copy.ts';
import { FailureExplanation } from './device-permission.tsx';
import { openDevices, stopTracks, type WantedDevices } from './devices.ts';

type Ready = (wanted: { camera: boolean }) => void;

/** Requests microphone and camera before a patient is called. */
export function useDevicesBeforeCall(open = openDevices): {
  ask: (ready: Ready) => void;
  /** The problem, and how to continue. */
  question: ReactNode;
} {
  const [failed, setFailed] = useState<{ problem: DeviceProblem; ready: Ready }>();
  const tryWith = async (wanted: WantedDevices, ready: Ready) => {
    const { stream, problem } = await open(wanted);
    // Released until the call opens them again.
    stopTracks(stream);
    setFailed(problem ? { problem, ready } : undefined);
    if (!problem) ready({ camera: wanted.camera });
  };
  const close = () => setFailed(undefined);
  return {
    ask: (ready) => void tryWith({ camera: true }, ready),
    question: failed && (
      <Dialog
        title={checkCopy.beforeCall}
        isOpen
        onClose={close}
        actions={
          <>
            <Button onPress={close}>{checkCopy.notNow}</Button>
            {failed.problem.device === 'camera' && (
              <Button onPress={() => void tryWith({ camera: false }, failed.ready)}>
                {deviceCopy.audioOnly}
              </Button>
            )}
            <Button kind="primary" onPress={() => void tryWith({ camera: true }, failed.ready)}>
              {deviceCopy.retry}
            </Button>
          </>
        }
      >
        <FailureExplanation problem={failed.problem} />
      </Dialog>
    ),
  };
}
