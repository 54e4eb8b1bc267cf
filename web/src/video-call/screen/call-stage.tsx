import type { CallSide } from '@app/contract/video-call';
import { MessageSquare, Mic } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { cx } from '../../ui/class-names.ts';
import { DevicePermission } from '../devices/device-permission.tsx';
import type { CallView, OtherSide, PeerSession } from '../session/call-session.ts';
import { stageCopy, textsCopy } from '../video-call.copy.ts';
import { CallBanner } from './call-banner.tsx';
import { CallEnding } from './call-ending.tsx';
import { CallToolbar } from './call-toolbar.tsx';
import { MoreOptions } from './more-options.tsx';
import { RemoteView } from './remote-view.tsx';
import { SelfView } from './self-view.tsx';
import { TextPanel } from './text-panel.tsx';
import { useCallActions } from './use-call-actions.ts';
import { useNewTexts } from './use-new-texts.ts';
import { usePeerSession } from './use-peer-session.ts';

export type CallStageProps = {
  session: PeerSession;
  /** Who is looking. */
  side: CallSide;
  other: OtherSide;
  /** Above the picture: name, timer or quality. */
  header?: ReactNode;
  /** *Cortar*, whose meaning depends on the screen. */
  onHangUp: () => void;
  /** Enters the same call again. */
  onEnterAgain: () => void;
  className?: string;
};

type Panel = 'none' | 'more' | 'texts';

/** The dark stage of a call, for both sides; fills the available height. */
export function CallStage({ header, className, onEnterAgain, ...props }: CallStageProps) {
  const { session, side } = props;
  const { ending } = usePeerSession(session);
  return (
    <section
      aria-label={stageCopy.stage}
      className={cx('stage flex h-full min-h-0 flex-col gap-2 bg-stage text-stage-ink', className)}
    >
      {header}
      {ending ? (
        <CallEnding ending={ending} side={side} onEnterAgain={onEnterAgain} />
      ) : (
        <InCall {...props} />
      )}
    </section>
  );
}

type InCallProps = Pick<CallStageProps, 'session' | 'side' | 'other' | 'onHangUp'>;

/** What is on the stage while the call goes on. */
function InCall({ session, side, other, onHangUp }: InCallProps) {
  const view = usePeerSession(session);
  const [panel, setPanel] = useState<Panel>('none');
  const [isFilling, setIsFilling] = useState(false);
  const texts = useNewTexts(view.messages, side, panel === 'texts');
  const more = useRef<HTMLButtonElement>(null);
  const { local } = view;
  const onFit = () => setIsFilling(!isFilling);
  const onWrite = () => setPanel('texts');
  const spoken = useCallActions({ session, side, local, isFilling, onFit, onWrite });
  return (
    <>
      <CallBanner
        view={view}
        name={other.name}
        side={side}
        onRejoin={() => void session.rejoin()}
        onSay={session.say}
      />
      <div className="relative mx-3 min-h-0 flex-1 overflow-hidden rounded-lg bg-stage-2">
        <Pictures session={session} view={view} other={other} isFilling={isFilling} />
        <OpenPanel
          {...{ panel, session, side, view, other, isFilling, onFit, onWrite }}
          onClose={() => {
            setPanel('none');
            more.current?.focus();
          }}
        />
      </div>
      <NewText
        text={texts.newest && textsCopy.received(other.name, texts.newest.body)}
        onOpen={onWrite}
      />
      <p role="status" className="sr-only">
        {spoken}
      </p>
      <CallToolbar
        local={local}
        hasKeys={side === 'professional'}
        isMoreOpen={panel === 'more'}
        unread={texts.unread}
        moreRef={more}
        onMicrophone={() => void session.toggle('microphone')}
        onCamera={() => void session.toggle('camera')}
        onMore={() => setPanel(panel === 'more' ? 'none' : 'more')}
        onHangUp={onHangUp}
      />
    </>
  );
}

type PicturesProps = Pick<CallStageProps, 'session' | 'other'> & {
  view: CallView;
  isFilling: boolean;
};

/** Both pictures, and problems of the devices. */
const Pictures = ({ session, view, other, isFilling }: PicturesProps) => (
  <>
    <RemoteView view={view} other={other} isFilling={isFilling} />
    {view.local.stream && <SelfView stream={view.local.stream} hasPicture={view.local.camera} />}
    <Interrupted view={view} onPress={() => void session.reacquire()} />
    <DevicePermission
      view={view}
      onRetry={() => void session.start()}
      onWithoutCamera={() => void session.start({ camera: false })}
    />
  </>
);

type OpenPanelProps = PicturesProps & {
  panel: Panel;
  side: CallSide;
  onFit: () => void;
  onWrite: () => void;
  onClose: () => void;
};

/** The panel over the picture: options or messages. */
function OpenPanel({ panel, session, side, view, other, ...rest }: OpenPanelProps) {
  const { isFilling, onFit, onWrite, onClose } = rest;
  if (panel === 'more') {
    return (
      <MoreOptions
        local={view.local}
        isFilling={isFilling}
        onWrite={onWrite}
        onSwitchCamera={() => void session.switchCamera()}
        onAudioOnly={() => void session.toggle('camera')}
        onFit={onFit}
        onMicrophone={(id) => void session.chooseMicrophone(id)}
        onClose={onClose}
      />
    );
  }
  if (panel === 'none') return null;
  return (
    <TextPanel
      messages={view.messages}
      side={side}
      name={other.name}
      onSay={session.say}
      onClose={onClose}
    />
  );
}

type NewTextProps = { text: string | undefined; onOpen: () => void };

/** The newest message, until it is read. */
const NewText = ({ text, onOpen }: NewTextProps) => (
  <div role="status" className={text ? 'mx-3' : '-mt-2'}>
    {text && (
      <button
        type="button"
        className="flex min-h-target w-full cursor-pointer items-center gap-3 rounded-md border border-stage-line bg-stage-2 px-4 py-2 text-left"
        onClick={onOpen}
      >
        <MessageSquare aria-hidden className="flex-none" />
        <span className="line-clamp-3 min-w-0 flex-1 break-words">{text}</span>
      </button>
    )}
  </div>
);

type InterruptedProps = { view: CallView; onPress: () => void };

/** The system interrupted the microphone: a button to take it back. */
const Interrupted = ({ view, onPress }: InterruptedProps) =>
  view.local.isInterrupted && view.state !== 'ended' ? (
    <div className="absolute inset-0 z-10 flex flex-col items-center justify-center gap-4 bg-stage/80 p-4 text-center">
      <button
        type="button"
        className="inline-flex min-h-call cursor-pointer items-center gap-3 rounded-full bg-stage-ink px-6 font-medium text-stage"
        onClick={onPress}
      >
        <Mic aria-hidden />
        {stageCopy.tapForMicrophone}
      </button>
      <p>{stageCopy.stillInterrupted}</p>
    </div>
  ) : null;
