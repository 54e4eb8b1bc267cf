import {
  ChevronDown,
  ChevronUp,
  Ellipsis,
  Mic,
  MicOff,
  PhoneOff,
  Video,
  VideoOff,
} from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type RefObject, useRef, useState } from 'react';
import { ariaKeys, type Shortcut } from '../../lib/shortcuts.ts';
import { ShortcutBadge } from '../../ui/actions/shortcut-keys.tsx';
import { cx } from '../../ui/class-names.ts';
import type { CallView } from '../session/call-session.ts';
import { stageCopy } from '../video-call.copy.ts';
import { CallTimer } from './call-timer.tsx';

type Control = {
  /** Label of what a click does now, which shows the state. */
  label: string;
  /** Text below the icon. */
  text: string;
  icon: ReactNode;
  onPress: () => void;
  look?: 'off' | 'hang-up';
  isExpanded?: boolean;
  badge?: number;
  shortcut?: Shortcut | false;
  ref?: RefObject<HTMLButtonElement | null>;
};

/** Hides and shows the picture. */
type Fold = { isFolded: boolean; onFold: () => void };

type ToolbarProps = {
  view: Pick<CallView, 'local' | 'startedAt'>;
  /** Absent if the picture cannot be folded away. */
  fold: Fold | undefined;
  /** Whether the shortcuts of professionals work. */
  hasKeys: boolean;
  isMoreOpen: boolean;
  unread: number;
  onMicrophone: () => void;
  onCamera: () => void;
  onMore: () => void;
  onHangUp: () => void;
  /** Gets the focus back when the options close. */
  moreRef: RefObject<HTMLButtonElement | null>;
};

/** The controls of a call, with the time next to them if there is no picture to show it on. */
export const CallToolbar = ({ fold, ...props }: ToolbarProps) => (
  <div className="relative flex items-center justify-center">
    {fold?.isFolded && (
      <span className="pl-3 text-small">
        <CallTimer startedAt={props.view.startedAt} />
      </span>
    )}
    <Toolbar controls={[...controlsOf(props), ...(fold ? [foldControl(fold)] : [])]} />
  </div>
);

const foldControl = ({ isFolded, onFold }: Fold): Control => ({
  label: isFolded ? stageCopy.unfold : stageCopy.fold,
  text: stageCopy.picture,
  icon: isFolded ? <ChevronDown aria-hidden /> : <ChevronUp aria-hidden />,
  onPress: onFold,
});

/** The four controls of every call. */
function controlsOf({
  view: { local },
  hasKeys,
  isMoreOpen,
  unread,
  moreRef,
  ...on
}: Omit<ToolbarProps, 'fold'>): Control[] {
  return [
    {
      label: local.microphone ? stageCopy.mute : stageCopy.unmute,
      text: stageCopy.microphone,
      icon: local.microphone ? <Mic aria-hidden /> : <MicOff aria-hidden />,
      onPress: on.onMicrophone,
      shortcut: hasKeys && 'microphone',
      ...(!local.microphone && { look: 'off' }),
    },
    {
      label: local.camera ? stageCopy.cameraOff : stageCopy.cameraOn,
      text: stageCopy.camera,
      icon: local.camera ? <Video aria-hidden /> : <VideoOff aria-hidden />,
      onPress: on.onCamera,
      shortcut: hasKeys && 'camera',
      ...(!local.camera && { look: 'off' }),
    },
    {
      label: stageCopy.moreOptions(unread),
      text: stageCopy.more,
      icon: <Ellipsis aria-hidden />,
      onPress: on.onMore,
      isExpanded: isMoreOpen,
      badge: unread,
      ref: moreRef,
    },
    {
      label: stageCopy.hangUpCall,
      text: stageCopy.hangUp,
      icon: <PhoneOff aria-hidden />,
      onPress: on.onHangUp,
      look: 'hang-up',
    },
  ];
}

const STEPS: Partial<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** A toolbar: one tab stop, with arrow keys between controls. */
function Toolbar({ controls }: { controls: readonly Control[] }) {
  const [current, setCurrent] = useState(0);
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  const go = (index: number) => {
    const wrapped = (index + controls.length) % controls.length;
    setCurrent(wrapped);
    buttons.current[wrapped]?.focus();
  };
  const handleKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step !== undefined) go(current + step);
    else if (event.key === 'Home') go(0);
    else if (event.key === 'End') go(controls.length - 1);
    else return;
    event.preventDefault();
  };
  return (
    <div
      role="toolbar"
      aria-label={stageCopy.toolbar}
      className="flex flex-1 justify-evenly gap-1 large-letters:gap-0 px-2 py-3 group-data-over/frame:py-1 md:justify-center md:gap-6 md:group-data-over/frame:py-2"
      onKeyDown={handleKey}
    >
      {controls.map((control, index) => (
        <ControlButton
          key={control.text}
          control={control}
          isStop={index === Math.min(current, controls.length - 1)}
          onFocus={() => setCurrent(index)}
          register={(button) => {
            buttons.current[index] = button;
            if (control.ref) control.ref.current = button;
          }}
        />
      ))}
    </div>
  );
}

const LOOKS = {
  on: 'border-stage-line bg-stage-2 text-stage-ink',
  off: 'border-stage-ink bg-stage-ink text-stage',
  'hang-up': 'border-hangup bg-hangup text-surface',
} as const;

type ControlButtonProps = {
  control: Control;
  isStop: boolean;
  onFocus: () => void;
  register: (button: HTMLButtonElement | null) => void;
};

const ControlButton = ({ control, isStop, onFocus, register }: ControlButtonProps) => (
  <span className="flex flex-col items-center gap-1">
    <button
      ref={register}
      type="button"
      tabIndex={isStop ? 0 : -1}
      aria-label={control.label}
      aria-expanded={control.isExpanded}
      aria-keyshortcuts={control.shortcut ? ariaKeys(control.shortcut) : undefined}
      className="flex min-w-[68px] large-letters:min-w-0 cursor-pointer flex-col items-center gap-1 rounded-md py-1 text-14 text-stage-ink max-md:group-data-over/frame:min-w-[44px] max-md:group-data-over/frame:py-0"
      onFocus={onFocus}
      onClick={control.onPress}
    >
      <span
        className={cx(
          'relative grid size-call place-items-center rounded-full border large-letters:size-[min(56px,22vw)] max-md:group-data-over/frame:size-[44px]',
          LOOKS[control.look ?? 'on'],
        )}
      >
        {control.icon}
        {Boolean(control.badge) && (
          <span
            aria-hidden
            className="absolute -top-1 -right-1 min-w-6 rounded-full bg-acting-bg px-1.5 text-14 font-bold text-acting-ink"
          >
            {control.badge}
          </span>
        )}
      </span>
      <span className="large-letters:hidden short:group-has-data-panel/stage:hidden group-data-over/frame:rounded-full group-data-over/frame:bg-stage/80 group-data-over/frame:px-2 max-md:group-data-over/frame:hidden">
        {control.text}
      </span>
    </button>
    {/* Outside the button, so that its accessible name does not include the keys. */}
    {control.shortcut && <ShortcutBadge shortcut={control.shortcut} isOnStage />}
  </span>
);
