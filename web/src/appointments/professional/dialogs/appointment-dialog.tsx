import { type Appointment, delaysAhead } from '@app/contract/appointments';
import { Video } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { formatHour, formatLongDate, formatTime } from '../../../ui/format.ts';
import { DescriptionList } from '../../../ui/layout/description-list.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { AppointmentChip } from '../../appointment-chip.tsx';
import { standingOf } from '../../appointment-standing.ts';
import {
  agendaCopy,
  closedWords,
  appointmentCopy as copy,
  delayWords,
  standingWords,
} from '../agenda.copy.ts';
import { beginFrom, isOfToday, isTooLate, mayBe, mayBegin } from '../agenda-rows.ts';
import { type AgendaSide, mayChange } from '../agenda-side.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { DelayDialog } from './delay-dialog.tsx';
import { NoShowDialog } from './no-show-dialog.tsx';
import { RescheduleDialog } from './reschedule-dialog.tsx';

type Props = {
  appointment: Appointment;
  side: AgendaSide;
  now: Date;
  onBegin: () => void;
  onResume: (queueId: string) => void;
  onClose: () => void;
};

const ACTS = {
  cancel: CancelDialog,
  late: DelayDialog,
  noShow: NoShowDialog,
  reschedule: RescheduleDialog,
};
type Act = keyof typeof ACTS;

/** One appointment, with its current actions. */
export function AppointmentDialog({ appointment, side, now, onBegin, onResume, onClose }: Props) {
  const [act, setAct] = useState<Act>();
  if (act) {
    const Asking = ACTS[act];
    return (
      <Asking
        appointment={appointment}
        side={side}
        onBack={() => setAct(undefined)}
        onDone={onClose}
      />
    );
  }
  return (
    <Dialog
      title={copy.title(appointment.patient_dto.aliasOrFullName)}
      isOpen
      onClose={onClose}
      hasCloseButton
    >
      <Facts appointment={appointment} side={side} />
      {side === 'professional' && (
        <BeginButton appointment={appointment} now={now} onBegin={onBegin} onResume={onResume} />
      )}
      {mayChange(side) && (
        <ActButtons appointment={appointment} side={side} now={now} onChoose={setAct} />
      )}
    </Dialog>
  );
}

function Facts({ appointment, side }: Pick<Props, 'appointment' | 'side'>) {
  const standing = standingOf(appointment);
  const { closedReason, closedText, date, delayMinutes, endHour, hour, rescheduleRequest } =
    appointment;
  const closed = closedReason && closedWords[side][closedReason];
  return (
    <DescriptionList
      facts={[
        { term: copy.when, value: copy.whenText(formatLongDate(date), hour, formatHour(endHour)) },
        {
          term: copy.status,
          value: <AppointmentChip standing={standing}>{standingWords[standing]}</AppointmentChip>,
        },
        { term: copy.closed, value: closed && [closed, closedText].filter(Boolean).join(': ') },
        { term: copy.financer, value: appointment.financer },
        { term: copy.reason, value: appointment.reason },
        {
          term: copy.asked,
          value: rescheduleRequest === '' ? copy.askedUnread : rescheduleRequest,
        },
        { term: copy.delay, value: delayMinutes > 0 ? delayWords[side](delayMinutes) : null },
      ]}
    />
  );
}

function BeginButton({ appointment, now, onBegin, onResume }: Omit<Props, 'onClose' | 'side'>) {
  const { consultationId } = appointment;
  if (standingOf(appointment) === 'IN_VISIT' && consultationId !== null) {
    return (
      <Button kind="primary" icon={<Video aria-hidden />} onPress={() => onResume(consultationId)}>
        {agendaCopy.resume}
      </Button>
    );
  }
  if (!mayBe(appointment, 'Begin', now) || !isOfToday(appointment, now)) return null;
  const why = isTooLate(appointment, now)
    ? copy.beginOver
    : copy.beginFrom(formatTime(beginFrom(appointment)));
  return (
    <Button
      kind="primary"
      icon={<Video aria-hidden />}
      disabledReason={mayBegin(appointment, now) ? null : why}
      isReasonShown
      onPress={onBegin}
    >
      {agendaCopy.begin}
    </Button>
  );
}

const mayDelay = ({ appointment_date, delayMinutes }: Appointment, now: Date): boolean =>
  delaysAhead({ startsAt: Date.parse(appointment_date), delayMinutes }, now.getTime()).length > 0;

type ActsProps = Pick<Props, 'appointment' | 'now' | 'side'> & { onChoose: (act: Act) => void };

function ActButtons({ appointment, side, now, onChoose }: ActsProps) {
  const isOwn = side === 'professional';
  const awaitedUntil = new Date(appointment.awaitedUntil);
  return (
    <div className="flex flex-wrap gap-3">
      {mayBe(appointment, 'Reschedule', now) && (
        <Button onPress={() => onChoose('reschedule')}>{copy.reschedule}</Button>
      )}
      {isOwn && isOfToday(appointment, now) && mayBe(appointment, 'Delay', now) && (
        <Button
          disabledReason={mayDelay(appointment, now) ? null : copy.lateNoMore}
          onPress={() => onChoose('late')}
        >
          {copy.late}
        </Button>
      )}
      {isOwn && mayBe(appointment, 'NoShow', now) && (
        <Button
          disabledReason={
            now <= awaitedUntil ? copy.noShowFrom(formatTime(awaitedUntil)) : undefined
          }
          isReasonShown
          onPress={() => onChoose('noShow')}
        >
          {copy.noShow}
        </Button>
      )}
      {mayBe(appointment, 'Cancel', now) && (
        <Button onPress={() => onChoose('cancel')}>{copy.cancel}</Button>
      )}
    </div>
  );
}
