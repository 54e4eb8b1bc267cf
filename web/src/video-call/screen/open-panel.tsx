import type { CallSide } from '@app/contract/video-call';
import type { CallView, OtherSide, PeerSession } from '../session/call-session.ts';
import { MoreOptions } from './more-options.tsx';
import { TextPanel } from './text-panel.tsx';

/** What is open over the picture. */
export type Panel = 'none' | 'more' | 'texts';

type Props = {
  panel: Panel;
  session: PeerSession;
  side: CallSide;
  view: CallView;
  other: OtherSide;
  isFilling: boolean;
  onFit: () => void;
  onWrite: () => void;
  onClose: () => void;
};

/** The panel over the picture: options or messages. */
export function OpenPanel({ panel, session, side, view, other, ...rest }: Props) {
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
      unsent={view.unsent}
      side={side}
      name={other.name}
      onSay={session.say}
      onClose={onClose}
    />
  );
}
