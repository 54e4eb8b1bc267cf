import type { Bookable } from '@app/contract/appointments';
import { WITH_INSURER } from '@app/contract/availability';
import { useQuery } from '@tanstack/react-query';
import { BellRing, CalendarCheck } from 'lucide-react';
import { useState } from 'react';
import { planQuery } from '../../lib/readings/plan.queries.ts';
import { isUnanswered } from '../../lib/server/problem-error.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { formatPesos } from '../../ui/format.ts';
import { whenText } from '../appointment-when.ts';
import { Failure } from '../patient/failure.tsx';
import { slotsQuery } from '../slots/slots.queries.ts';
import { bookingCopy as copy } from './booking.copy.ts';
import { type BookingAnswers, useBooking, useWaiting } from './use-booking.ts';

type Props = {
  answers: BookingAnswers;
  /** The chosen professional; `undefined` if nobody offers appointments. */
  professional: Bookable | undefined;
  patientName: string;
  /** Shows what is missing. */
  onExplain: () => void;
  /** The chosen hour is no longer free. */
  onLetGo: () => void;
  /** Called once it is booked or listed, so that leaving loses nothing. */
  onAsked: () => void;
};

/** Books the chosen hour or, if none is free, joins the waiting list. */
export function BookingActs(props: Props) {
  const { answers, professional } = props;
  const slots = useQuery(slotsQuery(professional?.professionalId ?? '', answers.patientId));
  // If nobody offers appointments, there is no list to join.
  if (!professional) return null;
  const Act = slots.data?.length === 0 ? Wait : Book;
  return <Act {...props} professional={professional} />;
}

type ActProps = Props & { professional: Bookable };

function Book({ answers, professional, patientName, onExplain, onLetGo, onAsked }: ActProps) {
  const booking = useBooking(answers, onLetGo, onAsked);
  const { slot, reason } = answers;
  return (
    <div className="flex flex-col gap-3">
      {slot && (
        <p role="status">
          {copy.chosen(whenText(slot), professional.name, patientName)}{' '}
          {slot.attention_type_id === WITH_INSURER ? (
            copy.byCoverage
          ) : (
            <Privately patientId={answers.patientId} />
          )}
        </p>
      )}
      {isUnanswered(booking.error) ? (
        <Banner tone="danger">{copy.bookUnknown}</Banner>
      ) : (
        <Failure text={copy.bookFailed} error={booking.error} />
      )}
      <Button
        kind="primary"
        isWide
        icon={<CalendarCheck aria-hidden />}
        isPending={booking.isPending}
        disabledReason={slot && reason.trim() ? null : copy.confirmReason}
        onExplain={onExplain}
        onPress={() => slot && booking.press(slot)}
      >
        {copy.confirm}
      </Button>
    </div>
  );
}

/** Says that the patient pays, and how much if the clinic has a price. */
function Privately({ patientId }: { patientId: string }) {
  const { data: plan } = useQuery(planQuery(patientId));
  return plan?.privatePrice ? copy.privatelyFor(formatPesos(plan.privatePrice)) : copy.privately;
}

function Wait({ answers, professional, onExplain, onAsked }: ActProps) {
  const { professionalId, specialty, specialtyId } = professional;
  const waiting = useWaiting(answers, onAsked);
  const [isAnybody, setIsAnybody] = useState(false);
  return (
    <div className="flex flex-col gap-3">
      <p>{copy.waitDetail}</p>
      <Checkbox label={copy.anybody(specialty)} value={isAnybody} onChange={setIsAnybody} />
      <Failure text={copy.waitFailed} error={waiting.error} />
      <Button
        kind="primary"
        isWide
        icon={<BellRing aria-hidden />}
        isPending={waiting.isPending}
        disabledReason={answers.reason.trim() ? null : copy.waitReason}
        onExplain={onExplain}
        onPress={() =>
          waiting.press({ specialtyId, professionalId: isAnybody ? null : professionalId })
        }
      >
        {copy.wait}
      </Button>
    </div>
  );
}
