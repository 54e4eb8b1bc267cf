import type { Availability, Holiday } from '@app/contract/availability';
import { useState } from 'react';
import { Button } from '../ui/actions/button.tsx';
import { formatLongDate } from '../ui/format.ts';
import { Card } from '../ui/layout/card.tsx';
import { exceptionsCopy as copy } from './availability.copy.ts';
import { ExceptionDialog } from './exception-dialog.tsx';
import { closedHolidays } from './schedule-values.ts';

/** How many holidays are listed: those of the next months. */
const SHOWN = 6;

type Props = { availability: Availability; mayChange: boolean };

/** The national holidays ahead, on which nobody is attended unless the professional says so. */
export function HolidaysCard({ availability, mayChange }: Props) {
  const [opened, setOpened] = useState<Holiday>();
  const next = closedHolidays(availability.holidays, availability.exceptions).slice(0, SHOWN);
  return (
    <Card title={copy.holidays}>
      <p className="text-ink-2">{next.length === 0 ? copy.noHolidays : copy.holidaysHint}</p>
      <ul className="flex flex-col">
        {next.map((holiday) => (
          <li
            key={holiday.day}
            className="flex flex-wrap items-center gap-x-3 border-t border-line py-2 first:border-t-0"
          >
            <div className="min-w-0 flex-1 basis-40">
              <p className="font-medium first-letter:uppercase">{formatLongDate(holiday.day)}</p>
              <p className="text-small text-ink-2">{holiday.name}</p>
            </div>
            {mayChange && (
              <span className="max-sm:-ml-(--pad)">
                <Button
                  kind="quiet"
                  aria-label={copy.of(copy.open, formatLongDate(holiday.day))}
                  onPress={() => setOpened(holiday)}
                >
                  {copy.open}
                </Button>
              </span>
            )}
          </li>
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
