import type { QueueEntry } from '@app/contract/guard-queue';
import type { CallChannel } from '@app/contract/video-call';
import { useQuery } from '@tanstack/react-query';
import { toast } from '../../ui/toast.ts';
import {
  CallStage,
  CallTimer,
  type CallToEnter,
  callChannelQuery,
  type PeerSession,
  useCallSession,
  useEnterAgain,
  usePeerSession,
} from '../../video-call/index.ts';
import { appCopy } from '../app.copy.ts';

type StageProps = {
  entry: QueueEntry;
  createSession?: (entry: CallToEnter) => PeerSession;
};

/** The professional's side of the call; without a live call, what is left to do. */
export function ProfessionalStage({ entry, createSession }: StageProps) {
  const { data } = useQuery(callChannelQuery(entry.queueId));
  const isOver = entry.phase === 'ERROR' || (data !== undefined && !data.isLive);
  if (isOver) return <StageNote text={appCopy.callOver} />;
  if (!data) return <StageNote text={appCopy.callOpening} />;
  const name = `${entry.first_name} ${entry.last_name}`;
  return <LiveStage call={data} name={name} create={createSession} />;
}

const StageNote = ({ text }: { text: string }) => (
  <section
    aria-label={appCopy.stage}
    className="stage grid h-full place-items-center rounded-lg bg-stage p-6 text-center text-stage-ink"
  >
    <p role="status">{text}</p>
  </section>
);

type LiveProps = {
  call: CallChannel;
  name: string;
  create: StageProps['createSession'];
};

function LiveStage({ call, name, create }: LiveProps) {
  const session = useCallSession(call, { create });
  const enterAgain = useEnterAgain(call.channel);
  return session ? (
    <InCall session={session} name={name} onEnterAgain={enterAgain} />
  ) : (
    <StageNote text={appCopy.callOpening} />
  );
}

type InCallProps = { session: PeerSession; name: string; onEnterAgain: () => void };

function InCall({ session, name, onEnterAgain }: InCallProps) {
  const { startedAt, ending } = usePeerSession(session);
  return (
    <CallStage
      session={session}
      side="professional"
      otherName={name}
      className="rounded-lg py-2"
      header={
        ending ? null : (
          <div className="px-4">
            <CallTimer startedAt={startedAt} />
          </div>
        )
      }
      // The call ends with the record: Cortar says how.
      onHangUp={() => toast.info(appCopy.endWithRecord)}
      onEnterAgain={onEnterAgain}
    />
  );
}
