import { Mic, Video } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLasting } from '../../lib/use-lasting.ts';
import { StageButton } from '../../ui/actions/stage-button.tsx';
import { cx } from '../../ui/class-names.ts';
import { DevicePermission } from '../devices/device-permission.tsx';
import type { CallView, OtherSide, PeerSession } from '../session/call-session.ts';
import { deviceCopy, stageCopy } from '../video-call.copy.ts';
import { CallStatus } from './call-status.tsx';
import { RemoteView } from './remote-view.tsx';
import { SelfView } from './self-view.tsx';

type Props = {
  session: PeerSession;
  view: CallView;
  other: OtherSide;
  isFilling: boolean;
  /** The controls, over the lower edge of the picture. */
  toolbar?: ReactNode;
  /** Only the sound and the controls are left. */
  isFolded?: boolean;
  /** Whether something is open over the picture, which needs more space on a narrow screen. */
  isPanelOpen: boolean;
  /** The open panel. */
  children: ReactNode;
};

/**
 * Both pictures, and what is over them. With a toolbar the picture is at the top, near the camera, and on a
 * phone stays 150 px tall.
 */
export function PictureFrame({ toolbar, isFolded = false, children, ...props }: Props) {
  const { state, problem, local } = props.view;
  const isAsking = useLasting(state === 'permission', ASKING_AFTER_MS);
  const hasFault = problem !== null || isAsking || local.isInterrupted || local.isCameraLost;
  const isOpen = props.isPanelOpen || hasFault;
  return (
    <div
      {...(toolbar && { 'data-over': true })}
      {...(isFolded && { 'data-folded': true })}
      {...(props.isPanelOpen && { 'data-panel': true })}
      className={cx(
        'group/frame relative flex min-h-0 flex-1 flex-col overflow-hidden rounded-lg bg-stage-2',
        toolbar
          ? cx('max-md:flex-none md:mx-3 low:max-md:flex-auto!', heightOf(isOpen, isFolded))
          : 'mx-3',
      )}
    >
      <div className={cx('absolute inset-0', isFolded && 'invisible')}>
        <RemoteView view={props.view} other={props.other} isFilling={props.isFilling} />
      </div>
      {/* Nothing may cover the pictures' own buttons. */}
      <div className="pointer-events-none relative min-h-0 flex-1 *:pointer-events-auto">
        {!isFolded && <Over {...props} hasStatus={toolbar !== undefined} />}
        {children}
        <Faults {...props} isAsking={isAsking} />
      </div>
      {toolbar}
    </div>
  );
}

/** Devices that open without a prompt take less time. */
const ASKING_AFTER_MS = 800;

/** On a narrow screen: one line, a small picture, or space for an open panel. Beside the record, its height. */
function heightOf(isOpen: boolean, isFolded: boolean) {
  if (isOpen)
    return 'max-md:h-[min(380px,56dvh)] short:max-md:h-[calc(100dvh-4.5rem)] low:max-md:h-auto!';
  return isFolded ? 'max-md:h-[52px]' : 'h-[150px] sm:h-[220px] md:h-auto low:max-md:h-auto!';
}

type OverProps = Pick<Props, 'view'> & { hasStatus: boolean };

/** The person's own picture, and the state of the call. */
const Over = ({ view, hasStatus }: OverProps) => (
  <>
    {hasStatus && <CallStatus view={view} />}
    {view.local.stream && (
      <SelfView
        stream={view.local.stream}
        hasPicture={view.local.camera && !view.local.isCameraPaused}
      />
    )}
  </>
);

type FaultsProps = Pick<Props, 'session' | 'view'> & { isAsking: boolean };

/** Problems of the devices. */
const Faults = ({ session, view, isAsking }: FaultsProps) => (
  <>
    {view.state !== 'ended' && !view.problem && <LostDevice session={session} local={view.local} />}
    <DevicePermission
      problem={view.problem}
      isAsking={isAsking}
      onRetry={() => void session.start()}
      onWithoutCamera={() => void session.start({ camera: false })}
      onWithoutDevices={session.startWithout}
    />
  </>
);

type LostDeviceProps = { session: PeerSession; local: CallView['local'] };

/** A device that was lost: the microphone first, since a consultation needs it most. */
function LostDevice({ session, local }: LostDeviceProps) {
  if (local.isInterrupted) {
    return (
      <TakeBack
        icon={<Mic aria-hidden />}
        text={stageCopy.tapForMicrophone}
        onPress={() => void session.reacquire()}
      >
        <p>{stageCopy.stillInterrupted}</p>
      </TakeBack>
    );
  }
  if (!local.isCameraLost) return null;
  return (
    <TakeBack
      isAtFoot
      icon={<Video aria-hidden />}
      text={stageCopy.tapForCamera}
      onPress={() => void session.toggle('camera')}
    >
      <StageButton isSecondary onPress={() => void session.start({ camera: false })}>
        {deviceCopy.audioOnly}
      </StageButton>
    </TakeBack>
  );
}

type TakeBackProps = {
  icon: ReactNode;
  text: string;
  onPress: () => void;
  /** Only at the foot, so that the other side stays in sight. */
  isAtFoot?: boolean;
  children: ReactNode;
};

/** A button to open a device again, and alternatives. */
const TakeBack = ({ icon, text, onPress, isAtFoot = false, children }: TakeBackProps) => (
  <div
    role="alert"
    className={cx(
      'absolute z-10 flex items-center justify-center overflow-auto text-center',
      isAtFoot
        ? 'inset-x-0 bottom-0 max-h-full flex-wrap gap-2 p-2'
        : 'inset-0 flex-col gap-4 bg-stage/80 p-4',
    )}
  >
    <button
      type="button"
      className="inline-flex min-h-call max-w-md cursor-pointer items-center gap-3 rounded-full bg-stage-ink px-6 py-2 font-medium text-stage"
      onClick={onPress}
    >
      {icon}
      {text}
    </button>
    {children}
  </div>
);
