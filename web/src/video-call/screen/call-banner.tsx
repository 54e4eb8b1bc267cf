import type { CallSide } from '@app/contract/video-call';
import { CircleAlert, CirclePause, Mic, Video, Volume2, Wifi, WifiLow } from 'lucide-react';
import type { ReactNode } from 'react';
import { inServerTime } from '../../lib/server/server-time.ts';
import { useLasting } from '../../lib/use-lasting.ts';
import { useSecondsSince } from '../../lib/use-now.ts';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import type { CallView } from '../session/call-session.ts';
import { bannerCopy } from '../video-call.copy.ts';
import { LostSteps } from './lost-steps.tsx';

type Notice = { icon: ReactNode; text: string; detail?: string; isLost?: boolean };

type BannerProps = {
  view: CallView;
  name: string;
  /** The viewer's side. */
  side: CallSide;
  onRejoin: () => void;
  onSay: (text: string) => boolean;
};

/** Banner about the connection; nothing while it is good. */
export function CallBanner({ view, name, side, onRejoin, onSay }: BannerProps) {
  const isSlow = useLasting(view.state === 'connecting', SLOW_AFTER_MS);
  const notice = noticeOf(view, name, side, isSlow);
  return (
    <div role="status" className={notice ? 'mx-3 first:mt-2' : '-mt-2'}>
      {notice && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md border border-stage-line bg-stage-2 px-4 py-2">
          {notice.icon}
          <p className="min-w-0 flex-1">
            {notice.text}
            {notice.detail && <>. {notice.detail}</>}
          </p>
          {view.state === 'reconnecting' && <Countup since={view.stoppedAt} />}
          {notice.isLost && (
            <LostSteps
              view={view}
              name={name}
              mayAskToBePhoned={side === 'patient' && view.remote.presence === 'here'}
              onRejoin={onRejoin}
              onSay={onSay}
            />
          )}
        </div>
      )}
    </div>
  );
}

/** Usually both sides have met by then, and nothing has moved. */
const SLOW_AFTER_MS = 1_500;

/** The seconds are not announced to screen readers. */
const Countup = ({ since }: { since: number | null }) => (
  <span aria-hidden className="tabular-nums">
    {bannerCopy.seconds(useSecondsSince(since === null ? null : inServerTime(since)))}
  </span>
);

function noticeOf(view: CallView, name: string, side: CallSide, isSlow: boolean): Notice | null {
  const { state, remote } = view;
  if (state === 'ended') return null;
  if (remote.presence === 'gone') return left(view, name, side);
  if (state === 'connecting') return isSlow ? connecting(view, name) : null;
  if (state === 'reconnecting') return { icon: <Spinner />, text: bannerCopy.reconnecting };
  if (state === 'lost') return LOST;
  if (state === 'unstable') return UNSTABLE;
  if (view.isRecovered) return { icon: <Wifi aria-hidden />, text: bannerCopy.recovered };
  return replaced(view.local) ?? paused(view.local) ?? missing(remote, name);
}

const LOST: Notice = {
  icon: <CircleAlert aria-hidden />,
  text: bannerCopy.lost,
  detail: bannerCopy.lostDetail,
  isLost: true,
};

const UNSTABLE: Notice = {
  icon: <WifiLow aria-hidden />,
  text: bannerCopy.unstable,
  detail: bannerCopy.unstableDetail,
};

function replaced({ replacement }: CallView['local']): Notice | null {
  if (!replacement) return null;
  const { microphoneReplaced, microphoneReplacedDetail, cameraReplaced, cameraReplacedDetail } =
    bannerCopy;
  const { device, label } = replacement;
  return device === 'microphone'
    ? {
        icon: <Mic aria-hidden />,
        text: microphoneReplaced,
        detail: microphoneReplacedDetail(label),
      }
    : { icon: <Video aria-hidden />, text: cameraReplaced, detail: cameraReplacedDetail(label) };
}

/** A microphone that was lost too has its own dialog. */
const paused = ({ isCameraPaused, isInterrupted }: CallView['local']): Notice | null =>
  isCameraPaused && !isInterrupted
    ? {
        icon: <CirclePause aria-hidden />,
        text: bannerCopy.cameraPaused,
        detail: bannerCopy.cameraPausedDetail,
      }
    : null;

/** What does not arrive from the other side although it is on. */
function missing({ isStill, isSilent }: CallView['remote'], name: string): Notice | null {
  const { still, stillDetail, silent } = bannerCopy;
  if (isStill) return { icon: <WifiLow aria-hidden />, text: still(name), detail: stillDetail };
  return isSilent ? { icon: <Volume2 aria-hidden />, text: silent } : null;
}

const connecting = ({ remote }: CallView, name: string): Notice => ({
  icon: <Spinner />,
  text: remote.presence === 'here' ? bannerCopy.connecting : bannerCopy.waitingFor(name),
});

/** State of the other side. A professional must write the record before ending. */
function left({ remote }: CallView, name: string, side: CallSide): Notice {
  const icon = <CircleAlert aria-hidden />;
  if (side === 'professional') return { icon, text: bannerCopy.patientLeft };
  const isLost = remote.leftWhy === 'connection-lost' || remote.leftWhy === null;
  return { icon, text: isLost ? bannerCopy.otherLost(name) : bannerCopy.professionalLeft(name) };
}
