import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useViewer } from '../../lib/session/session.ts';
import { PatientCallScreen } from '../../video-call/index.ts';
import {
  AcceptVisit,
  Acting,
  ownEntriesQuery,
  useCommand,
  useLiveLine,
} from '../../visits/index.ts';
import { rememberCamera, useKeptEquipment } from './equipment.ts';

/** `/paciente/videollamada?room=room{queueId}` */
export function PatientVideoScreen() {
  const navigate = useNavigate();
  const { equipment, keep } = useKeptEquipment();
  const command = useCommand();
  useLiveLine(useViewer());
  return (
    <PatientCallScreen
      admit={(queueId, call) => <AcceptVisit queueId={queueId}>{call}</AcceptVisit>}
      strip={(queueId) => <Strip queueId={queueId} />}
      wanted={equipment}
      isUnheard={!equipment.isHeard}
      onDevices={keep}
      onFinish={(queueId) => command.mutateAsync({ queueId, command: 'PatientFinish' })}
      onFinished={(queueId) => {
        rememberCamera(true);
        void navigate(`/paciente?fin=${queueId}`, { replace: true });
      }}
    />
  );
}

/** Names the patient of the consultation; the visit was read before its call was shown. */
function Strip({ queueId }: { queueId: string }) {
  const own = useQuery({ ...ownEntriesQuery, refetchInterval: false });
  const visit = own.data?.find((one) => one.queueId === queueId);
  return visit ? <Acting entry={visit} /> : null;
}
