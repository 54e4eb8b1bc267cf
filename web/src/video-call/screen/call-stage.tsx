import type { CallSide } from '@app/contract/video-call';
import { MessageSquare } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useOneColumn } from '../../lib/use-media.ts';
import { cx } from '../../ui/class-names.ts';
import type { OtherSide, PeerSession } from '../session/call-session.ts';
import { stageCopy, textsCopy } from '../video-call.copy.ts';
import { CallBanner } from './call-banner.tsx';
import { CallEnding } from './call-ending.tsx';
import { CallToolbar } from './call-toolbar.tsx';
import { OpenPanel, type Panel } from './open-panel.tsx';
import { PictureFrame } from './picture-frame.tsx';
import { useCallActions } from './use-call-actions.ts';
import { useNewTexts } from './use-new-texts.ts';
import { usePeerSession } from './use-peer-session.ts';

export type CallStageProps = {
  session: PeerSession;
  /** The viewer's side. */
  side: CallSide;
  other: OtherSide;
  /** Above the picture: patient, name and duration. */
  header?: ReactNode;
  /** *Cortar*, whose meaning depends on the screen. */
  onHangUp: () => void;
  /** Enters the same call again. */
  onEnterAgain: () => void;
  className?: string;
};

/** The dark stage of a call, for both sides; fills the available height. */
export function CallStage({ header, className, onEnterAgain, ...props }: CallStageProps) {
  const { session, side } = props;
  const { ending } = usePeerSession(session);
  return (
    <section
      aria-label={stageCopy.stage}
      data-tells-offline
      className={cx(
        'group/stage stage flex h-full min-h-0 flex-col gap-2 bg-stage text-stage-ink',
        className,
      )}
    >
      {header && (
        <div className="flex flex-col gap-2 short:group-has-data-panel/stage:hidden">{header}</div>
      )}
      {ending ? (
        <CallEnding ending={ending} side={side} onEnterAgain={onEnterAgain} />
      ) : (
        <InCall {...props} />
      )}
    </section>
  );
}

type InCallProps = Pick<CallStageProps, 'session' | 'side' | 'other' | 'onHangUp'>;

/** Content of the stage during the call. A professional's controls are over the picture. */
function InCall({ session, side, other, onHangUp }: InCallProps) {
  const view = usePeerSession(session);
  const [panel, setPanel] = useState<Panel>('none');
  const fold = useFold(side);
  const { isFilling, onFit } = useFit(side);
  const texts = useNewTexts(view.messages, side, panel === 'texts');
  const more = useRef<HTMLButtonElement>(null);
  const { local } = view;
  const onWrite = () => setPanel('texts');
  const spoken = useCallActions({ session, side, local, isFilling, onFit, onWrite });
  const toolbar = (
    <CallToolbar
      view={view}
      hasKeys={side === 'professional'}
      fold={fold}
      isMoreOpen={panel === 'more'}
      unread={texts.unread}
      moreRef={more}
      onMicrophone={() => void session.toggle('microphone')}
      onCamera={() => void session.toggle('camera')}
      onMore={() => setPanel(panel === 'more' ? 'none' : 'more')}
      onHangUp={onHangUp}
    />
  );
  const isOver = side === 'professional';
  return (
    <>
      <CallBanner
        view={view}
        name={other.name}
        side={side}
        onRejoin={() => void session.rejoin()}
        onSay={session.say}
      />
      <PictureFrame
        {...{ session, view, other, isFilling }}
        {...(isOver && { toolbar, isFolded: fold?.isFolded === true })}
        isPanelOpen={panel !== 'none'}
      >
        <OpenPanel
          {...{ panel, session, side, view, other, isFilling, onFit, onWrite }}
          onClose={() => {
            setPanel('none');
            more.current?.focus();
          }}
        />
      </PictureFrame>
      <NewText
        text={texts.newest && textsCopy.received(other.name, texts.newest.body)}
        onOpen={onWrite}
      />
      <p role="status" className="sr-only">
        {spoken}
      </p>
      {!isOver && toolbar}
    </>
  );
}

/** A patient's telephone is filled by the professional; a professional sees all of the patient. */
function useFit(side: CallSide) {
  const isNarrow = useOneColumn();
  const [chosen, setChosen] = useState<boolean>();
  const isFilling = chosen ?? (side === 'patient' && isNarrow);
  return { isFilling, onFit: () => setChosen(!isFilling) };
}

/** Folds the picture away, for professionals on a narrow screen; the sound stays. */
function useFold(side: CallSide) {
  const isNarrow = useOneColumn();
  const [isFolded, setIsFolded] = useState(false);
  if (side === 'patient' || !isNarrow) return undefined;
  return { isFolded, onFold: () => setIsFolded(!isFolded) };
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
        <span className="line-clamp-3 min-w-0 flex-1">{text}</span>
      </button>
    )}
  </div>
);
