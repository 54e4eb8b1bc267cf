import { type MedicationInput, medicationsSchema } from '@app/contract/prescriptions';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Chip } from '../ui/chip.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { ConfirmBar } from './confirm-bar.tsx';
import { recordCopy as copy } from './consultations.copy.ts';
import { MedicationForm } from './medication-form.tsx';
import type { SectionProps } from './section-props.ts';

type Props = SectionProps & { allergies: string | null };

/** Accents and case do not hide an allergy. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether the recorded allergies name the medicine, or the family that its name starts with. */
export function mayBeAllergic(allergies: string | null, genericName: string): boolean {
  if (!allergies) return false;
  const words = plain(allergies)
    .split(/[^a-z]+/)
    .filter((word) => word.length > 4);
  const name = plain(genericName);
  const isPenicillin = /cilina/.test(name) && words.includes('penicilina');
  return isPenicillin || words.some((word) => name.includes(word));
}

/** The medicines of the prescription. */
export function PrescriptionSection({ content, onChange, onConfirm, allergies }: Props) {
  const [problem, setProblem] = useState<string>();
  const [alarming, setAlarming] = useState<MedicationInput>();
  const { medications } = content;

  function add(line: MedicationInput): boolean {
    const repeated = !medicationsSchema.safeParse([...medications, line]).success;
    setProblem(repeated ? copy.duplicate : undefined);
    if (repeated) return false;
    if (mayBeAllergic(allergies, line.generic_name ?? line.name)) setAlarming(line);
    else onChange({ medications: [...medications, line] });
    return true;
  }

  function confirm() {
    setProblem(medications.length === 0 ? copy.emptyPrescription : undefined);
    if (medications.length > 0) onConfirm();
  }

  return (
    <div data-confirm className="flex flex-col gap-4">
      <MedicationForm onAdd={add} />
      {problem && (
        <p role="alert" className="text-small font-medium text-danger-700">
          {problem}
        </p>
      )}
      {medications.length > 0 && (
        <ul aria-label={copy.chosen} className="flex flex-col gap-2">
          {medications.map((line, index) => (
            <Line
              key={line.medication_id}
              line={line}
              onRemove={() =>
                onChange({ medications: medications.filter((_, place) => place !== index) })
              }
            />
          ))}
        </ul>
      )}
      <ConfirmBar onConfirm={confirm} />
      <ConfirmDialog
        question={copy.allergyTitle}
        confirmLabel={copy.prescribeAnyway}
        isDangerous
        isOpen={alarming !== undefined}
        onClose={() => setAlarming(undefined)}
        onConfirm={() => {
          if (alarming) onChange({ medications: [...medications, alarming] });
          setAlarming(undefined);
        }}
      >
        <p>{copy.allergy(allergies ?? '', alarming?.generic_name ?? '')}</p>
      </ConfirmDialog>
    </div>
  );
}

const Line = ({ line, onRemove }: { line: MedicationInput; onRemove: () => void }) => (
  <li className="flex items-start gap-3 rounded-md border border-line p-3">
    <span className="flex min-w-0 flex-1 flex-col">
      <strong>{line.name}</strong>
      <span>
        {copy.quantityOf(Number(line.quantity))} · {line.posology}
      </span>
      {line.sale_condition === 'archived' && (
        <span className="mt-1">
          <Chip tone="warn">{copy.archived}</Chip>
        </span>
      )}
    </span>
    <IconButton label={copy.remove(line.name)} icon={<Trash2 aria-hidden />} onPress={onRemove} />
  </li>
);
