import type { Slot } from '@app/contract/appointments';
import { dayOf } from '@app/contract/kernel';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useViewer } from '../../lib/session/session.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { formatLongDate } from '../../ui/format.ts';
import { bookingCopy as copy } from './agenda.copy.ts';
import { slotsQuery } from './agenda.queries.ts';

type Props = {
  patientId: string;
  value: Slot | undefined;
  onChange: (slot: Slot | undefined) => void;
  /** Whether a choice was asked for and is missing. */
  isMissing: boolean;
};

/** Chooses one of the own free hours that are for a patient: the day, then the hour. */
export function SlotChooser({ patientId, ...choice }: Props) {
  const accountId = useViewer()?.accountId ?? '';
  const {
    data: slots,
    error,
    refetch,
  } = useQuery(slotsQuery(accountId, patientId, dayOf(new Date())));
  if (error) {
    return <ErrorState text={copy.slotsFailed} error={error} onRetry={() => void refetch()} />;
  }
  if (!slots) return <Skeleton lines={['control']} />;
  if (slots.length === 0) return <p>{copy.noSlots}</p>;
  return <SlotFields slots={slots} {...choice} />;
}

type FieldsProps = Omit<Props, 'patientId'> & { slots: readonly Slot[] };

function SlotFields({ slots, value, onChange, isMissing }: FieldsProps) {
  const [day, setDay] = useState('');
  const days = [...new Set(slots.map(({ date }) => date))];
  const hours = slots.filter(({ date }) => date === day);
  return (
    <div className="grid grid-cols-1 items-start gap-3 sm:grid-cols-2">
      <Select
        label={copy.day}
        options={days.map((id) => ({ id, label: formatLongDate(id) }))}
        value={day}
        onChange={(next) => {
          setDay(next);
          onChange(undefined);
        }}
        error={isMissing && !day ? copy.hourRequired : undefined}
      />
      {day && (
        <Select
          label={copy.hour}
          options={hours.map((slot) => ({ id: slot.appointment_date, label: slot.hour }))}
          value={value?.appointment_date ?? ''}
          onChange={(id) => onChange(hours.find((slot) => slot.appointment_date === id))}
          error={isMissing ? copy.hourRequired : undefined}
        />
      )}
    </div>
  );
}
