import { MicOff, Volume2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { cx } from '../../ui/class-names.ts';
import { Avatar } from '../../ui/media/avatar.tsx';
import type { CallView, OtherSide } from '../session/call-session.ts';
import { stageCopy } from '../video-call.copy.ts';
import { FrozenPicture } from './frozen-picture.tsx';
import { StreamVideo } from './stream-video.tsx';

type RemoteViewProps = {
  view: CallView;
  other: OtherSide;
  /** Crops the picture to fill its area. */
  isFilling: boolean;
};

/** The other side: live, frozen during a reconnection, or as text. */
export function RemoteView({ view, other, isFilling }: RemoteViewProps) {
  const { name, face } = other;
  const { stream, camera, microphone, presence } = view.remote;
  const isHere = presence === 'here';
  return (
    <div className="absolute inset-0 flex items-center justify-center overflow-hidden [container-type:size] group-data-over/frame:items-start">
      {!(stream && camera) && (
        <div className="flex flex-col items-center gap-3 p-4 text-center text-stage-ink-2 group-data-over/frame:pt-10 md:group-data-over/frame:pt-[20cqh] [@container(max-height:220px)]:flex-row [@container(max-height:220px)_and_(min-width:240px)]:pr-24 [@container(max-height:220px)]:text-left [@container(max-height:160px)]:text-small [@container(max-height:160px)]:leading-tight [@container(max-height:160px)]:[&>:first-child]:size-12 [@container(max-height:160px)]:[&>:first-child]:text-18">
          <Avatar {...face} size="large" />
          {isHere && stream && <p>{stageCopy.theirCameraIsOff(name)}</p>}
        </div>
      )}
      {stream && <RemotePicture view={view} stream={stream} other={other} isFilling={isFilling} />}
      {isHere && !microphone && (
        <p className="absolute bottom-3 left-3 flex items-center gap-2 rounded-full bg-stage px-3 py-1 text-small group-data-over/frame:top-11 group-data-over/frame:bottom-auto">
          <MicOff aria-hidden size={18} />
          {stageCopy.theirMicrophoneIsOff(name)}
        </p>
      )}
    </div>
  );
}

/** On a desktop a small picture is enlarged to at most twice its size, to stay sharp. */
const LARGEST_SCALE = 2;

type PictureProps = RemoteViewProps & { stream: MediaStream };

function RemotePicture({ view, stream, other, isFilling }: PictureProps) {
  const [sourceHeight, setSourceHeight] = useState(0);
  const [isSoundBlocked, setIsSoundBlocked] = useState(false);
  const [presses, setPresses] = useState(0);
  const video = useRef<HTMLVideoElement>(null);
  const isWhole = !isFilling && sourceHeight > 0;
  const largestHeight = isWhole ? sourceHeight * LARGEST_SCALE : undefined;
  const fit = cx(
    'group-data-over/frame:object-[50%_25%] md:group-data-over/frame:object-top',
    isFilling ? 'object-cover' : 'object-contain',
  );
  return (
    <>
      <StreamVideo
        key={presses}
        videoRef={video}
        stream={stream}
        label={stageCopy.remoteView(other.name)}
        largestHeight={largestHeight}
        onSourceHeight={setSourceHeight}
        onBlocked={setIsSoundBlocked}
        className={cx('size-full', fit, !view.remote.camera && 'invisible absolute')}
      />
      {isFrozen(view) && (
        <FrozenPicture
          of={video}
          largestHeight={largestHeight}
          className={cx(
            'absolute inset-0 m-auto size-full opacity-50 group-data-over/frame:mt-0',
            largestHeight !== undefined && 'md:max-h-(--largest)',
            fit,
          )}
        />
      )}
      {isSoundBlocked && (
        <button
          type="button"
          className="absolute inline-flex min-h-call cursor-pointer items-center gap-3 rounded-full bg-stage-ink px-6 font-medium text-stage"
          onClick={() => setPresses(presses + 1)}
        >
          <Volume2 aria-hidden />
          {stageCopy.tapToListen}
        </button>
      )}
    </>
  );
}

/** Whether to show the dimmed last picture, since no new one arrives. */
const isFrozen = ({ state, remote }: CallView): boolean =>
  state === 'reconnecting' || state === 'lost' || remote.presence === 'gone';
