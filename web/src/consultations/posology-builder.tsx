import { DOSE_UNITS, posologyText } from '@app/contract/prescriptions';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { parseDecimal } from '../ui/format.ts';
import { NumberField } from '../ui/number-field.tsx';
import { Select } from '../ui/select.tsx';
import { recordCopy as copy } from './consultations.copy.ts';

const HOURS = ['4', '6', '8', '12', '24', '48'];
const FIRST_UNIT = 'comprimido';

/** Dose, interval and days write one text, which stays editable: the text is the truth. */
export function PosologyBuilder({ onWrite }: { onWrite: (text: string) => void }) {
  const [dose, setDose] = useState('1');
  const [unit, setUnit] = useState<(typeof DOSE_UNITS)[number]>(FIRST_UNIT);
  const [everyHours, setEveryHours] = useState('8');
  const [forDays, setForDays] = useState('');

  function write() {
    const days = Number.parseInt(forDays, 10);
    onWrite(
      posologyText({
        dose: parseDecimal(dose) ?? 1,
        unit,
        everyHours: Number(everyHours),
        ...(days > 0 ? { forDays: days } : {}),
      }),
    );
  }

  return (
    <div className="grid grid-cols-2 items-end gap-3 lg:grid-cols-4">
      <NumberField label={copy.dose} value={dose} onChange={setDose} />
      <Select
        label={copy.unit}
        options={DOSE_UNITS.map((one) => ({ id: one, label: one }))}
        value={unit}
        onChange={(id) => setUnit(DOSE_UNITS.find((one) => one === id) ?? FIRST_UNIT)}
      />
      <Select
        label={copy.every}
        options={HOURS.map((hours) => ({ id: hours, label: hours }))}
        value={everyHours}
        onChange={setEveryHours}
      />
      <NumberField label={copy.days} value={forDays} isInteger onChange={setForDays} />
      <span className="col-span-2 lg:col-span-4">
        <Button onPress={write}>{copy.writePosology}</Button>
      </span>
    </div>
  );
}
