import { MessageSquareText, Mic, Scan, SwitchCamera, Video, VideoOff } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { cx } from '../../ui/class-names.ts';
import type { CallView, Microphone } from '../session/call-session.ts';
import { stageCopy } from '../video-call.copy.ts';

type MoreOptionsProps = {
  local: CallView['local'];
  isFilling: boolean;
  onWrite: () => void;
  onSwitchCamera: () => void;
  onAudioOnly: () => void;
  onFit: () => void;
  onMicrophone: (id: string) => void;
  onClose: () => void;
};

/** Less frequent options; Escape closes them. */
export function MoreOptions({ local, isFilling, onClose, ...on }: MoreOptionsProps) {
  const first = useRef<HTMLDivElement>(null);
  useEffect(() => {
    first.current?.querySelector('button')?.focus();
  }, []);
  const closing = (act: () => void) => () => {
    act();
    onClose();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
  };
  return (
    <section
      ref={first}
      aria-label={stageCopy.moreOptions(0)}
      className="absolute inset-x-3 bottom-3 z-10 mx-auto flex max-h-[calc(100%-24px)] max-w-sm flex-col gap-1 overflow-auto rounded-lg border border-stage-line bg-stage-2 p-2"
      onKeyDown={handleKey}
    >
      <Choice icon={<MessageSquareText aria-hidden />} onPress={on.onWrite}>
        {stageCopy.writeMessage}
      </Choice>
      {local.camera && (
        <Choice icon={<SwitchCamera aria-hidden />} onPress={closing(on.onSwitchCamera)}>
          {stageCopy.switchCamera}
        </Choice>
      )}
      <Choice
        icon={local.camera ? <VideoOff aria-hidden /> : <Video aria-hidden />}
        onPress={closing(on.onAudioOnly)}
      >
        {local.camera ? stageCopy.audioOnly : stageCopy.videoAgain}
      </Choice>
      <Choice icon={<Scan aria-hidden />} onPress={closing(on.onFit)}>
        {isFilling ? stageCopy.fit : stageCopy.fill}
      </Choice>
      {local.microphones.length > 1 && (
        <MicrophoneChoice microphones={local.microphones} onChoose={on.onMicrophone} />
      )}
      <Choice onPress={onClose}>{stageCopy.closeOptions}</Choice>
    </section>
  );
}

type ChoiceProps = { icon?: ReactNode; onPress: () => void; children: ReactNode };

const Choice = ({ icon, onPress, children }: ChoiceProps) => (
  <button
    type="button"
    className={cx(
      'flex min-h-target cursor-pointer items-center gap-3 rounded-md px-3 text-left hover:bg-stage',
      !icon && 'justify-center',
    )}
    onClick={onPress}
  >
    {icon}
    {children}
  </button>
);

type MicrophoneChoiceProps = {
  microphones: readonly Microphone[];
  onChoose: (id: string) => void;
};

const MicrophoneChoice = ({ microphones, onChoose }: MicrophoneChoiceProps) => (
  <label className="flex flex-col gap-1 px-3 py-2">
    <span className="flex items-center gap-3">
      <Mic aria-hidden />
      {stageCopy.chooseMicrophone}
    </span>
    <select
      className="min-h-target w-full rounded-sm border border-stage-line bg-stage px-3 text-stage-ink"
      onChange={(event) => onChoose(event.target.value)}
    >
      {microphones.map(({ id, label }, index) => (
        <option key={id} value={id}>
          {label || stageCopy.microphoneNumber(index + 1)}
        </option>
      ))}
    </select>
  </label>
);
