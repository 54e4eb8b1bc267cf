import { type Day, instantAt } from '@app/contract/kernel';
import { CalendarPlus, ChevronLeft, ChevronRight, Printer } from 'lucide-react';
import { ariaKeys } from '../../lib/shortcuts.ts';
import { Button } from '../../ui/actions/button.tsx';
import { formatLongDate, formatShortDay } from '../../ui/format.ts';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { ZoneNote } from '../zone-note.tsx';
import { agendaCopy as copy } from './agenda.copy.ts';
import { type AgendaSide, mayChange } from './agenda-side.ts';
import type { AgendaView, useAgendaPlace } from './use-agenda-place.ts';

const NOON = 12 * 60;

type Props = {
  place: ReturnType<typeof useAgendaPlace>;
  side: AgendaSide;
  onGive: () => void;
};

/** The displayed days, and the controls for others. Staff's screens have another heading. */
export function AgendaHeading(props: Props) {
  const { place, side } = props;
  const { view, days, today } = place;
  const first = days[0] ?? today;
  const last = days.at(-1) ?? first;
  const buttons = <HeadingButtons {...props} first={first} />;
  return (
    <>
      {side === 'professional' ? (
        <PageHeading title={copy.title} aside={buttons}>
          {copy.title}
        </PageHeading>
      ) : (
        <div className="flex flex-wrap items-center gap-3">{buttons}</div>
      )}
      <section aria-label={copy.place} className="flex flex-wrap items-center gap-3">
        <p role="status" className="text-20 font-bold first-letter:uppercase max-sm:w-full">
          {view === 'day'
            ? formatLongDate(first)
            : copy.range(formatShortDay(first), formatShortDay(last))}
        </p>
        <DayButtons place={place} />
        <span className="flex-1" />
        <ViewSwitch place={place} />
      </section>
    </>
  );
}

const HeadingButtons = ({ place, side, onGive, first }: Props & { first: Day }) => (
  <>
    <ZoneNote at={instantAt(first, NOON)} />
    <span className="flex-1" />
    <span className="flex flex-wrap gap-3 print:hidden">
      {place.view === 'day' && (
        <Button icon={<Printer aria-hidden />} onPress={() => window.print()}>
          {copy.print}
        </Button>
      )}
      {mayChange(side) && (
        <Button kind="primary" icon={<CalendarPlus aria-hidden />} onPress={onGive}>
          {copy.give}
        </Button>
      )}
    </span>
  </>
);

function DayButtons({ place: { view, showNext, showPrevious, showToday } }: Pick<Props, 'place'>) {
  const isWeek = view === 'week';
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <Button
        icon={<ChevronLeft aria-hidden />}
        aria-label={isWeek ? copy.previousWeek : copy.previousDay}
        aria-keyshortcuts={ariaKeys('previous-days')}
        onPress={showPrevious}
      />
      <Button aria-keyshortcuts={ariaKeys('today')} onPress={showToday}>
        {copy.today}
      </Button>
      <Button
        icon={<ChevronRight aria-hidden />}
        aria-label={isWeek ? copy.nextWeek : copy.nextDay}
        aria-keyshortcuts={ariaKeys('next-days')}
        onPress={showNext}
      />
    </div>
  );
}

const VIEWS: readonly AgendaView[] = ['day', 'week'];

const ViewSwitch = ({ place: { view, showView } }: Pick<Props, 'place'>) => (
  // biome-ignore lint/a11y/useSemanticElements: two buttons, not fields of a form.
  <div role="group" aria-label={copy.views} className="flex print:hidden">
    {VIEWS.map((name) => (
      <button
        key={name}
        type="button"
        aria-pressed={view === name}
        onClick={() => showView(name)}
        className="min-h-control cursor-pointer border-[1.5px] border-line-strong bg-surface px-4 text-(length:--fs-button) font-medium first:rounded-l-md last:-ml-[1.5px] last:rounded-r-md hover:bg-surface-2 aria-pressed:border-brand-700 aria-pressed:bg-brand-700 aria-pressed:text-surface"
      >
        {copy[name]}
      </button>
    ))}
  </div>
);
