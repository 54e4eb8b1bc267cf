import type { CounterPrescription } from '@app/contract/dispensing';
import { Ban } from 'lucide-react';
import {
  expiryText,
  PrescriptionStatusChip,
  TestMark,
} from '../../lib/readings/prescription-status.tsx';
import { dayNow } from '../../lib/server/server-time.ts';
import { Chip } from '../../ui/feedback/chip.tsx';
import { formatDate, formatDni } from '../../ui/format.ts';
import { Card } from '../../ui/layout/card.tsx';
import { DescriptionList } from '../../ui/layout/description-list.tsx';
import { counterCopy as copy } from './counter.copy.ts';

/** A line of a prescription as the counter reads it. */
export type CounterLine = CounterPrescription['lines'][number];

/** Patient, professional, validity and payer of the prescription. */
export function PrescriptionSheet({ prescription }: { prescription: CounterPrescription }) {
  const { status, createdDate, expiryDate } = prescription;
  const isUsable = status === 'ISSUED' || status === 'SENT';
  return (
    <Card title={copy.prescription} aside={<PrescriptionStatusChip {...prescription} />}>
      {prescription.test_mark && <TestMark />}
      <DescriptionList
        facts={[
          { term: copy.idNumber, value: formatDni(prescription.id_number) },
          { term: copy.coverage, value: prescription.coverage },
          { term: copy.affiliate, value: prescription.affiliate_number },
          {
            term: copy.professional,
            value: copy.professionalOf(
              prescription.professional_name,
              prescription.professional_license,
            ),
          },
          { term: copy.issued, value: formatDate(createdDate) },
          {
            term: copy.validity,
            value: isUsable && <strong>{expiryText(expiryDate, dayNow())}</strong>,
          },
          { term: copy.diagnosis, value: prescription.diagnosis },
        ].filter(({ value }) => value !== false)}
      />
    </Card>
  );
}

/** The prescribed medicines, if nothing can be handed over. */
export const PrescribedLines = ({ lines }: { lines: readonly CounterLine[] }) => (
  <Card title={copy.lines}>
    <ul className="flex flex-col gap-3">
      {lines.map((line) => (
        <li key={line.item} className="rounded-md border border-line p-4">
          <PrescribedLine line={line} />
        </li>
      ))}
    </ul>
  </Card>
);

/** A medicine as it was prescribed. */
export const PrescribedLine = ({ line }: { line: CounterLine }) => (
  <div className="flex flex-col gap-1">
    <p>
      <strong translate="no">{line.name}</strong> · {copy.quantity(line.quantity)}
    </p>
    {line.presentation && <p className="text-ink-2">{line.presentation}</p>}
    {line.posology && (
      <p translate="no" className="text-ink-2">
        {line.posology}
      </p>
    )}
    <span className="flex flex-wrap gap-2">
      <Chip>{copy.sale[line.sale_condition]}</Chip>
      {line.extended && <Chip>{copy.extended}</Chip>}
      {!line.substitution && (
        <Chip tone="warn" icon={<Ban aria-hidden size={18} />}>
          {copy.noSubstitution}
        </Chip>
      )}
    </span>
  </div>
);
