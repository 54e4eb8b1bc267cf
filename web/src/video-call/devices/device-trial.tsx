import { Check, Volume2 } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { playSound } from '../../lib/device/sounds.ts';
import { Button } from '../../ui/actions/button.tsx';
import { bringIntoView } from '../../ui/bring-into-view.ts';
import { cx } from '../../ui/class-names.ts';
import { Meter } from '../../ui/feedback/progress-bar.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { StreamVideo } from '../screen/stream-video.tsx';
import { checkCopy } from '../video-call.copy.ts';
import { NotHeard } from './not-heard.tsx';
import { TrialBar } from './trial-bar.tsx';
import { useHearing } from './use-hearing.ts';

type DeviceTrialProps = {
  stream: MediaStream;
  title: string | undefined;
  /** Continues automatically after a pass. */
  goesOn: boolean;
  onDone: (devices: { camera: boolean; isHeard: boolean }) => void;
  onWithoutCamera: () => void;
};

/** Shows and measures opened devices until they pass, or the person continues without them. */
export function DeviceTrial({ stream, title, goesOn, onDone, onWithoutCamera }: DeviceTrialProps) {
  const camera = stream.getVideoTracks().length > 0;
  const { level, hearing } = useHearing(stream);
  const isHeard = hearing === 'heard';
  const meter = useRef<HTMLDivElement>(null);
  const [sound, setSound] = useState<SoundState>('untried');
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
      <Card title={title}>
        {/* On a phone both are side by side, so that the fixed buttons cover nothing. */}
        <div className="flex flex-col gap-3 max-sm:flex-row max-sm:flex-wrap">
          {camera && <Preview stream={stream} />}
          <div
            ref={meter}
            className={cx('flex min-w-0 flex-1 basis-24 flex-col gap-2 sm:basis-auto', ABOVE_BAR)}
          >
            <p id="level">{checkCopy.speak}</p>
            <Meter label={checkCopy.level} value={level} valueText={checkCopy.levelValue(level)} />
          </div>
        </div>
        <SoundTrial state={sound} onPlay={handlePlay} onAnswer={setSound} />
        <Ticks ticks={ticks} />
        <NotHeard isShown={hearing === 'not-heard'} onGoOn={goesOn ? undefined : done} />
        {!goesOn && (
          <Button
            kind="primary"
            isWide
            disabledReason={isHeard ? null : checkCopy.notYet}
            onPress={done}
          >
            {checkCopy.continue}
          </Button>
        )}
      </Card>
      {goesOn && (
        <TrialBar
          hearing={hearing}
          mayGoOnAlone={sound === 'untried'}
          onDone={done}
          onExplain={() => meter.current?.scrollIntoView({ block: 'nearest' })}
          onWithoutCamera={camera ? onWithoutCamera : undefined}
        />
      )}
    </>
  );
}

/** Keeps content that is scrolled into view above a phone's fixed buttons, which are taller here than elsewhere. */
const ABOVE_BAR = 'upright:scroll-mb-16';

const Preview = ({ stream }: { stream: MediaStream }) => (
  <figure className="flex flex-col gap-2">
    <StreamVideo
      stream={stream}
      label={checkCopy.preview}
      isMuted
      isMirrored
      className="aspect-[4/3] w-full max-w-md rounded-lg bg-stage object-cover max-sm:aspect-square max-sm:w-30"
    />
    <figcaption className="text-small text-ink-2 max-sm:sr-only">{checkCopy.preview}</figcaption>
  </figure>
);

type SoundState = 'untried' | 'asked' | 'heard' | 'not-heard';

type SoundTrialProps = {
  state: SoundState;
  onPlay: () => void;
  onAnswer: (answer: 'heard' | 'not-heard') => void;
};

const SoundTrial = ({ state, onPlay, onAnswer }: SoundTrialProps) => (
  <div className="flex flex-wrap items-center gap-3 upright:[&_button]:scroll-mb-16">
    <Button icon={<Volume2 aria-hidden />} onPress={onPlay}>
      {checkCopy.playSound}
    </Button>
    {state === 'asked' && (
      <InView>
        <p className="max-sm:w-full">{checkCopy.didYouHear}</p>
        <Button onPress={() => onAnswer('heard')}>{checkCopy.yes}</Button>
        <Button onPress={() => onAnswer('not-heard')}>{checkCopy.no}</Button>
      </InView>
    )}
    <p role="status">{state === 'not-heard' && checkCopy.noSound}</p>
  </div>
);

/** Scrolled into view when it appears. */
const InView = ({ children }: { children: ReactNode }) => (
  <div ref={bringIntoView} className={cx('flex flex-wrap items-center gap-3', ABOVE_BAR)}>
    {children}
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
