import { Check, Volume2 } from 'lucide-react';
import { useState } from 'react';
import { playSound } from '../../lib/device/sounds.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Meter } from '../../ui/feedback/progress-bar.tsx';
import { ThumbBar } from '../../ui/layout/thumb-bar.tsx';
import { StreamVideo } from '../screen/stream-video.tsx';
import { checkCopy, deviceCopy } from '../video-call.copy.ts';
import { GoingOn } from './going-on.tsx';
import { NotHeard } from './not-heard.tsx';
import { useHearing } from './use-hearing.ts';

type DeviceTrialProps = {
  stream: MediaStream;
  /** Goes on by itself after a pass. */
  goesOn: boolean;
  onDone: (devices: { camera: boolean; isHeard: boolean }) => void;
  onWithoutCamera: () => void;
};

/** Shows and measures opened devices until they pass, or the person goes on without. */
export function DeviceTrial({ stream, goesOn, onDone, onWithoutCamera }: DeviceTrialProps) {
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
  const done = () => onDone({ camera, isHeard });
  return (
    <>
      {camera && <Preview stream={stream} />}
      <div className="flex flex-col gap-2">
        <p id="level">{checkCopy.speak}</p>
        <Meter label={checkCopy.level} value={level} valueText={checkCopy.levelValue(level)} />
      </div>
      <SoundTrial state={sound} onPlay={handlePlay} onAnswer={setSound} />
      <Ticks ticks={ticks} />
      <NotHeard isShown={hearing === 'not-heard'} onGoOn={done} />
      {goesOn ? (
        <ThumbBar
          note={
            <div className="min-h-control">
              {isHeard && sound === 'untried' && <GoingOn onEnd={done} />}
            </div>
          }
        >
          {camera && <Button onPress={onWithoutCamera}>{deviceCopy.withoutCamera}</Button>}
          <GoOn isHeard={isHeard} isWide={false} onPress={done} />
        </ThumbBar>
      ) : (
        <GoOn isHeard={isHeard} isWide onPress={done} />
      )}
    </>
  );
}

type GoOnProps = { isHeard: boolean; isWide: boolean; onPress: () => void };

const GoOn = ({ isHeard, isWide, onPress }: GoOnProps) => (
  <Button
    kind="primary"
    isWide={isWide}
    disabledReason={isHeard ? null : checkCopy.notYet}
    onPress={onPress}
  >
    {checkCopy.continue}
  </Button>
);

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
