import type { AgendaException, Availability, Holiday } from '@app/contract/availability';
import { useState } from 'react';
import { Button } from '../ui/actions/button.tsx';
import { formatLongDate } from '../ui/format.ts';
import { Card } from '../ui/layout/card.tsx';
import { exceptionsCopy as copy } from './availability.copy.ts';
import { ExceptionDialog } from './exception-dialog.tsx';
import { openOn } from './schedule-values.ts';

/** Number of holidays shown: those of the next months. */
const SHOWN = 6;

type Props = { availability: Availability; mayChange: boolean };

/** The future national holidays, closed except for opened hours. */
export function HolidaysCard({ availability, mayChange }: Props) {
  const [opened, setOpened] = useState<Holiday>();
  const next = availability.holidays.slice(0, SHOWN);
  return (
    <Card title={copy.holidays}>
      <p className="text-ink-2">{next.length === 0 ? copy.noHolidays : copy.holidaysHint}</p>
      <ul className="flex flex-col">
        {next.map((holiday) => (
          <HolidayRow
            key={holiday.day}
            holiday={holiday}
            open={openOn(holiday, availability.exceptions)}
            onOpen={mayChange ? () => setOpened(holiday) : undefined}
          />
        ))}
      </ul>
      {opened && (
        <ExceptionDialog
          availability={availability}
          holiday={opened}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Card>
  );
}

type RowProps = {
  holiday: Holiday;
  open: readonly AgendaException[];
  /** Absent for a viewer who only reads. */
  onOpen: (() => void) | undefined;
};

function HolidayRow({ holiday: { day, name }, open, onOpen }: RowProps) {
  const act = open.length === 0 ? copy.open : copy.openMore;
  return (
    <li className="flex flex-wrap items-center gap-x-3 border-t border-line py-2 first:border-t-0">
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-medium first-letter:uppercase">{formatLongDate(day)}</p>
        <p className="text-small text-ink-2">{name}</p>
        {open.map(({ id, check_in, check_out }) => (
          <p key={id} className="text-small text-ink-2">
            {copy.openFrom(check_in, check_out)}
          </p>
        ))}
      </div>
      {onOpen && (
        <span className="max-sm:-ml-(--pad)">
          <Button kind="quiet" aria-label={copy.of(act, formatLongDate(day))} onPress={onOpen}>
            {act}
          </Button>
        </span>
      )}
    </li>
  );
}
