import { DOSE_UNITS, type DoseUnit, posologyText } from '@app/contract/prescriptions';
import { useState } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { parseDecimal } from '../../ui/format.ts';
import { recordCopy as copy } from '../consultations.copy.ts';

const HOURS = ['1', '2', '4', '6', '8', '12', '24', '48', '72'];

type Props = {
  /** Unit of the dose. */
  unit: DoseUnit;
  onWrite: (text: string) => void;
};

/** Dose, interval and days generate a text that stays editable; only the text is sent. */
export function PosologyBuilder({ unit: firstUnit, onWrite }: Props) {
  const [dose, setDose] = useState('');
  const [unit, setUnit] = useState(firstUnit);
  const [everyHours, setEveryHours] = useState('8');
  const [forDays, setForDays] = useState('');
  const [error, setError] = useState<string>();

  function write() {
    const amount = parseDecimal(dose) ?? 0;
    setError(amount > 0 ? undefined : copy.doseInvalid);
    if (amount <= 0) return;
    const days = Number(forDays);
    onWrite(
      posologyText({
        dose: amount,
        unit,
        everyHours: Number(everyHours),
        ...(days > 0 && { forDays: days }),
      }),
    );
  }

  return (
    <fieldset className="rounded-md border border-line p-3">
      <legend className="px-1 font-medium">{copy.buildPosology}</legend>
      <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] items-start gap-3 lg:grid-cols-4">
        <NumberField label={copy.dose} value={dose} error={error} onChange={setDose} />
        <Select
          label={copy.unit}
          options={DOSE_UNITS.map((one) => ({ id: one, label: one }))}
          value={unit}
          onChange={(id) => setUnit(DOSE_UNITS.find((one) => one === id) ?? unit)}
        />
        <Select
          label={copy.every}
          options={HOURS.map((hours) => ({ id: hours, label: hours }))}
          value={everyHours}
          onChange={(hours) => setEveryHours(hours || everyHours)}
        />
        <NumberField label={copy.days} value={forDays} isInteger onChange={setForDays} />
        <span className="col-span-2 lg:col-span-4">
          <Button onPress={write}>{copy.writePosology}</Button>
        </span>
      </div>
    </fieldset>
  );
}
