import type { QueueEntry } from '@app/contract/guard-queue';
import type { CallChannel } from '@app/contract/video-call';
import { useQuery } from '@tanstack/react-query';
import { toast } from '../../ui/toast.ts';
import {
  CallStage,
  CallTimer,
  callChannelQuery,
  type PeerSession,
  useCallSession,
  usePeerSession,
} from '../../video-call/index.ts';
import { appCopy } from '../app.copy.ts';

/** The professional's side of the call; without a live call, what is left to do. */
export function ProfessionalStage({ entry }: { entry: QueueEntry }) {
  const { data } = useQuery(callChannelQuery(entry.queueId));
  const isOver = entry.phase === 'ERROR' || (data !== undefined && !data.isLive);
  if (isOver) return <StageNote text={appCopy.callOver} />;
  if (!data) return <StageNote text={appCopy.callOpening} />;
  return <LiveStage call={data} name={`${entry.first_name} ${entry.last_name}`} />;
}

const StageNote = ({ text }: { text: string }) => (
  <section
    aria-label={appCopy.stage}
    className="stage grid h-full place-items-center rounded-lg bg-stage p-6 text-center text-stage-ink"
  >
    <p role="status">{text}</p>
  </section>
);

function LiveStage({ call, name }: { call: CallChannel; name: string }) {
  const session = useCallSession(call);
  return session ? (
    <InCall session={session} name={name} />
  ) : (
    <StageNote text={appCopy.callOpening} />
  );
}

function InCall({ session, name }: { session: PeerSession; name: string }) {
  const { startedAt } = usePeerSession(session);
  return (
    <CallStage
      session={session}
      side="professional"
      otherName={name}
      className="rounded-lg py-2"
      header={
        <div className="px-4">
          <CallTimer startedAt={startedAt} />
        </div>
      }
      // The call ends with the record: Cortar says how.
      onHangUp={() => toast.info(appCopy.endWithRecord)}
    />
  );
}
