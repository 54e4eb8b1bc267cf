import type { CounterPrescription } from '@app/contract/dispensing';
import { serveCopy as copy } from './counter.copy.ts';
import { isNothing, packsOf, type ServeValues } from './serve-values.ts';

const deliveredText = (line: ServeValues['lines'][number] | undefined): string => {
  if (!line || isNothing(line.quantity)) return '';
  const marks = [line.product, line.substitution !== null && copy.substituted].filter(Boolean);
  return marks.map((mark) => ` · ${mark}`).join('');
};

type Props = {
  prescription: CounterPrescription;
  values: ServeValues;
  /** The effect of what is handed over, given packs per line. */
  noteOf: ((packsOf: (item: number) => number) => string | undefined) | undefined;
};

/** What will be handed over, to be checked before it is registered. */
export const ServeSummary = ({ prescription, values, noteOf }: Props) => {
  const isPartial = prescription.lines.some(
    ({ quantity }, index) => packsOf(values.lines[index]?.quantity) < quantity,
  );
  const note = noteOf?.((item) =>
    packsOf(values.lines.find((line) => line.item === item)?.quantity),
  );
  return (
    <>
      <p>
        <strong>{prescription.patient_name}</strong>
      </p>
      <ul className="flex list-disc flex-col gap-1 pl-5">
        {prescription.lines.map(({ item, name, quantity }, index) => (
          <li key={item}>
            {copy.summaryLine(values.lines[index]?.quantity ?? '', quantity, name)}
            {deliveredText(values.lines[index])}
          </li>
        ))}
      </ul>
      {isPartial && <p>{copy.partial}</p>}
      {note && <p className="font-medium">{note}</p>}
    </>
  );
};
