import type { Medication } from '@app/contract/prescriptions';
import { Pencil, Trash2 } from 'lucide-react';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { Chip } from '../../ui/feedback/chip.tsx';
import { recordCopy as copy } from '../consultations.copy.ts';
import type { MedicationForm } from '../record-content.ts';

type Props = {
  medications: readonly Medication[];
  onChange: (medications: Medication[]) => void;
  /** Edits a line in the boxes above. */
  onEdit: (form: MedicationForm) => void;
};

/** Lines of the prescription. */
export const MedicationList = ({ medications, onChange, onEdit }: Props) =>
  medications.length === 0 ? null : (
    <ul aria-label={copy.chosen} className="flex flex-col gap-2">
      {medications.map((line, index) => (
        <Line
          key={line.medication_id ?? line.name}
          line={line}
          onEdit={() => onEdit(formOf(line, index))}
          onRemove={() => onChange(medications.filter((_, place) => place !== index))}
        />
      ))}
    </ul>
  );

/** A line as a draft to edit. */
function formOf(line: Medication, editing: number): MedicationForm {
  const { quantity, posology, substitution, extended } = line;
  return {
    item: {
      id: line.medication_id ?? 0,
      description: line.name,
      generic_name: line.generic_name ?? line.name,
      form: line.form ?? '',
      concentration: line.concentration ?? '',
      presentation: line.presentation ?? '',
      sale_condition: line.sale_condition ?? 'prescription',
    },
    quantity: String(quantity),
    posology,
    substitution,
    extended,
    editing,
  };
}

type LineProps = { line: Medication; onEdit: () => void; onRemove: () => void };

function Line({ line, onEdit, onRemove }: LineProps) {
  const marks = [
    line.sale_condition === 'archived' && copy.archived,
    line.extended && copy.extended,
    !line.substitution && copy.noSubstitution,
  ].filter((mark) => mark !== false);
  return (
    <li className="flex items-start gap-1 rounded-md border border-line p-3">
      <span className="flex min-w-0 flex-1 flex-col gap-1">
        <strong translate="no">{line.name}</strong>
        <span>
          {copy.quantityOf(line.quantity)} · <span translate="no">{line.posology}</span>
        </span>
        {marks.length > 0 && (
          <span className="flex flex-wrap gap-2">
            {marks.map((mark) => (
              <Chip key={mark} tone={mark === copy.archived ? 'warn' : 'neutral'}>
                {mark}
              </Chip>
            ))}
          </span>
        )}
      </span>
      <IconButton label={copy.edit(line.name)} icon={<Pencil aria-hidden />} onPress={onEdit} />
      <IconButton label={copy.remove(line.name)} icon={<Trash2 aria-hidden />} onPress={onRemove} />
    </li>
  );
}
