import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { Invitations } from '../../family-group/index.ts';
import { ProfessionalGuard } from '../../guard-queue/index.ts';
import { useViewer } from '../../lib/session.ts';
import { availabilityQuery, GoOnDuty } from '../../presence/index.ts';
import { NewVersionBanner } from '../offline/new-version-banner.tsx';

/** `/profesional`: the line of the guard. */
export function ProfessionalScreen() {
  const viewer = useViewer();
  const navigate = useNavigate();
  const accountId = viewer?.accountId ?? '';
  const { data: isOnDuty = false } = useQuery(availabilityQuery(accountId));
  return (
    <>
      <NewVersionBanner />
      <Invitations />
      <ProfessionalGuard
        isOnDuty={isOnDuty}
        dutyButton={<GoOnDuty />}
        onAttend={(queueId) => void navigate(`/profesional/videollamada?room=room${queueId}`)}
        historyOf={() => undefined}
      />
    </>
  );
}
