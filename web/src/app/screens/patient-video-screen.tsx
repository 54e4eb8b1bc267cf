import { useLocation, useNavigate } from 'react-router';
import { useCommand, useLiveLine } from '../../guard-queue/index.ts';
import { useViewer } from '../../lib/session.ts';
import { PatientCallScreen } from '../../video-call/index.ts';
import { isWithoutCamera } from './call-address.ts';

/** `/paciente/videollamada?room=room{queueId}` */
export function PatientVideoScreen() {
  const navigate = useNavigate();
  const { state } = useLocation();
  const command = useCommand();
  useLiveLine(useViewer());
  return (
    <PatientCallScreen
      isAudioOnly={isWithoutCamera(state)}
      onFinish={(queueId) => command.mutateAsync({ queueId, command: 'PatientFinish' })}
      onFinished={(queueId) => void navigate(`/paciente?fin=${queueId}`, { replace: true })}
    />
  );
}
