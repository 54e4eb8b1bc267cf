import {
  DOSE_UNITS,
  type DoseUnit,
  isPossibleDose,
  posologyText,
  smallestPartOf,
} from '@app/contract/prescriptions';
import { useState } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { recordCopy as copy } from '../consultations.copy.ts';
import { typedDose } from './typed-dose.ts';

const HOURS = ['1', '2', '4', '6', '8', '12', '24', '48', '72'];

type Answers = { dose: string; unit: DoseUnit; everyHours: string; forDays: string };

type Props = {
  /** Unit of the dose. */
  unit: DoseUnit;
  /** The text as it is now. */
  posology: string;
  onWrite: (text: string) => void;
};

/** The part of a posology that the answers wrote, and the text typed around it. */
type Written = { before: string; text: string; after: string };

const NOTHING: Written = { before: '', text: '', after: '' };

/**
 * Dose, interval and days write their part of the text as they change, and keep the text typed around it. A
 * fully typed text is replaced only on request. Only the text is sent.
 */
export function PosologyBuilder({ unit, posology, onWrite }: Props) {
  const [answers, setAnswers] = useState<Answers>({ dose: '', unit, everyHours: '8', forDays: '' });
  const [written, setWritten] = useState(NOTHING);
  const built = textOf(answers);

  function write(part: Written) {
    setWritten(part);
    onWrite(part.before + part.text + part.after);
  }

  function answer(change: Partial<Answers>) {
    const next = { ...answers, ...change };
    setAnswers(next);
    const own = ownPart(posology, written);
    // Without a text for these answers, the previous answers would be prescribed.
    const text = textOf(next) ?? '';
    if (own && own.text !== text) write({ ...own, text });
  }

  return (
    <fieldset className="rounded-md border border-line p-3">
      <legend className="px-1 font-medium">{copy.buildPosology}</legend>
      <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] items-start gap-3 sm:max-md:grid-cols-4 lg:grid-cols-4">
        {/* Boxes keep every typed character: '1/2' without its slash would be twelve. */}
        <TextField
          label={copy.dose}
          inputMode="decimal"
          value={answers.dose}
          error={doseFault(answers)}
          onChange={(dose) => answer({ dose })}
        />
        <Select
          label={copy.unit}
          options={DOSE_UNITS.map((one) => ({ id: one, label: one }))}
          value={answers.unit}
          onChange={(id) => answer({ unit: DOSE_UNITS.find((one) => one === id) ?? answers.unit })}
        />
        <Select
          label={copy.every}
          options={HOURS.map((hours) => ({ id: hours, label: hours }))}
          value={answers.everyHours}
          onChange={(hours) => answer({ everyHours: hours || answers.everyHours })}
        />
        <TextField
          label={copy.days}
          inputMode="numeric"
          value={answers.forDays}
          error={typedDays(answers.forDays) === null ? copy.daysInvalid : undefined}
          onChange={(forDays) => answer({ forDays })}
        />
      </div>
      {built !== null && !posology.includes(built) && (
        <p className="mt-3 flex flex-wrap items-center gap-3">
          {built}
          <Button onPress={() => write({ ...NOTHING, text: built })}>{copy.writePosology}</Button>
        </p>
      )}
    </fieldset>
  );
}

/** The part of a posology that the answers wrote; null if all of it was typed. */
function ownPart(posology: string, written: Written): Written | null {
  if (posology.trim() === '') return NOTHING;
  const { before, text, after } = written;
  if (text === '') return posology === before + after ? written : null;
  const at = posology.indexOf(text);
  if (at < 0) return null;
  return { before: posology.slice(0, at), text, after: posology.slice(at + text.length) };
}

/** The text of the answers; null if dose or days cannot be parsed. */
function textOf({ dose, unit, everyHours, forDays }: Answers): string | null {
  const amount = typedDose(dose);
  const days = typedDays(forDays);
  if (amount === null || days === null || !isPossibleDose(amount, unit)) return null;
  return posologyText({
    dose: amount,
    unit,
    everyHours: Number(everyHours),
    ...(days > 0 && { forDays: days }),
  });
}

function doseFault({ dose, unit }: Answers): string | undefined {
  const amount = typedDose(dose);
  if (dose === '' || (amount !== null && isPossibleDose(amount, unit))) return;
  if (!amount) return copy.doseInvalid;
  return smallestPartOf(unit) === 1 ? copy.doseWhole : copy.doseParts;
}

/** Empty days mean a treatment without an end. */
const typedDays = (typed: string): number | null =>
  /^\d*$/.test(typed.trim()) ? Number(typed) : null;
