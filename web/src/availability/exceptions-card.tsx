import type { AgendaException, Availability } from '@app/contract/availability';
import { CalendarOff, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/actions/button.tsx';
import { formatShortDay } from '../ui/format.ts';
import { Card } from '../ui/layout/card.tsx';
import { EditableRows } from '../ui/listing/editable-rows.tsx';
import { exceptionsCopy as copy } from './availability.copy.ts';
import { DeleteException } from './delete-exception.tsx';
import { ExceptionDialog } from './exception-dialog.tsx';
import { hoursText } from './schedule-words.ts';

type Props = { availability: Availability; mayChange: boolean };

/** Blocked hours, and holidays that are attended. */
export function ExceptionsCard({ availability, mayChange }: Props) {
  const { exceptions, professional } = availability;
  const [isBlocking, setIsBlocking] = useState(false);
  const [deleted, setDeleted] = useState<AgendaException>();
  return (
    <Card title={copy.title}>
      <p className="text-ink-2">{exceptions.length === 0 ? copy.none : copy.intro}</p>
      <EditableRows>
        {exceptions.length > 0 && (
          <ul aria-label={copy.list} className="flex flex-col">
            {exceptions.map((exception) => (
              <li
                key={exception.id}
                className="flex flex-wrap items-center gap-x-3 border-t border-line py-2 first:border-t-0"
              >
                <div className="min-w-0 flex-1 basis-44">
                  <p className="font-medium tabular-nums">{nameOf(exception)}</p>
                  <p className="text-small text-ink-2">
                    {[copy.kinds[exception.kind], exception.reason].filter(Boolean).join(' · ')}
                  </p>
                </div>
                {mayChange && (
                  <span className="max-sm:-ml-(--pad)">
                    <Button
                      kind="quiet"
                      icon={<Trash2 aria-hidden />}
                      aria-label={copy.of(copy.remove, nameOf(exception))}
                      onPress={() => setDeleted(exception)}
                    >
                      {copy.remove}
                    </Button>
                  </span>
                )}
              </li>
            ))}
          </ul>
        )}
        {mayChange && (
          <span>
            <Button icon={<CalendarOff aria-hidden />} onPress={() => setIsBlocking(true)}>
              {copy.block}
            </Button>
          </span>
        )}
      </EditableRows>
      {isBlocking && (
        <ExceptionDialog availability={availability} onClose={() => setIsBlocking(false)} />
      )}
      {deleted && (
        <DeleteException
          professionalId={professional.id}
          exception={deleted}
          name={nameOf(deleted)}
          onClose={() => setDeleted(undefined)}
        />
      )}
    </Card>
  );
}

const nameOf = (exception: AgendaException): string =>
  `${formatShortDay(exception.day)} · ${hoursText(exception)}`;
