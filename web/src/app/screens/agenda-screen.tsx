import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ProfessionalAgenda } from '../../appointments/index.ts';
import { useDevicesBeforeCall } from '../../video-call/index.ts';
import { callOf } from './call-address.ts';

/** `/profesional/agenda-de-turnos`: the appointments; consultations start here and open in the workspace of calls. */
export function AgendaScreen() {
  const navigate = useNavigate();
  const devices = useDevicesBeforeCall();
  const [wanted, setWanted] = useState({ camera: true });
  return (
    <>
      <ProfessionalAgenda
        beforeCall={(goOn) =>
          devices.ask((chosen) => {
            setWanted(chosen);
            goOn();
          })
        }
        onAttend={(queueId) => void navigate(...callOf('profesional', queueId, wanted))}
      />
      {devices.question}
    </>
  );
}
