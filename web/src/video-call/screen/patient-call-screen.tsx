import type { CallChannel } from '@app/contract/video-call';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { photoAddress } from '../../lib/device/photo-address.ts';
import { LicenceLink } from '../../lib/readings/licence-link.tsx';
import { problemCode } from '../../lib/server/problem-error.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { useHoldBack } from '../../ui/form/hold-back.ts';
import { doctorTitle } from '../../ui/format.ts';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { MAIN_ID } from '../../ui/navigation/skip-link.tsx';
import type { WantedLocal } from '../devices/local-media.ts';
import { dropPrepared } from '../devices/prepared-devices.ts';
import { useDevicesOf } from '../devices/use-devices-of.ts';
import { useTellUnheard } from '../devices/use-tell-unheard.ts';
import type { CallToEnter } from '../session/call-context.ts';
import type { EndReason, OtherSide, PeerSession } from '../session/call-session.ts';
import { callProblemText, callScreenCopy } from '../video-call.copy.ts';
import { callChannelQuery } from '../video-call.queries.ts';
import { CallEnding } from './call-ending.tsx';
import { CallStage } from './call-stage.tsx';
import { CallTimer } from './call-timer.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { useCallSession } from './use-call-session.ts';
import { usePeerSession } from './use-peer-session.ts';

export type PatientCallScreenProps = {
  /** Shows the call of a channel once its visit has started. */
  admit: (channel: string, call: ReactNode) => ReactNode;
  /** The strip across the top of the call, with the patient's name if it is not the account's own visit. */
  strip?: (channel: string) => ReactNode;
  /** Finishes the visit in the guard (PatientFinish). */
  onFinish: (channel: string) => Promise<unknown>;
  /** Called when the consultation is over; the application navigates on. */
  onFinished: (channel: string) => void;
  /** Initial devices. */
  wanted?: WantedLocal;
  /** The microphone picked up no sound in the test, which the professional is told. */
  isUnheard?: boolean;
  /** Reports the enabled devices, to keep them after a reload. */
  onDevices?: (on: Required<WantedLocal>) => void;
  /** Tests pass a session without devices. */
  createSession?: (entry: CallToEnter) => PeerSession;
};

/** How often a screen whose call goes on elsewhere asks whether it is over. */
const REPLACED_POLL_MS = 10_000;

/** Where an unknown room leads. */
const HOME = '/paciente';
const ROOM = /^room([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/;

/** /paciente/videollamada?room=room{queueId}: the patient's side of a consultation. */
export function PatientCallScreen({ admit, ...props }: PatientCallScreenProps) {
  const [search] = useSearchParams();
  const channel = ROOM.exec(search.get('room') ?? '')?.[1];
  // Releases the devices of a room that was not entered.
  useEffect(() => dropPrepared, []);
  if (!channel) return <Navigate to={HOME} replace />;
  return admit(channel, <Room key={channel} channel={channel} {...props} />);
}

type RoomProps = Omit<PatientCallScreenProps, 'admit'> & { channel: string };

function Room({ channel, ...props }: RoomProps) {
  // The card of the call has read it; what was written since is read again behind the picture.
  const { data, error, refetch } = useQuery({
    ...callChannelQuery(channel),
    refetchOnMount: 'always',
  });
  if (data?.side === 'patient') {
    return data.isLive ? <Call call={data} {...props} /> : <Over call={data} />;
  }
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
  if (isUnknown) return <Navigate to={HOME} replace />;
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

/** Shown if the call ended before this tab entered. */
const Over = ({ call }: { call: CallChannel }) => (
  <main
    id={MAIN_ID}
    tabIndex={-1}
    className="stage flex h-dvh flex-col gap-2 bg-stage text-stage-ink outline-none"
  >
    <Header call={call} name={professionalName(call)} />
    <CallEnding ending="over" side="patient" onEnterAgain={() => {}} />
  </main>
);

type CallProps = Omit<PatientCallScreenProps, 'admit'> & { call: CallChannel };

function Call({ wanted, createSession, ...props }: CallProps) {
  const { session, ...entrance } = useCallSession(props.call, { wanted, create: createSession });
  return session ? <InCall session={session} {...entrance} {...props} /> : <Entering />;
}

type InCallProps = Omit<CallProps, 'wanted' | 'createSession'> & {
  session: PeerSession;
  enterAgain: () => void;
};

/** Endings of a consultation that took place, followed by its summary. */
const FINISHED: readonly EndReason[] = ['left', 'patient-finished', 'professional-finished'];

function InCall({ call, session, enterAgain, onFinish, onFinished, ...props }: InCallProps) {
  const [isLeaving, setIsLeaving] = useState(false);
  const { ending } = usePeerSession(session);
  const back = useHoldBack(ending === null, () => setIsLeaving(true));
  const finished = useRef(onFinished);
  finished.current = onFinished;
  const { channel } = call;
  useEffect(() => {
    if (ending && FINISHED.includes(ending)) finished.current(channel);
  }, [ending, channel]);
  useOverElsewhere(channel, ending === 'replaced' || ending === 'hung-up');
  useTellUnheard(session, props.isUnheard ?? false);
  useDevicesOf(session, props.onDevices);
  const name = professionalName(call);
  return (
    <main id={MAIN_ID} tabIndex={-1} className="h-dvh bg-stage outline-none">
      <CallStage
        session={session}
        side="patient"
        other={{ name, face: faceOf(call) }}
        onHangUp={() => setIsLeaving(true)}
        onEnterAgain={enterAgain}
        header={
          <>
            {props.strip?.(channel)}
            <Header call={call} name={name}>
              <Timer session={session} />
            </Header>
          </>
        }
      />
      <LeaveDialog
        isOpen={isLeaving}
        onClose={() => {
          back.stay();
          setIsLeaving(false);
        }}
        onConfirm={async () => {
          await onFinish(channel);
          back.stay();
          session.leave('finish');
        }}
      />
    </main>
  );
}

/** While the consultation goes on without this screen, learns that it is over: its connection is closed. */
function useOverElsewhere(channel: string, isOutOfIt: boolean): void {
  useQuery({
    ...callChannelQuery(channel),
    enabled: isOutOfIt,
    refetchInterval: REPLACED_POLL_MS,
  });
}

function professionalName({ professional }: CallChannel): string {
  if (!professional) return doctorTitle(null);
  const { sex_str, first_name, last_name } = professional;
  return `${doctorTitle(sex_str)} ${first_name} ${last_name}`;
}

function faceOf({ professional }: CallChannel): OtherSide['face'] {
  return {
    id: professional?.id ?? '',
    firstName: professional?.first_name ?? '',
    lastName: professional?.last_name ?? '',
    photo: photoAddress(professional?.professional_dto.photo_encode),
  };
}

const Timer = ({ session }: { session: PeerSession }) => {
  const { startedAt, ending } = usePeerSession(session);
  return ending ? null : <CallTimer startedAt={startedAt} />;
};

type HeaderProps = { call: CallChannel; name: string; children?: ReactNode };

/** The professional: name, specialty, licence, and duration. */
function Header({ call, name, children }: HeaderProps) {
  const about = call.professional?.professional_dto;
  const specialty = about?.specialties[0]?.name;
  return (
    <header className="flex items-center gap-3 px-4 pt-3">
      <div className="min-w-0 flex-1">
        <div className="[&_h1]:text-20">
          <PageHeading title={callScreenCopy.heading(name)}>{name}</PageHeading>
        </div>
        <p className="text-16 text-stage-ink-2 [&_a]:text-current">
          {specialty}
          {about?.licence_label && (
            <>
              {specialty && ' · '}
              <LicenceLink
                professionalId={call.professional?.id ?? null}
                label={about.licence_label}
                isNewTab
              />
            </>
          )}
        </p>
      </div>
      {children}
    </header>
  );
}
