import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { AppointmentsSoon } from '../../appointments/index.ts';
import { HistoryDoor } from '../../clinical-history/index.ts';
import { FailedCallNotes } from '../../consultations/index.ts';
import { Invitations } from '../../family-group/index.ts';
import { ProfessionalGuard } from '../../guard-queue/index.ts';
import { useViewer } from '../../lib/session/session.ts';
import { ChatDoor } from '../../messages/index.ts';
import { availabilityQuery, GoOnDuty } from '../../presence/index.ts';
import { useDevicesBeforeCall } from '../../video-call/index.ts';
import { entryName } from '../../visits/index.ts';
import { NewVersionBanner } from '../offline/new-version-banner.tsx';
import { callOf } from './call-address.ts';

/** `/profesional`: the line of the guard. */
export function ProfessionalScreen() {
  const viewer = useViewer();
  const navigate = useNavigate();
  const devices = useDevicesBeforeCall();
  const [wanted, setWanted] = useState({ camera: true });
  const accountId = viewer?.accountId ?? '';
  const { data: isOnDuty = false } = useQuery(availabilityQuery(accountId));
  return (
    <>
      <NewVersionBanner />
      <Invitations />
      <FailedCallNotes />
      {viewer?.full_profile && <AppointmentsSoon />}
      <ProfessionalGuard
        isOnDuty={isOnDuty}
        dutyButton={<GoOnDuty />}
        beforeCall={(goOn) =>
          devices.ask((wanted) => {
            setWanted(wanted);
            goOn();
          })
        }
        onAttend={(queueId) => void navigate(...callOf('profesional', queueId, wanted))}
        doorsOf={(entry) =>
          viewer?.full_profile && (
            <>
              <ChatDoor entry={entry} name={entryName(entry)} />
              <HistoryDoor patientId={entry.patientId} name={entryName(entry)} />
            </>
          )
        }
      />
      {devices.question}
    </>
  );
}
