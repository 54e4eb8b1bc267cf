import { Check, Volume2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { playSound } from '../../lib/device/sounds.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Meter } from '../../ui/feedback/progress-bar.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { StreamVideo } from '../screen/stream-video.tsx';
import type { DeviceProblem } from '../session/call-session.ts';
import { checkCopy, deviceCopy } from '../video-call.copy.ts';
import { FailureExplanation } from './device-permission.tsx';
import { openDevices, stopTracks, type WantedDevices } from './devices.ts';
import { NotHeard } from './not-heard.tsx';
import { useHearing } from './use-hearing.ts';

export type DeviceCheckProps = {
  /** The chosen equipment, and whether the microphone was heard. */
  onDone: (devices: { camera: boolean; isHeard: boolean }) => void;
  /** Without camera: only the microphone is tested. */
  isAudioOnly?: boolean;
  open?: typeof openDevices;
};

type Opening = 'no' | 'asking' | 'open';

/** Tests camera, microphone and sound, with advice where one fails. */
export function DeviceCheck({ onDone, isAudioOnly = false, open = openDevices }: DeviceCheckProps) {
  const [opening, setOpening] = useState<Opening>('no');
  const [stream, setStream] = useState<MediaStream | null>(null);
  const [problem, setProblem] = useState<DeviceProblem | null>(null);
  useEffect(() => () => stopTracks(stream), [stream]);

  const handleOpen = async (wanted: WantedDevices) => {
    setOpening('asking');
    setProblem(null);
    const opened = await open(wanted);
    setStream(opened.stream);
    setProblem(opened.problem);
    setOpening(opened.stream ? 'open' : 'no');
  };
  const withoutCamera = () => void handleOpen({ camera: false });
  const withWanted = () => void handleOpen({ camera: !isAudioOnly });

  return (
    <Card title={checkCopy.title}>
      {problem && (
        <Problem problem={problem} onRetry={withWanted} onWithoutCamera={withoutCamera} />
      )}
      {!problem && opening !== 'open' && (
        <Explanation
          isAsking={opening === 'asking'}
          onStart={withWanted}
          onWithoutCamera={withoutCamera}
        />
      )}
      {stream && <Trial stream={stream} onDone={onDone} />}
    </Card>
  );
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
};

const Problem = ({ problem, onRetry, onWithoutCamera }: ProblemProps) => (
  <div role="alert" className="flex flex-col gap-4">
    <FailureExplanation problem={problem} />
    <div className="flex flex-wrap gap-3">
      <Button kind="primary" onPress={onRetry}>
        {deviceCopy.retry}
      </Button>
      {problem.device === 'camera' && (
        <Button onPress={onWithoutCamera}>{deviceCopy.audioOnly}</Button>
      )}
    </div>
  </div>
);

type TrialProps = { stream: MediaStream; onDone: DeviceCheckProps['onDone'] };

function Trial({ stream, onDone }: TrialProps) {
  const camera = stream.getVideoTracks().length > 0;
  const { level, hearing } = useHearing(stream);
  const isHeard = hearing === 'heard';
  const [sound, setSound] = useState<'untried' | 'asked' | 'heard' | 'not-heard'>('untried');
  const handlePlay = () => {
    playSound('llamada');
    setSound('asked');
  };
  const ticks = [
    camera ? checkCopy.cameraWorks : checkCopy.withoutCamera,
    ...(isHeard ? [checkCopy.microphoneWorks] : []),
    ...(sound === 'heard' ? [checkCopy.soundWorks] : []),
  ];
  return (
    <>
      {camera && <Preview stream={stream} />}
      <div className="flex flex-col gap-2">
        <p id="level">{checkCopy.speak}</p>
        <Meter label={checkCopy.level} value={level} valueText={checkCopy.levelValue(level)} />
      </div>
      <SoundTrial state={sound} onPlay={handlePlay} onAnswer={setSound} />
      <Ticks ticks={ticks} />
      <NotHeard isShown={hearing === 'not-heard'} onGoOn={() => onDone({ camera, isHeard })} />
      <Button
        kind="primary"
        isWide
        disabledReason={isHeard ? null : checkCopy.notYet}
        onPress={() => onDone({ camera, isHeard })}
      >
        {checkCopy.continue}
      </Button>
    </>
  );
}

const Preview = ({ stream }: { stream: MediaStream }) => (
  <figure className="flex flex-col gap-2">
    <StreamVideo
      stream={stream}
      label={checkCopy.preview}
      isMuted
      isMirrored
      className="aspect-[4/3] w-full max-w-md rounded-lg bg-stage object-cover"
    />
    <figcaption className="text-small text-ink-2">{checkCopy.preview}</figcaption>
  </figure>
);

type SoundTrialProps = {
  state: 'untried' | 'asked' | 'heard' | 'not-heard';
  onPlay: () => void;
  onAnswer: (answer: 'heard' | 'not-heard') => void;
};

const SoundTrial = ({ state, onPlay, onAnswer }: SoundTrialProps) => (
  <div className="flex flex-wrap items-center gap-3">
    <Button icon={<Volume2 aria-hidden />} onPress={onPlay}>
      {checkCopy.playSound}
    </Button>
    {state === 'asked' && (
      <>
        <p>{checkCopy.didYouHear}</p>
        <Button onPress={() => onAnswer('heard')}>{checkCopy.yes}</Button>
        <Button onPress={() => onAnswer('not-heard')}>{checkCopy.no}</Button>
      </>
    )}
    <p role="status">{state === 'not-heard' && checkCopy.noSound}</p>
  </div>
);

const Ticks = ({ ticks }: { ticks: readonly string[] }) => (
  <div role="status">
    <ul aria-label={checkCopy.ticks} className="flex flex-col gap-1">
      {ticks.map((tick) => (
        <li key={tick} className="flex items-center gap-2 text-ok-700">
          <Check aria-hidden />
          {tick}
        </li>
      ))}
    </ul>
  </div>
);
