import type { MedicationItem } from '@app/contract/catalogs';
import {
  doseUnitOf,
  type Medication,
  type MedicationInput,
  medicationSchema,
  POSOLOGY_MAX,
} from '@app/contract/prescriptions';
import { useQuery } from '@tanstack/react-query';
import { memo, useState } from 'react';
import { Chip } from '../../ui/feedback/chip.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { SearchComboBox } from '../../ui/fields/search-combo-box.tsx';
import type { OptionMark } from '../../ui/fields/select.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { faultTexts } from '../../ui/form/field-faults.ts';
import { recordCopy as copy, recordMessages } from '../consultations.copy.ts';
import { findMedications, medicationOption, mostUsedQuery } from '../consultations.queries.ts';
import { recordFieldId } from '../finish/missing.ts';
import { ownFirst } from '../own-first.ts';
import { emptyMedicationForm, type MedicationForm, type RecordContent } from '../record-content.ts';
import { AddOrder } from './add-order.tsx';
import { medicineMarks, type PrescribedTo, refusalOf } from './medicine-marks.ts';
import { PosologyBuilder } from './posology-builder.tsx';
import { PrescribedToLine } from './prescribed-to.tsx';

const nameOf = ({ generic_name, concentration, form }: MedicationItem): string =>
  [[generic_name, concentration].filter(Boolean).join(' '), form].filter(Boolean).join(', ');

/** The line being typed, by generic name as the law requires (Ley 25.649). */
const lineOf = ({ item, editing, ...fields }: MedicationForm): MedicationInput => ({
  ...fields,
  name: item ? lineName(item, editing) : '',
  medication_id: item?.id ?? null,
  generic_name: item?.generic_name ?? null,
  form: item?.form ?? null,
  concentration: item?.concentration ?? null,
  presentation: item?.presentation ?? null,
  sale_condition: item?.sale_condition ?? null,
});

// An edited line keeps its name.
const lineName = (item: MedicationItem, editing: number | null): string =>
  editing === null ? nameOf(item) : item.description;

/** Another medicine: clears the posology of the previous one. */
const withMedicine = (form: MedicationForm, item: MedicationItem | null): MedicationForm =>
  form.item === null || form.item.id === item?.id
    ? { ...form, item }
    : { ...emptyMedicationForm, editing: form.editing, item };

type Props = {
  content: Pick<RecordContent, 'medicationForm' | 'medications'>;
  patient: PrescribedTo;
  /** Stays the same function while the section is open. */
  onChange: (next: (form: MedicationForm) => MedicationForm) => void;
  onAdd: (line: Medication) => void;
};

/** Medicine, quantity and posology. */
export function MedicationFields({ content, patient, onChange, onAdd }: Props) {
  const { medicationForm: form, medications } = content;
  const [isAsked, setIsAsked] = useState(false);
  const set = (change: Partial<MedicationForm>) => onChange((now) => ({ ...now, ...change }));
  const checked = medicationSchema.safeParse(lineOf(form));
  const others = medications.filter((_, index) => index !== form.editing);
  const refusal = refusalOf(form.item, others);
  const texts = checked.success ? {} : faultTexts(checked.error, recordMessages);
  const faults: Record<string, string> = refusal ? { name: refusal } : texts;
  // The refusal of a chosen medicine is shown at once.
  const shown = isAsked || (form.item && refusal) ? faults : {};
  const isEditing = form.editing !== null;

  function add() {
    setIsAsked(false);
    if (checked.success) onAdd(checked.data);
  }

  function clear() {
    setIsAsked(false);
    onChange(() => emptyMedicationForm);
  }

  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-[minmax(0,1fr)_160px]">
        <MedicineField item={form.item} patient={patient} error={shown.name} onChange={onChange} />
        <TextField
          id={recordFieldId('prescription', 'quantity')}
          label={copy.quantity}
          inputMode="numeric"
          value={form.quantity}
          error={shown.quantity}
          onChange={(quantity) => set({ quantity })}
        />
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <PrescribedToLine patient={patient} />
        <Marks marks={form.item ? medicineMarks(form.item, patient) : []} />
      </div>
      <PosologyBuilder
        // Remounted for another medicine, whose dose starts empty.
        key={form.item?.id}
        unit={doseUnitOf(form.item?.form ?? '')}
        posology={form.posology}
        onWrite={(posology) => set({ posology })}
      />
      <TextArea
        id={recordFieldId('prescription', 'posology')}
        label={copy.posology}
        rows={2}
        value={form.posology}
        hint={copy.posologyLimit(form.posology.length, POSOLOGY_MAX)}
        error={shown.posology}
        onChange={(posology) => set({ posology })}
      />
      <div className="flex flex-wrap gap-x-6">
        <Checkbox
          label={copy.substitution}
          value={form.substitution}
          onChange={(substitution) => set({ substitution })}
        />
        <Checkbox
          label={copy.extended}
          value={form.extended}
          onChange={(extended) => set({ extended })}
        />
      </div>
      <AddOrder
        section="prescription"
        label={isEditing ? copy.replaceMedication : copy.addMedication}
        faults={faults}
        onExplain={() => setIsAsked(true)}
        onAdd={add}
        onClear={form.item || form.posology ? clear : null}
      />
    </>
  );
}

type MedicineProps = Pick<Props, 'patient' | 'onChange'> &
  Pick<MedicationForm, 'item'> & { error: string | undefined };

/** Rendered only when its own props change (decision 0085). */
const MedicineField = memo(({ item, patient, error, onChange }: MedicineProps) => {
  const { data: used } = useQuery(mostUsedQuery);
  const marked = (found: ReturnType<typeof medicationOption>) => ({
    ...found,
    marks: [...medicineMarks(found.item, patient), ...(found.marks ?? [])],
  });
  const mostUsed = (used?.medications ?? []).map(medicationOption).map(marked);
  const { offered, search } = ownFirst(mostUsed, findMedications);
  return (
    <SearchComboBox
      id={recordFieldId('prescription', 'name')}
      label={copy.medication}
      offered={offered}
      search={async (text, signal) => (await search(text, signal)).map(marked)}
      shortText={copy.searchMin}
      noneText={copy.noMedications}
      value={item && { id: String(item.id), label: item.description }}
      error={error}
      onChange={(chosen) => onChange((form) => withMedicine(form, chosen?.item ?? null))}
    />
  );
});

const Marks = ({ marks }: { marks: readonly OptionMark[] }) =>
  marks.length === 0 ? null : (
    <span className="flex flex-wrap gap-2">
      {marks.map(({ text, tone }) => (
        <Chip key={text} tone={tone}>
          {text}
        </Chip>
      ))}
    </span>
  );
