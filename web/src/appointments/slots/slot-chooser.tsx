import type { Slot } from '@app/contract/appointments';
import { WITH_INSURER } from '@app/contract/availability';
import { useId, useState } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { ZoneNote } from '../zone-note.tsx';
import { slotsCopy as copy } from './slots.copy.ts';

type Props = {
  /** Free hours; at least one. */
  slots: readonly Slot[];
  chosen: Slot | undefined;
  onChoose: (slot: Slot) => void;
  error?: string | undefined;
};

const isSame = (one: Slot, other: Slot | undefined): boolean =>
  one.appointment_date === other?.appointment_date &&
  one.time_availability_id === other.time_availability_id;

/** A day, and one of its free hours in Argentina. */
export function SlotChooser({ slots, chosen, onChoose, error }: Props) {
  const [asked, setAsked] = useState('');
  const labelId = useId();
  const errorId = useId();
  const days = [...new Set(slots.map(({ date }) => date))];
  const day = days.includes(asked) ? asked : days[0];
  const ofDay = (one: string | undefined) => slots.filter(({ date }) => date === one);
  const [first] = ofDay(day);
  return (
    <div className="flex flex-col gap-4">
      <Select
        label={copy.day}
        options={days.map((one) => ({ id: one, label: copy.dayOption(one, ofDay(one).length) }))}
        value={day ?? ''}
        onChange={setAsked}
      />
      <fieldset aria-labelledby={labelId} aria-describedby={error && errorId}>
        <div className="mb-2 flex flex-wrap items-center gap-3">
          <span id={labelId} className="font-medium">
            {copy.hours}
          </span>
          {first && <ZoneNote at={new Date(first.appointment_date)} />}
        </div>
        <Hours slots={ofDay(day)} chosen={chosen} onChoose={onChoose} />
        {error && (
          <p id={errorId} className="mt-2 text-danger-700">
            {error}
          </p>
        )}
      </fieldset>
    </div>
  );
}

type HoursProps = Pick<Props, 'chosen' | 'onChoose' | 'slots'>;

/** The hours of a day; if some are for plans and some private, grouped by payer. */
function Hours({ slots, ...props }: HoursProps) {
  const [ofPlan, ofPerson] = [true, false].map((isOfPlan) =>
    slots.filter(({ attention_type_id }) => (attention_type_id === WITH_INSURER) === isOfPlan),
  );
  if (!ofPlan?.length || !ofPerson?.length) return <HourButtons slots={slots} {...props} />;
  return (
    <div className="flex flex-col gap-3">
      <PayerHours payer={copy.ofPlan} slots={ofPlan} {...props} />
      <PayerHours payer={copy.private} slots={ofPerson} {...props} />
    </div>
  );
}

function PayerHours({ payer, ...props }: HoursProps & { payer: string }) {
  const payerId = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset within a fieldset would announce both names each time
    <div role="group" aria-labelledby={payerId} className="flex flex-col gap-2">
      <span id={payerId} className="text-small text-ink-2">
        {payer}
      </span>
      <HourButtons {...props} />
    </div>
  );
}

const HourButtons = ({ slots, chosen, onChoose }: HoursProps) => (
  <div className="flex flex-wrap gap-2">
    {slots.map((slot) => (
      <Button
        key={`${slot.time_availability_id} ${slot.appointment_date}`}
        kind={isSame(slot, chosen) ? 'primary' : 'secondary'}
        aria-pressed={isSame(slot, chosen)}
        onPress={() => onChoose(slot)}
      >
        {slot.hour}
      </Button>
    ))}
  </div>
);
