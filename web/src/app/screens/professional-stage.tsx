import type { CallChannel } from '@app/contract/video-call';
import type { QueueEntry } from '@app/contract/visits';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  CallStage,
  type CallToEnter,
  callChannelQuery,
  HangUpDialog,
  type OtherSide,
  type PeerSession,
  useCallSession,
  useDevicesOf,
} from '../../video-call/index.ts';
import { appCopy } from '../app.copy.ts';
import { useKeptEquipment } from './equipment.ts';

type StageProps = {
  entry: QueueEntry;
  createSession?: (entry: CallToEnter) => PeerSession;
};

/** The professional's side of the call; after it, what is left to do. */
export function ProfessionalStage({ entry, createSession }: StageProps) {
  const { data } = useQuery(callChannelQuery(entry.queueId));
  const isOver = entry.phase === 'ERROR' || (data !== undefined && !data.isLive);
  if (isOver) return <StageNote text={appCopy.callOver} />;
  if (!data) return <StageNote text={appCopy.callOpening} />;
  return <LiveStage call={data} other={otherOf(entry)} create={createSession} />;
}

const otherOf = ({ patientId, first_name, last_name }: QueueEntry): OtherSide => ({
  name: `${first_name} ${last_name}`,
  face: { id: patientId, firstName: first_name, lastName: last_name },
});

const StageNote = ({ text }: { text: string }) => (
  <section
    aria-label={appCopy.stage}
    className="stage grid h-full place-items-center bg-stage p-6 text-center text-stage-ink md:rounded-lg"
  >
    <p role="status">{text}</p>
  </section>
);

type LiveProps = {
  call: CallChannel;
  other: OtherSide;
  create: StageProps['createSession'];
};

function LiveStage({ call, other, create }: LiveProps) {
  const { equipment, keep } = useKeptEquipment();
  const { session, enterAgain } = useCallSession(call, { wanted: equipment, create });
  return session ? (
    <InCall session={session} other={other} onEnterAgain={enterAgain} onDevices={keep} />
  ) : (
    <StageNote text={appCopy.callOpening} />
  );
}

type InCallProps = {
  session: PeerSession;
  other: OtherSide;
  onEnterAgain: () => void;
  onDevices: Parameters<typeof useDevicesOf>[1];
};

function InCall({ session, other, onEnterAgain, onDevices }: InCallProps) {
  useDevicesOf(session, onDevices);
  const [isHangingUp, setIsHangingUp] = useState(false);
  return (
    <>
      <CallStage
        session={session}
        side="professional"
        other={other}
        className="md:rounded-lg md:py-3"
        onHangUp={() => setIsHangingUp(true)}
        onEnterAgain={onEnterAgain}
      />
      <HangUpDialog
        isOpen={isHangingUp}
        onClose={() => setIsHangingUp(false)}
        onConfirm={() => {
          setIsHangingUp(false);
          session.leave('finish');
        }}
      />
    </>
  );
}
