import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AppointmentsSoon, NextToday } from '../../appointments/index.ts';
import { HistoryDoor } from '../../clinical-history/index.ts';
import { FailedCallNotes } from '../../consultations/index.ts';
import { Invitations } from '../../family-group/index.ts';
import { ProfessionalGuard } from '../../guard-queue/index.ts';
import { useFirstAnswers } from '../../lib/server/use-first-answers.ts';
import { useViewer } from '../../lib/session/session.ts';
import { useCrossFade } from '../../lib/use-cross-fade.ts';
import { ChatDoor } from '../../messages/index.ts';
import { availabilityQuery, GoOnDuty } from '../../presence/index.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { useDevicesBeforeCall } from '../../video-call/index.ts';
import { entryName } from '../../visits/index.ts';
import { NewVersionBanner } from '../offline/new-version-banner.tsx';
import { callOf } from './call-address.ts';

/** `/profesional`: the guard's line. */
export function ProfessionalScreen() {
  const viewer = useViewer();
  const fadeTo = useCrossFade();
  const devices = useDevicesBeforeCall();
  const [wanted, setWanted] = useState({ camera: true });
  const accountId = viewer?.accountId ?? '';
  const { data: isOnDuty = false } = useQuery(availabilityQuery(accountId));
  // Before duty and notices are known, a button would show the wrong thing or move.
  const isKnown = useFirstAnswers();
  return (
    <>
      <NewVersionBanner />
      <Invitations />
      <FailedCallNotes />
      {viewer?.full_profile && <AppointmentsSoon />}
      {isKnown ? (
        <ProfessionalGuard
          isOnDuty={isOnDuty}
          dutyButton={<GoOnDuty />}
          beforeCall={(goOn) =>
            devices.ask((wanted) => {
              setWanted(wanted);
              goOn();
            })
          }
          onAttend={(queueId) => fadeTo(...callOf('profesional', queueId, wanted))}
          nextAppointment={viewer?.full_profile ? <NextToday /> : null}
          doorsOf={(entry) =>
            viewer?.full_profile && (
              <>
                <HistoryDoor patientId={entry.patientId} name={entryName(entry)} />
                <ChatDoor entry={entry} name={entryName(entry)} />
              </>
            )
          }
        />
      ) : (
        <Skeleton />
      )}
      {devices.question}
    </>
  );
}
