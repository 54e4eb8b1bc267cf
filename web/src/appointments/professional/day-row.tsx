import type { Appointment } from '@app/contract/appointments';
import { type AttentionTypeId, attentionTypeName } from '@app/contract/availability';
import type { Day } from '@app/contract/kernel';
import { CalendarPlus, Video } from 'lucide-react';
import { Button } from '../../ui/actions/button.tsx';
import { formatShortDay } from '../../ui/format.ts';
import { AppointmentChip } from '../appointment-chip.tsx';
import { standingOf } from '../appointment-standing.ts';
import { closedWords, agendaCopy as copy, delayWords, standingWords } from './agenda.copy.ts';
import { type AgendaRow, mayBegin, type RowActs } from './agenda-rows.ts';
import { type AgendaSide, mayChange } from './agenda-side.ts';

type Props = RowActs & { row: AgendaRow; day: Day; now: Date };

const line =
  'grid grid-cols-[52px_minmax(0,1fr)] items-center gap-x-3 gap-y-1 border-t border-line px-4 first:border-t-0 md:grid-cols-[64px_minmax(0,1fr)_auto]';

/** An hour of the displayed day. */
export function DayRow({ row: { hour, appointment, slot }, day, now, ...acts }: Props) {
  if (appointment) return <BookedRow appointment={appointment} day={day} now={now} {...acts} />;
  const name = attentionTypeName(slot.attention_type_id as AttentionTypeId);
  return (
    <li className={`${line} py-1 print:hidden`}>
      <span className="text-ink-2 tabular-nums">{hour}</span>
      <div className="flex min-w-0 items-center justify-between gap-x-3 md:col-span-2">
        <span className="text-ink-2">{`${copy.free} · ${name}`}</span>
        {mayChange(acts.side) && (
          <Button
            kind="quiet"
            icon={<CalendarPlus aria-hidden className="max-sm:hidden" />}
            aria-label={copy.giveAt(`${formatShortDay(slot.date)} · ${hour}`)}
            onPress={() => acts.onGive(slot)}
          >
            {copy.give}
          </Button>
        )}
      </div>
    </li>
  );
}

type BookedProps = RowActs & { appointment: Appointment; day: Day; now: Date };

function BookedRow({ appointment, day, onOpen, ...acts }: BookedProps) {
  const { date, financer, hour, patient_dto, reason } = appointment;
  const otherDay = date === day ? null : formatShortDay(date);
  const who = patient_dto.aliasOrFullName;
  const standing = standingOf(appointment);
  return (
    <li className={`${line} py-3`}>
      <strong className="self-start tabular-nums md:self-center">{hour}</strong>
      <div className="flex min-w-0 flex-col gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-bold">{who}</span>
          <AppointmentChip standing={standing}>{standingWords[standing]}</AppointmentChip>
        </p>
        <p className="text-small text-ink-2">
          {[otherDay, financer, reason].filter(Boolean).join(' · ')}
        </p>
        <Notes appointment={appointment} side={acts.side} />
      </div>
      <div className="flex flex-wrap gap-2 max-md:col-start-2 md:justify-end print:hidden">
        {acts.side === 'professional' && <HoldButton appointment={appointment} {...acts} />}
        <Button aria-label={copy.openOf(hour, who)} onPress={() => onOpen(appointment)}>
          {copy.open}
        </Button>
      </div>
    </li>
  );
}

type HoldProps = Pick<BookedProps, 'appointment' | 'now' | 'onBegin' | 'onResume'>;

/** Starts or resumes the consultation of an appointment. */
function HoldButton({ appointment, now, onBegin, onResume }: HoldProps) {
  const { consultationId, patient_dto } = appointment;
  if (mayBegin(appointment, now)) {
    return (
      <Button
        kind="primary"
        icon={<Video aria-hidden />}
        aria-label={copy.beginOf(patient_dto.aliasOrFullName)}
        onPress={() => onBegin(appointment)}
      >
        {copy.begin}
      </Button>
    );
  }
  if (standingOf(appointment) !== 'IN_VISIT' || consultationId === null) return null;
  return (
    <Button kind="primary" icon={<Video aria-hidden />} onPress={() => onResume(consultationId)}>
      {copy.resume}
    </Button>
  );
}

type NotesProps = { appointment: Appointment; side: AgendaSide };

/** Notes about an appointment: another hour requested, a delay, why it was closed. */
function notesOf({ appointment, side }: NotesProps): string[] {
  const { closedReason, closedText, delayMinutes, rescheduleRequest, status } = appointment;
  if (status !== 'PROGRAMMED') {
    if (!closedReason) return [];
    const closed = closedWords[side][closedReason];
    return [closedText ? `${closed}: “${closedText}”` : closed];
  }
  return [
    ...(rescheduleRequest === null ? [] : [copy.asked(rescheduleRequest)]),
    ...(delayMinutes > 0 ? [delayWords[side](delayMinutes)] : []),
  ];
}

const Notes = (props: NotesProps) =>
  notesOf(props).map((note) => (
    <p key={note} className="text-small font-medium">
      {note}
    </p>
  ));
