import { searchMedications } from '@app/contract/catalogs';
import { entryKey, type MedicineEntry, NAME_MAX } from '@app/contract/profiles';
import { useState } from 'react';
import { call } from '../../lib/server/call.ts';
import { Button } from '../../ui/actions/button.tsx';
import { SearchComboBox } from '../../ui/fields/search-combo-box.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { EditableRows } from '../../ui/listing/editable-rows.tsx';
import { Chosen, useEmptiedBox } from './entry-picker.tsx';
import { withEntry } from './patient-values.ts';
import { patientCopy as copy } from './patient-wizard.copy.ts';

type Props = {
  entries: readonly MedicineEntry[];
  onChange: (entries: MedicineEntry[]) => void;
  /** Text typed under *Otra medicación*; it also counts if it was not added. */
  other: string;
  onOther: (other: string) => void;
};

/** A medicine of the vademecum, by generic name, strength and form. */
async function search(description: string, signal: AbortSignal) {
  const { content } = await call(searchMedications, { query: { description } }, { signal });
  return content.map(({ id, generic_name, concentration, form }) => ({
    id: String(id),
    label: `${generic_name} ${concentration}, ${form}`,
  }));
}

/** Frequent medication, from the vademecum or as free text, without duplicates. */
export function MedicationPicker({ entries, onChange, other, onOther }: Props) {
  const box = useEmptiedBox();
  const [error, setError] = useState<string>();

  const name = other.trim();
  const has = (medicine: string) =>
    entries.some((entry) => entryKey(entry.name) === entryKey(medicine));
  const refusal = name === '' ? copy.otherMedicationMissing : has(name) ? copy.repeated : null;

  function add(entry: MedicineEntry): void {
    setError(has(entry.name) ? copy.repeated : undefined);
    onChange(withEntry(entries, entry));
  }

  function addOther() {
    add({ id: null, name });
    onOther('');
  }

  return (
    <EditableRows className="flex flex-col gap-3" names={entries.map((entry) => entry.name)}>
      <SearchComboBox
        label={copy.medication}
        hint={copy.medicationHint}
        isOptional
        search={search}
        key={box.round}
        inputRef={box.ref}
        value={null}
        onChange={(chosen) => {
          if (!chosen) return;
          add({ id: Number(chosen.id), name: chosen.label });
          box.empty();
        }}
      />
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-[min(13rem,100%)] flex-1">
          <TextField
            label={copy.otherMedication}
            hint={copy.otherMedicationHint}
            isOptional
            value={other}
            onChange={(text) => {
              setError(undefined);
              onOther(text);
            }}
            maxLength={NAME_MAX}
            error={error}
          />
        </div>
        <Button
          disabledReason={refusal && copy.otherMedicationReason}
          onExplain={() => setError(refusal ?? undefined)}
          onPress={addOther}
        >
          {copy.addMedication}
        </Button>
      </div>
      <Chosen label={copy.medication} entries={entries} onChange={onChange} />
    </EditableRows>
  );
}
