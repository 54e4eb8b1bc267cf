import type { Dispensing } from '@app/contract/dispensing';
import { CircleCheck, Printer, TriangleAlert } from 'lucide-react';
import { Button } from '../ui/actions/button.tsx';
import { Chip } from '../ui/feedback/chip.tsx';
import { formatDateTime } from '../ui/format.ts';
import { Card } from '../ui/layout/card.tsx';
import { DescriptionList } from '../ui/layout/description-list.tsx';
import { proofCopy as copy } from './proof.copy.ts';

/** Marks a dispensing of less than prescribed. */
export const PartialChip = ({ children }: { children: string }) => (
  <Chip tone="warn" icon={<TriangleAlert aria-hidden size={18} />}>
    {children}
  </Chip>
);

const WholeChip = () => (
  <Chip tone="ok" icon={<CircleCheck aria-hidden size={18} />}>
    {copy.whole}
  </Chip>
);

type Props = {
  dispensing: Dispensing;
  /** Whether it is the content that its page prints. */
  isPrinted?: boolean;
};

/** The proof of dispensing: what was handed over, when, where and by whom. */
export const ProofSheet = ({ dispensing, isPrinted = true }: Props) => {
  const { patient_name, date, branchOffice, pharmacist, partial, lines } = dispensing;
  return (
    <Card
      title={copy.title}
      aside={partial ? <PartialChip>{copy.partial}</PartialChip> : <WholeChip />}
    >
      {partial && <p>{copy.partialDetail}</p>}
      <DescriptionList
        facts={[
          { term: copy.patient, value: patient_name },
          { term: copy.date, value: formatDateTime(date) },
          {
            term: copy.place,
            value: copy.placeOf(branchOffice.pharmacy.name, branchOffice.name),
          },
          { term: copy.pharmacist, value: copy.pharmacistOf(pharmacist.name, pharmacist.licence) },
        ]}
      />
      <ul aria-label={copy.lines} className="flex flex-col gap-3">
        {lines.map((line) => (
          <ProofLine key={line.item} line={line} />
        ))}
      </ul>
      {isPrinted && (
        <span className="print:hidden">
          <Button icon={<Printer aria-hidden />} onPress={() => window.print()}>
            {copy.print}
          </Button>
        </span>
      )}
    </Card>
  );
};

const ProofLine = ({ line }: { line: Dispensing['lines'][number] }) => (
  <li className="flex break-inside-avoid flex-col gap-1 rounded-md border border-line p-4">
    <strong translate="no">{line.name}</strong>
    <p>
      {copy.prescribed(line.prescribed)}
      {' · '}
      {line.quantity === 0 ? copy.nothing : copy.delivered(line.quantity)}
    </p>
    {line.quantity > 0 && (
      <DescriptionList
        facts={[
          { term: copy.product, value: line.product },
          { term: copy.pack, value: line.pack },
          { term: copy.lot, value: line.lot },
          { term: copy.substitution, value: line.substitution },
        ]}
      />
    )}
  </li>
);
