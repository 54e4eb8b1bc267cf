import {
  type LinkedAppointment,
  linkKeySchema,
  readAppointmentLink,
  useAppointmentLink as sendLink,
} from '@app/contract/appointments';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/server/call.ts';
import { problemCode } from '../../lib/server/problem-error.ts';
import { useViewer } from '../../lib/session/session.ts';
import { useLinkKey } from '../../lib/use-link-key.ts';
import { useSinglePress } from '../../lib/use-single-press.ts';
import { Button } from '../../ui/actions/button.tsx';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { focusAfter } from '../../ui/overlays/use-focus-after.ts';
import { whenText } from '../appointment-when.ts';
import { linkCopy as copy } from './link.copy.ts';

/** `/turno?clave=`: what a mailed link does, and a button to do it; no account is needed. */
export function LinkScreen() {
  const key = useLinkKey('clave');
  const isWhole = linkKeySchema.safeParse({ key }).success;
  const link = useQuery({
    queryKey: ['appointment-link', key],
    queryFn: async () => (await call(readAppointmentLink, { body: { key } })).data,
    enabled: isWhole,
    gcTime: 0,
  });
  const isInvalid = !isWhole || isRefused(link.error);
  return (
    <div className="mx-auto flex w-full max-w-[640px] flex-col gap-6">
      <PageHeading title={copy.title}>{copy.title}</PageHeading>
      {isInvalid && <InvalidLink />}
      {!isInvalid && link.error && (
        <ErrorState text={copy.failed} error={link.error} onRetry={() => void link.refetch()} />
      )}
      {isWhole && link.isPending && <Skeleton lines={['card']} />}
      {link.data && <Linked linkKey={key} linked={link.data} />}
    </div>
  );
}

const isRefused = (error: unknown): boolean =>
  problemCode(error) === 'appointments.link-invalid' || problemCode(error) === 'request.invalid';

/** The same words whatever is wrong with it. */
const InvalidLink = () => (
  <Card title={copy.invalid}>
    <p>{copy.invalidDetail}</p>
    <WayOn />
  </Card>
);

/** To the appointments, which need a session. */
function WayOn() {
  const viewer = useViewer();
  return (
    <LinkButton to={viewer ? '/paciente/mis-turnos' : '/login'} kind="primary" isWide>
      {viewer ? copy.appointments : copy.logIn}
    </LinkButton>
  );
}

function Linked({ linkKey: key, linked }: { linkKey: string; linked: LinkedAppointment }) {
  const used = useMutation({
    mutationFn: async () => (await call(sendLink, { body: { key } })).data,
    onSettled: focusAfter,
  });
  const press = useSinglePress(() => used.mutateAsync());
  const { act, professionalName, patientFirstName } = linked;
  if (isRefused(used.error)) return <InvalidLink />;
  const settled = used.data ? copy.done[act] : settledText(linked);
  return (
    <Card title={copy.greeting(patientFirstName)}>
      <p className="text-20 font-bold">{copy.when(whenText(linked), professionalName)}</p>
      <p className="text-ink-2">{copy.zone}</p>
      <div aria-live="polite">{settled && <p className="font-medium">{settled}</p>}</div>
      {used.error && <Banner tone="danger">{failureText(used.error, act)}</Banner>}
      {settled ? (
        <WayOn />
      ) : (
        <Button
          kind={act === 'CONFIRM' ? 'primary' : 'danger'}
          isWide
          isPending={used.isPending}
          onPress={press}
        >
          {copy.press[act]}
        </Button>
      )}
    </Card>
  );
}

const failureText = (error: unknown, act: LinkedAppointment['act']): string =>
  problemCode(error) === 'appointments.cannot-attend' ? copy.cannotAttend : copy.useFailed[act];

/** Shown if nothing is left to do. */
function settledText({ act, confirm, status }: LinkedAppointment): string | undefined {
  if (status === 'CANCELLED') return copy.isCancelled;
  if (status === 'FINISHED') return copy.isFinished;
  return act === 'CONFIRM' && confirm ? copy.isConfirmed : undefined;
}
