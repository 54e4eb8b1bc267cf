import { useState } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { ThumbBar } from '../../ui/layout/thumb-bar.tsx';
import { checkCopy, deviceCopy } from '../video-call.copy.ts';
import { GoingOn } from './going-on.tsx';
import type { Hearing } from './use-hearing.ts';

type TrialBarProps = {
  hearing: Hearing;
  /** Nothing else is being tested, so a pass can continue automatically. */
  mayGoOnAlone: boolean;
  onDone: () => void;
  /** Called if *Continuar* is clicked before the microphone picked up sound. */
  onExplain: () => void;
  /** Absent if the camera is not tested. */
  onWithoutCamera: (() => void) | undefined;
};

/** The buttons to leave the test, below the conditions of each. */
export const TrialBar = ({ onWithoutCamera, onExplain, ...props }: TrialBarProps) => (
  <ThumbBar
    // Except on a phone, the buttons are below it and must not move when it changes.
    note={
      <div className="flex min-h-control items-center upright:min-h-0">
        <Note {...props} />
      </div>
    }
  >
    {onWithoutCamera && <Button onPress={onWithoutCamera}>{deviceCopy.withoutCamera}</Button>}
    <Button
      kind="primary"
      disabledReason={props.hearing === 'heard' ? null : checkCopy.notYet}
      onPress={props.onDone}
      onExplain={onExplain}
    >
      {checkCopy.continue}
    </Button>
  </ThumbBar>
);

type NoteProps = Pick<TrialBarProps, 'hearing' | 'mayGoOnAlone' | 'onDone'>;

function Note({ hearing, mayGoOnAlone, onDone }: NoteProps) {
  const [stays, setStays] = useState(false);
  // Already announced with *Continuar*.
  if (hearing === 'listening') return <p aria-hidden>{checkCopy.notYet}</p>;
  if (hearing === 'not-heard') {
    return (
      <div className="flex flex-1 items-center gap-3">
        <p className="flex-1">{checkCopy.notHeard}</p>
        <Button onPress={onDone}>{checkCopy.goOn}</Button>
      </div>
    );
  }
  if (stays || !mayGoOnAlone) return <p>{checkCopy.mayGoOn}</p>;
  return <GoingOn onEnd={onDone} onStay={() => setStays(true)} />;
}
