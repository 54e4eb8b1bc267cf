import { useQuery } from '@tanstack/react-query';
import { VideoOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { StreamVideo } from '../screen/stream-video.tsx';
import { failureText, previewCopy, stageCopy } from '../video-call.copy.ts';
import { callChannelQuery } from '../video-call.queries.ts';
import { type OpenedDevices, openDevices, stopCamera } from './devices.ts';
import { prepareDevices, releasePrepared } from './prepared-devices.ts';

export type CallPreviewProps = {
  /** The following call, once it can be entered; it is read during the preview. */
  channel?: string | undefined;
  /** Without the camera: it is closed at once. */
  isOff: boolean;
  /** Called if the camera cannot be used, so that the call is entered without it. */
  onNoCamera: () => void;
  open?: typeof openDevices;
};

/** Preview of the patient's camera, which the call then takes over. */
export function CallPreview({ channel, isOff, onNoCamera, open = openDevices }: CallPreviewProps) {
  useQuery({ ...callChannelQuery(channel ?? ''), enabled: channel !== undefined });
  const opened = useDevices({ open, isOff, onNoCamera });
  const stream = opened?.stream ?? null;
  useEffect(() => {
    if (isOff) stopCamera(stream);
  }, [isOff, stream]);
  const hasPicture = stream !== null && !isOff;
  return (
    <figure className="relative grid min-h-32 w-full flex-1 place-items-center overflow-hidden rounded-lg bg-stage-2">
      {hasPicture && (
        <StreamVideo
          stream={stream}
          label={stageCopy.selfView}
          isMuted
          isMirrored
          className="absolute inset-0 size-full object-cover"
        />
      )}
      <figcaption
        role="status"
        className={
          hasPicture
            ? 'sr-only'
            : 'flex flex-col items-center gap-3 p-4 text-center text-stage-ink-2'
        }
      >
        {hasPicture ? stageCopy.selfView : <InWords opened={opened} isOff={isOff} />}
      </figcaption>
    </figure>
  );
}

/** Opens the devices once, and releases them with the preview unless the call takes them over. */
function useDevices({
  open,
  isOff,
  onNoCamera,
}: Required<Omit<CallPreviewProps, 'channel'>>): OpenedDevices | null {
  const [opened, setOpened] = useState<OpenedDevices | null>(null);
  // The camera may be declined after it was opened.
  const [camera] = useState(!isOff);
  const told = useRef(onNoCamera);
  told.current = onNoCamera;
  useEffect(() => {
    let isHere = true;
    void prepareDevices({ camera }, open).then((devices) => {
      if (!isHere) return;
      setOpened(devices);
      if (devices.problem?.device === 'camera') told.current();
    });
    return () => {
      isHere = false;
      releasePrepared();
    };
  }, [open, camera]);
  return opened;
}

/** Text instead of a picture: not open yet, not wanted, or failed. */
function InWords({ opened, isOff }: { opened: OpenedDevices | null; isOff: boolean }) {
  if (isOff) return <WithoutPicture text={previewCopy.off} />;
  if (!opened?.problem) {
    return (
      <>
        <Spinner />
        <p>{previewCopy.opening}</p>
      </>
    );
  }
  const { device, failure } = opened.problem;
  return (
    <WithoutPicture
      text={failureText(device, failure).title}
      detail={device === 'camera' ? previewCopy.goesWithout : previewCopy.toldInCall}
    />
  );
}

const WithoutPicture = ({ text, detail }: { text: string; detail?: string }) => (
  <>
    <VideoOff aria-hidden size={32} />
    <p className="font-medium text-stage-ink">{text}</p>
    {detail && <p>{detail}</p>}
  </>
);
