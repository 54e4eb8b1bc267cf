import type { MedicationItem } from '@app/contract/catalogs';
import { type MedicationInput, medicationSchema, POSOLOGY_MAX } from '@app/contract/prescriptions';
import { useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { faultTexts } from '../ui/field-faults.ts';
import { NumberField } from '../ui/number-field.tsx';
import { SearchComboBox } from '../ui/search-combo-box.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { recordCopy as copy, recordMessages } from './consultations.copy.ts';
import { findMedications } from './consultations.queries.ts';
import { PosologyBuilder } from './posology-builder.tsx';

type Fields = {
  item: MedicationItem | null;
  quantity: string;
  posology: string;
  substitution: boolean;
  extended: boolean;
};

const EMPTY: Fields = {
  item: null,
  quantity: '1',
  posology: '',
  substitution: true,
  extended: false,
};

const lineOf = ({ item, ...fields }: Fields): MedicationInput => ({
  ...fields,
  name: item ? `${item.generic_name} ${item.concentration}, ${item.form}` : '',
  medication_id: item?.id ?? null,
  generic_name: item?.generic_name ?? null,
  form: item?.form ?? null,
  concentration: item?.concentration ?? null,
  presentation: item?.presentation ?? null,
  sale_condition: item?.sale_condition ?? null,
});

/** One medicine by its generic name, how much of it and how to take it. */
export function MedicationForm({ onAdd }: { onAdd: (line: MedicationInput) => boolean }) {
  const [fields, setFields] = useState(EMPTY);
  const [isAsked, setIsAsked] = useState(false);
  const found = useRef(new Map<string, MedicationItem>());
  const set = (change: Partial<Fields>) => setFields({ ...fields, ...change });
  const checked = medicationSchema.safeParse(lineOf(fields));
  const faults = isAsked && !checked.success ? faultTexts(checked.error, recordMessages) : {};

  async function search(text: string, signal: AbortSignal) {
    const items = await findMedications(text, signal);
    for (const item of items) found.current.set(String(item.id), item);
    return items.map(({ id, description }) => ({ id: String(id), label: description }));
  }

  function add() {
    setIsAsked(true);
    if (!checked.success || !onAdd(lineOf(fields))) return;
    setFields(EMPTY);
    setIsAsked(false);
  }

  return (
    <div className="flex flex-col gap-4">
      <SearchComboBox
        label={copy.medication}
        search={search}
        value={fields.item && { id: String(fields.item.id), label: fields.item.description }}
        error={faults.name}
        onChange={(chosen) => set({ item: chosen ? (found.current.get(chosen.id) ?? null) : null })}
      />
      <NumberField
        label={copy.quantity}
        value={fields.quantity}
        isInteger
        error={faults.quantity}
        onChange={(quantity) => set({ quantity })}
      />
      <PosologyBuilder onWrite={(posology) => set({ posology })} />
      <TextArea
        label={copy.posology}
        rows={2}
        maxLength={POSOLOGY_MAX}
        value={fields.posology}
        error={faults.posology}
        onChange={(posology) => set({ posology })}
      />
      <div className="flex flex-wrap gap-x-6">
        <Checkbox
          label={copy.substitution}
          value={fields.substitution}
          onChange={(substitution) => set({ substitution })}
        />
        <Checkbox
          label={copy.extended}
          value={fields.extended}
          onChange={(extended) => set({ extended })}
        />
      </div>
      <span>
        <Button disabledReason={fields.item ? undefined : copy.chooseMedication} onPress={add}>
          {copy.addMedication}
        </Button>
      </span>
    </div>
  );
}
