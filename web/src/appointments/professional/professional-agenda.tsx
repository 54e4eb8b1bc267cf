import { useViewer } from '../../lib/session/session.ts';
import { useAppointmentPushes } from '../appointments.pushes.ts';
import { Agenda } from './agenda.tsx';
import { AwaitingDialog } from './dialogs/awaiting-dialog.tsx';
import { useBegun } from './use-begun.ts';
import { WaitingForMe } from './waiting-for-me.tsx';

type Props = Parameters<typeof useBegun>[0];

/** The professional's own agenda, where consultations are started. */
export function ProfessionalAgenda({ beforeCall, onAttend }: Props) {
  useAppointmentPushes();
  const professionalId = useViewer()?.accountId ?? '';
  const { awaited, begin } = useBegun({ beforeCall, onAttend });
  return (
    <>
      <Agenda
        side="professional"
        professionalId={professionalId}
        onBegin={begin}
        onResume={onAttend}
      />
      <WaitingForMe />
      {awaited && <AwaitingDialog entry={awaited} />}
    </>
  );
}
