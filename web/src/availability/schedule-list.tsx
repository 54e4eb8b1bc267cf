import type { Schedule } from '@app/contract/availability';
import { Copy, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/actions/button.tsx';
import { formatDate } from '../ui/format.ts';
import { Card } from '../ui/layout/card.tsx';
import { EditableRows } from '../ui/listing/editable-rows.tsx';
import { availabilityCopy as copy } from './availability.copy.ts';
import { DeleteSchedule } from './delete-schedule.tsx';
import { daysText, financersText, hoursText, inOrderOfWeek } from './schedule-words.ts';

type Props = {
  schedules: readonly Schedule[];
  /** Whether the viewer manages it. */
  mayChange: boolean;
  onCopy: (schedule: Schedule) => void;
};

/** The weekly hours, as they were saved: 'Lun, Mié · 09:00-13:00 · OSDE, Particular'. */
export function ScheduleList({ schedules, mayChange, onCopy }: Props) {
  const [deleted, setDeleted] = useState<Schedule>();
  return (
    <Card title={copy.week}>
      <EditableRows>
        <ul className="flex flex-col">
          {inOrderOfWeek(schedules).map((schedule) => (
            <li
              key={schedule.id}
              className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3 first:border-t-0"
            >
              <ScheduleFacts schedule={schedule} />
              {mayChange && (
                <div className="flex flex-wrap gap-x-2 max-md:-ml-(--pad)">
                  <Button
                    kind="quiet"
                    icon={<Copy aria-hidden />}
                    aria-label={copy.of(copy.copy, nameOf(schedule))}
                    onPress={() => onCopy(schedule)}
                  >
                    {copy.copy}
                  </Button>
                  <Button
                    kind="quiet"
                    icon={<Trash2 aria-hidden />}
                    aria-label={copy.of(copy.remove, nameOf(schedule))}
                    onPress={() => setDeleted(schedule)}
                  >
                    {copy.remove}
                  </Button>
                </div>
              )}
            </li>
          ))}
        </ul>
      </EditableRows>
      {deleted && (
        <DeleteSchedule
          schedule={deleted}
          name={nameOf(deleted)}
          onClose={() => setDeleted(undefined)}
        />
      )}
    </Card>
  );
}

const nameOf = (schedule: Schedule): string =>
  `${daysText(schedule.days)} · ${hoursText(schedule)}`;

const ScheduleFacts = ({ schedule }: { schedule: Schedule }) => (
  <div className="min-w-0 flex-1 basis-64">
    <p className="tabular-nums">
      <strong>{nameOf(schedule)}</strong>
      {` · ${financersText(schedule)}`}
    </p>
    <p className="text-small text-ink-2">
      {`${copy.until(formatDate(schedule.last_time_avalability))} · ${copy.booked(schedule.booked)}`}
    </p>
  </div>
);
