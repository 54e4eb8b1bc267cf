import { listFailedCallNotes, type FailedCallNotes as Notes } from '@app/contract/consultations';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { followUpLabel } from '../../lib/readings/follow-up.copy.ts';
import { call } from '../../lib/server/call.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { formatDateTime } from '../../ui/format.ts';
import { DescriptionList } from '../../ui/layout/description-list.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { notesCopy as copy } from '../consultations.copy.ts';
import { contentOf, diagnosisText } from '../record-content.ts';

const notesQuery = queryOptions({
  queryKey: ['failed-call-notes'],
  queryFn: async () => (await call(listFailedCallNotes, {})).data,
  staleTime: 0,
});

/** Notes written before a call failed, for their author. */
export function FailedCallNotes() {
  const { data: all = [] } = useQuery(notesQuery);
  const [read, setRead] = useState<Notes>();
  return (
    <>
      {all.map((notes) => (
        <Banner
          key={notes.queueId}
          action={<Button onPress={() => setRead(notes)}>{copy.open}</Button>}
        >
          {copy.of(nameOf(notes), formatDateTime(notes.startedDate ?? notes.updatedAt))}
        </Banner>
      ))}
      {read && <NotesDialog notes={read} onClose={() => setRead(undefined)} />}
    </>
  );
}

const nameOf = ({ first_name, last_name }: Notes) => `${first_name} ${last_name}`;

function NotesDialog({ notes, onClose }: { notes: Notes; onClose: () => void }) {
  const content = contentOf(notes.content, '');
  return (
    <Dialog title={copy.title(nameOf(notes))} isOpen onClose={onClose} hasCloseButton>
      <p className="text-ink-2">{copy.detail}</p>
      <DescriptionList
        facts={[
          { term: copy.diagnosis, value: diagnosisText(content) },
          { term: copy.reason, value: content.reason },
          { term: copy.record, value: content.detail },
          {
            term: copy.followUp,
            value: content.followUp && followUpLabel[content.followUp],
          },
        ]}
      />
    </Dialog>
  );
}
