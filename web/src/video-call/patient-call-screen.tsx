import type { CallChannel } from '@app/contract/video-call';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { problemCode } from '../lib/problem-error.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { doctorTitle } from '../ui/format.ts';
import { PageHeading } from '../ui/page-heading.tsx';
import { MAIN_ID } from '../ui/skip-link.tsx';
import { Spinner } from '../ui/spinner.tsx';
import type { CallToEnter } from './call-context.ts';
import type { EndReason, PeerSession } from './call-session.ts';
import { CallStage } from './call-stage.tsx';
import { CallTimer } from './call-timer.tsx';
import { useCallSession } from './use-call-session.ts';
import { usePeerSession } from './use-peer-session.ts';
import { callProblemText, callScreenCopy, leaveCopy } from './video-call.copy.ts';
import { callChannelQuery } from './video-call.queries.ts';

export type PatientCallScreenProps = {
  /** Tells the guard that the patient finishes (PatientFinish). */
  onFinish: (channel: string) => Promise<unknown>;
  /** The call is over here: where to go next is the application's. */
  onEnded: (why: EndReason, channel: string) => void;
  isAudioOnly?: boolean;
  /** Where unknown rooms lead. */
  home?: string;
  createSession?: (entry: CallToEnter) => PeerSession;
};

const ROOM = /^room([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/;

/** /paciente/videollamada?room=room{queueId}: the patient's side of a consultation. */
export function PatientCallScreen({ home = '/paciente', ...props }: PatientCallScreenProps) {
  const [search] = useSearchParams();
  const channel = ROOM.exec(search.get('room') ?? '')?.[1];
  return channel ? (
    <Room key={channel} channel={channel} home={home} {...props} />
  ) : (
    <Navigate to={home} replace />
  );
}

type RoomProps = PatientCallScreenProps & { channel: string; home: string };

function Room({ channel, home, ...props }: RoomProps) {
  const { data, error, refetch } = useQuery(callChannelQuery(channel));
  if (data?.isLive && data.side === 'patient') return <Call call={data} {...props} />;
  const isUnknown = data !== undefined || problemCode(error) === 'video-call.channel-not-found';
  if (error && !isUnknown) {
    return (
      <main id={MAIN_ID} className="p-4">
        <ErrorState
          text={callProblemText(problemCode(error))}
          error={error}
          onRetry={() => void refetch()}
        />
      </main>
    );
  }
  if (isUnknown) return <Navigate to={home} replace />;
  return <Entering />;
}

const Entering = () => (
  <main id={MAIN_ID} className="stage grid h-dvh place-items-center bg-stage text-stage-ink">
    <p role="status" className="flex items-center gap-3">
      <Spinner />
      {callScreenCopy.loading}
    </p>
  </main>
);

type CallProps = Omit<PatientCallScreenProps, 'home'> & { call: CallChannel };

function Call({ isAudioOnly = false, createSession, ...props }: CallProps) {
  const session = useCallSession(props.call, { isAudioOnly, create: createSession });
  return session ? <InCall session={session} {...props} /> : <Entering />;
}

type InCallProps = Pick<CallProps, 'call' | 'onFinish' | 'onEnded'> & { session: PeerSession };

function InCall({ call, session, onFinish, onEnded }: InCallProps) {
  const [isLeaving, setIsLeaving] = useState(false);
  const { ending } = usePeerSession(session);
  const ended = useRef(onEnded);
  ended.current = onEnded;
  const { channel } = call;
  useEffect(() => {
    if (ending) ended.current(ending, channel);
  }, [ending, channel]);
  const name = professionalName(call);
  return (
    <main id={MAIN_ID} tabIndex={-1} className="h-dvh bg-stage outline-none">
      <CallStage
        session={session}
        side="patient"
        otherName={name}
        onHangUp={() => setIsLeaving(true)}
        header={<Header call={call} name={name} session={session} />}
      />
      <LeaveDialog
        isOpen={isLeaving}
        onClose={() => setIsLeaving(false)}
        onConfirm={async () => {
          await onFinish(channel);
          session.leave('finish');
        }}
      />
    </main>
  );
}

function professionalName({ professional }: CallChannel): string {
  if (!professional) return doctorTitle(null);
  const { sex_str, first_name, last_name } = professional;
  return `${doctorTitle(sex_str)} ${first_name} ${last_name}`;
}

type HeaderProps = { call: CallChannel; name: string; session: PeerSession };

/** Who attends: name, specialty and licence from the verified profile, and since when. */
function Header({ call, name, session }: HeaderProps) {
  const { startedAt } = usePeerSession(session);
  const about = call.professional?.professional_dto;
  const words = [about?.specialties[0]?.name, about?.licence_label].filter(Boolean);
  return (
    <header className="flex items-center gap-3 px-4 pt-3">
      <div className="min-w-0 flex-1">
        <div className="[&_h1]:text-20">
          <PageHeading title={callScreenCopy.heading(name)}>{name}</PageHeading>
        </div>
        <p className="text-16 text-stage-ink-2">{words.join(' · ')}</p>
      </div>
      <CallTimer startedAt={startedAt} />
    </header>
  );
}

type LeaveDialogProps = { isOpen: boolean; onClose: () => void; onConfirm: () => Promise<void> };

/** Ending is confirmed: it cannot be taken back. */
function LeaveDialog({ isOpen, onClose, onConfirm }: LeaveDialogProps) {
  const [isPending, setIsPending] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const handleConfirm = async () => {
    setIsPending(true);
    setHasFailed(false);
    try {
      await onConfirm();
    } catch {
      setHasFailed(true);
      setIsPending(false);
    }
  };
  return (
    <ConfirmDialog
      question={leaveCopy.question}
      confirmLabel={leaveCopy.confirm}
      isOpen={isOpen}
      isDangerous
      isPending={isPending}
      onClose={onClose}
      onConfirm={() => void handleConfirm()}
    >
      <p>{leaveCopy.detail}</p>
      {hasFailed && (
        <p role="alert" className="font-medium text-danger-700">
          {leaveCopy.failed}
        </p>
      )}
    </ConfirmDialog>
  );
}
