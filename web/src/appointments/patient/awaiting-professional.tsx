import type { QueueEntry } from '@app/contract/visits';
import { useQuery } from '@tanstack/react-query';
import { useViewer } from '../../lib/session/session.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { entryName, ownEntriesQuery, useLiveLine, useVisitPushes } from '../../visits/index.ts';
import { awaitedCopy as copy, joinCopy } from './patient-appointments.copy.ts';
import { useEntering } from './use-entering.ts';

type Props = { onEnter: (consultationId: string) => void };

/** On every screen of a patient: a professional has started an appointment and waits for them. */
export function AwaitingProfessional({ onEnter }: Props) {
  useLiveLine(useViewer());
  useVisitPushes();
  // Pushes keep it current; polling it would also renew a place in the guard's line.
  const { data = [] } = useQuery({ ...ownEntriesQuery, refetchInterval: false });
  return data
    .filter(({ origin }) => origin === 'APPOINTMENT')
    .map((entry) => <Notice key={entry.queueId} entry={entry} onEnter={onEnter} />);
}

function Notice({ entry, onEnter }: Props & { entry: QueueEntry }) {
  const { isEntering, enter } = useEntering(onEnter);
  return (
    <Banner
      action={
        <Button kind="primary" isPending={isEntering} onPress={() => enter(entry.queueId)}>
          {isEntering ? joinCopy.entering : copy.enter}
        </Button>
      }
    >
      {noticeOf(entry)}
    </Banner>
  );
}

function noticeOf(entry: QueueEntry): string {
  const professional = entry.profesionalName ?? '';
  if (entry.phase === 'IN_CALL' || entry.phase === 'WRAP_UP') return copy.goesOn(professional);
  return entry.isHolder
    ? copy.awaits(professional)
    : copy.awaitsFor(professional, entryName(entry));
}
