import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useFocusKept } from '../../lib/page.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import type { DeviceProblem } from '../session/call-session.ts';
import { checkCopy, deviceCopy } from '../video-call.copy.ts';
import { isPassKept, keepPass, opensUnasked } from './device-pass.ts';
import { FailureExplanation, mayGoWithout } from './device-permission.tsx';
import { DeviceTrial } from './device-trial.tsx';
import { openDevices, stopTracks, type WantedDevices } from './devices.ts';

export type DeviceCheckProps = {
  /** The chosen equipment, and whether the microphone picked up sound. */
  onDone: (devices: { camera: boolean; isHeard: boolean }) => void;
  /** Without the camera: only the microphone is tested. */
  isAudioOnly?: boolean;
  /**
   * As a step of another flow, with this heading: skipped if it passed today and the browser opens the devices;
   * starts automatically if the browser does not ask, and continues automatically after a pass.
   */
  wayHeading?: ReactNode;
  open?: typeof openDevices;
};

/** Tests camera, microphone and sound, with advice if one fails. */
export function DeviceCheck({
  onDone,
  isAudioOnly = false,
  wayHeading,
  open = openDevices,
}: DeviceCheckProps) {
  const isOnTheWay = wayHeading !== undefined;
  const { opening, stream, problem, openWith } = useOpening(open, isOnTheWay);
  const wanted = { camera: !isAudioOnly };
  const onPassed = () => onDone({ ...wanted, isHeard: true });
  useBeginning(isOnTheWay, wanted, {
    onPassed,
    onPassedBefore: () => openWith(wanted, 'asking', onPassed),
    onUnasked: () => openWith(wanted, 'starting'),
    onAsked: () => openWith(null, 'no'),
  });
  useFocusKept(opening);
  if (opening === 'unknown') return null;
  const title = isOnTheWay ? undefined : checkCopy.title;
  const pass: DeviceCheckProps['onDone'] = (tried) => {
    if (tried.isHeard && tried.camera === wanted.camera) keepPass();
    onDone(tried);
  };
  return (
    <>
      {wayHeading}
      {stream ? (
        <DeviceTrial
          stream={stream}
          title={title}
          onDone={pass}
          goesOn={isOnTheWay}
          onWithoutCamera={() => openWith({ camera: false }, 'starting')}
        />
      ) : (
        <Card title={title}>
          {problem && (
            <Problem
              problem={problem}
              onRetry={() => openWith(wanted, 'asking')}
              onWithoutCamera={() => openWith({ camera: false }, 'asking')}
              onWithoutDevices={() => onDone({ camera: false, isHeard: false })}
            />
          )}
          {opening === 'starting' && <p role="status">{checkCopy.starting}</p>}
          {!problem && opening !== 'starting' && (
            <Explanation
              isAsking={opening === 'asking'}
              onStart={() => openWith(wanted, 'asking')}
              onWithoutCamera={() => openWith({ camera: false }, 'asking')}
            />
          )}
        </Card>
      )}
    </>
  );
}

/** Unknown yet; started automatically; waiting for a click; asking the browser; open. */
type Opening = 'unknown' | 'starting' | 'no' | 'asking' | 'open';

/** The devices being tested, opened again as often as needed. */
function useOpening(open: typeof openDevices, isOnTheWay: boolean) {
  const [opening, setOpening] = useState<Opening>(isOnTheWay ? 'unknown' : 'no');
  const [stream, setStream] = useState<MediaStream | null>(null);
  const [problem, setProblem] = useState<DeviceProblem | null>(null);
  const newest = useRef<WantedDevices | null>(null);
  useEffect(() => () => stopTracks(stream), [stream]);
  const openNow = async (wanted: WantedDevices, onPassed?: () => void) => {
    const opened = await open(wanted);
    // Another choice was made while the browser was asking.
    if (newest.current !== wanted) return stopTracks(opened.stream);
    if (opened.stream && onPassed) {
      stopTracks(opened.stream);
      return onPassed();
    }
    setStream(opened.stream);
    setProblem(opened.problem);
    setOpening(opened.stream ? 'open' : 'no');
  };
  const openWith = (wanted: WantedDevices | null, how: Opening, onPassed?: () => void) => {
    newest.current = wanted;
    setOpening(how);
    setStream(null);
    setProblem(null);
    if (wanted) void openNow(wanted, onPassed);
  };
  return { opening, stream, problem, openWith };
}

type Beginning = {
  onPassed: () => void;
  /** It passed before, but the browser has to open the devices again. */
  onPassedBefore: () => void;
  onUnasked: () => void;
  onAsked: () => void;
};

async function howItBegins(wanted: WantedDevices): Promise<keyof Beginning> {
  const isUnasked = await opensUnasked(wanted);
  if (isPassKept()) return isUnasked ? 'onPassed' : 'onPassedBefore';
  return isUnasked ? 'onUnasked' : 'onAsked';
}

/** Determines once how the test starts as a step of another flow. */
function useBeginning(isOnTheWay: boolean, { camera }: WantedDevices, beginning: Beginning): void {
  const told = useRef(beginning);
  told.current = beginning;
  useEffect(() => {
    if (!isOnTheWay) return;
    let isHere = true;
    void howItBegins({ camera }).then((how) => {
      if (isHere) told.current[how]();
    });
    return () => {
      isHere = false;
    };
  }, [isOnTheWay, camera]);
}

type ExplanationProps = {
  isAsking: boolean;
  onStart: () => void;
  onWithoutCamera: () => void;
};

/** Explains the browser's permission prompt before it appears. */
const Explanation = ({ isAsking, onStart, onWithoutCamera }: ExplanationProps) => (
  <>
    <p role="status">
      {deviceCopy.explain} <strong>{deviceCopy.allow}</strong>.
    </p>
    <div className="flex flex-wrap gap-3">
      <Button kind="primary" isPending={isAsking} onPress={onStart}>
        {checkCopy.start}
      </Button>
      <Button kind="quiet" onPress={onWithoutCamera}>
        {deviceCopy.withoutCamera}
      </Button>
    </div>
  </>
);

type ProblemProps = {
  problem: DeviceProblem;
  onRetry: () => void;
  onWithoutCamera: () => void;
  onWithoutDevices: () => void;
};

const Problem = ({ problem, onRetry, onWithoutCamera, onWithoutDevices }: ProblemProps) => (
  <div role="alert" className="flex flex-col gap-4">
    <FailureExplanation problem={problem} />
    <div className="flex flex-wrap gap-3">
      <Button kind="primary" onPress={onRetry}>
        {deviceCopy.retry}
      </Button>
      {problem.device === 'camera' && (
        <Button onPress={onWithoutCamera}>{deviceCopy.audioOnly}</Button>
      )}
      {mayGoWithout(problem) && (
        <Button onPress={onWithoutDevices}>{deviceCopy.withoutDevices}</Button>
      )}
    </div>
  </div>
);
