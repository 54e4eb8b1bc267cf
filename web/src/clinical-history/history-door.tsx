import { useQueryClient } from '@tanstack/react-query';
import { FolderOpen } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { problemCode } from '../lib/server/problem-error.ts';
import { Button } from '../ui/actions/button.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { doorCopy as copy, historyCopy, refusedText } from './clinical-history.copy.ts';
import { historyPatientQuery } from './clinical-history.queries.ts';

type Props = { patientId: string; name: string };

/** Link to the history of a patient in the line; disabled once access was refused. */
export function HistoryDoor({ patientId, name }: Props) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [isClosed, setIsClosed] = useState(false);
  const open = async () => {
    try {
      await queries.fetchQuery(historyPatientQuery(patientId));
      await navigate(`/historia-clinica/${patientId}`);
    } catch (error) {
      const code = problemCode(error);
      const isMissing = code === 'consultations.not-found' || code === 'request.not-found';
      setIsClosed(isMissing);
      toast.warning(isMissing ? copy.closed : (refusedText[code] ?? historyCopy.patientFailed));
    }
  };
  return (
    <Button
      kind="quiet"
      icon={<FolderOpen aria-hidden />}
      aria-label={copy.open(name)}
      disabledReason={isClosed ? copy.closed : null}
      onExplain={() => toast.warning(copy.closed)}
      onPress={() => void open()}
    />
  );
}
