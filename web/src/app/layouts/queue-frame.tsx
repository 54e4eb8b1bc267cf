import { Volume2, VolumeX } from 'lucide-react';
import { type ReactNode, useSyncExternalStore } from 'react';
import { soundsMuted } from '../../lib/device/sounds.ts';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { AppHeader } from '../../ui/layout/app-header.tsx';
import { EmergencyStrip } from '../../ui/layout/emergency-strip.tsx';
import { Main } from '../../ui/layout/main.tsx';
import { appCopy } from '../app.copy.ts';
import { PatientNotices } from './patient-notices.tsx';

type FrameProps = {
  children: ReactNode;
  /** Full width, above the content. */
  strip?: ReactNode;
};

/** Frame of joining and waiting: no menu and no bars, only emergency numbers and the sound switch. */
export function QueueFrame({ children, strip }: FrameProps) {
  const isMuted = useSyncExternalStore(soundsMuted.subscribe, soundsMuted.get);
  return (
    <>
      <AppHeader home="/paciente">
        <IconButton
          label={isMuted ? appCopy.soundOn : appCopy.soundOff}
          icon={isMuted ? <VolumeX aria-hidden /> : <Volume2 aria-hidden />}
          isPressed={!isMuted}
          onPress={() => soundsMuted.set(!isMuted)}
        />
      </AppHeader>
      <EmergencyStrip />
      {strip}
      <Main>
        <PatientNotices />
        {children}
      </Main>
    </>
  );
}
