import { Clock, FolderOpen, Video } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { Chip } from '../../ui/feedback/chip.tsx';
import { Meter, ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { Steps } from '../../ui/form/steps.tsx';
import { formatDate, formatDni, formatDuration, formatOrdinal } from '../../ui/format.ts';
import { Card } from '../../ui/layout/card.tsx';
import { DescriptionList } from '../../ui/layout/description-list.tsx';
import { Columns } from '../../ui/layout/screen-layouts.tsx';
import { type Column, Table } from '../../ui/layout/table.tsx';
import { Avatar } from '../../ui/media/avatar.tsx';
import { Illustration } from '../../ui/media/illustration.tsx';
import { Accordion } from '../../ui/navigation/accordion.tsx';
import { Pager } from '../../ui/navigation/pager.tsx';
import { Tabs } from '../../ui/navigation/tabs.tsx';
import { sample } from './dev-ui.copy.ts';

type Waiting = { id: number; name: string; reason: string; seconds: number };

const waiting: Waiting[] = [
  { id: 1, name: 'Tomás González', reason: sample.reasonValue, seconds: 760 },
  { id: 2, name: 'Inés Álvarez', reason: sample.reasonValue, seconds: 495 },
];

const columns: Column<Waiting>[] = [
  {
    id: 'wait',
    header: sample.columns.wait,
    cell: ({ seconds }) => <strong>{formatDuration(seconds)}</strong>,
    isNumeric: true,
  },
  { id: 'patient', header: sample.columns.patient, cell: ({ name }) => name, isRowHeader: true },
  { id: 'reason', header: sample.columns.reason, cell: ({ reason }) => reason },
  {
    id: 'state',
    header: sample.columns.state,
    cell: ({ seconds }) => (
      <Chip tone={seconds > 600 ? 'warn' : 'neutral'} icon={<Clock aria-hidden size={18} />}>
        {seconds > 600 ? sample.late : sample.waiting}
      </Chip>
    ),
  },
  {
    id: 'acts',
    header: sample.columns.acts,
    isAction: true,
    cell: ({ id, name }) => (
      <span className="flex flex-wrap items-center gap-2">
        <Button
          kind={id === 1 ? 'primary' : 'secondary'}
          icon={<Video aria-hidden size={20} />}
          aria-label={`${sample.callPatient} ${name}`}
        >
          {sample.callPatient}
        </Button>
        <IconButton
          label={`${sample.history} ${name}`}
          icon={<FolderOpen aria-hidden />}
          onPress={() => undefined}
        />
      </span>
    ),
  },
];

/** Tables, sections, tabs, facts and pages. */
export function DataSamples() {
  const [tab, setTab] = useState('prescriptions');
  const [page, setPage] = useState(3);
  return (
    <>
      <Table
        caption={sample.waitingPatients}
        columns={columns}
        rows={waiting}
        rowKey={({ id }) => id}
        detail={() => sample.mail}
      />
      <Columns
        split="record"
        side={
          <>
            <Accordion title={sample.record} isOpenAtStart>
              <DescriptionList
                facts={[
                  { term: sample.dni, value: formatDni('52123456') },
                  { term: sample.born, value: formatDate('2017-02-03') },
                ]}
              />
            </Accordion>
            <Accordion title={sample.history} isConfirmed>
              {sample.youDetail}
            </Accordion>
          </>
        }
        main={
          <Card title={sample.data}>
            <Pager
              label={sample.consultations}
              current={page}
              total={3}
              onPage={setPage}
              previousLabel={sample.previous}
              nextLabel={sample.next}
            />
            <Tabs
              label={sample.documents}
              selected={tab}
              onSelect={setTab}
              items={[
                {
                  id: 'prescriptions',
                  label: sample.prescriptions,
                  count: 1,
                  content: sample.medicine,
                },
                { id: 'studies', label: sample.studies, content: sample.noStudies },
              ]}
            />
          </Card>
        }
      />
    </>
  );
}

/** The queue, steps, bars, people and drawings. */
export const ProgressSamples = () => (
  <Columns
    main={
      <Card title={sample.progress}>
        <p className="text-center text-ink-2">{sample.queue}</p>
        <p className="text-center queue-number">{formatOrdinal(2)}</p>
        <p className="text-center">
          <strong>{sample.queueWait}</strong>
        </p>
        <ProgressBar label={sample.test} value={60} />
        <Meter label={sample.microphone} value={35} />
        <Steps
          label={sample.order}
          steps={[
            { id: 'ready', label: sample.ready, state: 'done' },
            { id: 'sent', label: sample.sent, state: 'done' },
            { id: 'first', label: sample.first, detail: sample.rings, state: 'current' },
            { id: 'next', label: sample.finished, state: 'todo' },
          ]}
        />
      </Card>
    }
    side={
      <>
        <Card title={sample.people}>
          <div className="flex flex-wrap items-center gap-3">
            {['a', 'b', 'c', 'd', 'e', 'f'].map((id) => (
              <Avatar key={id} id={id} firstName="Paula" lastName="Ríos" />
            ))}
            <Avatar id="paula" firstName="Paula" lastName="Ríos" size="large" />
          </div>
          <div className="flex flex-wrap gap-3">
            <Illustration name="conversation" />
            <Illustration name="receipt" />
            <Illustration name="calm" />
          </div>
        </Card>
        <Card title={sample.emergencyCard} tone="danger">
          <p>{sample.lost}</p>
        </Card>
      </>
    }
  />
);
