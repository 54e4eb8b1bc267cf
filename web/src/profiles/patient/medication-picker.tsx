import { searchMedications } from '@app/contract/catalogs';
import { entryKey, type HistoryEntry, NAME_MAX } from '@app/contract/profiles';
import { useState } from 'react';
import { call } from '../../lib/server/call.ts';
import { Button } from '../../ui/actions/button.tsx';
import { SearchComboBox } from '../../ui/fields/search-combo-box.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Chosen, useEmptiedBox } from './entry-picker.tsx';
import { patientCopy as copy } from './patient-wizard.copy.ts';

type Props = { entries: readonly HistoryEntry[]; onChange: (entries: HistoryEntry[]) => void };

/** A medicine of the vademecum, by generic name, strength and form. */
async function search(description: string, signal: AbortSignal) {
  const { content } = await call(searchMedications, { query: { description } }, { signal });
  return content.map(({ id, generic_name, concentration, form }) => ({
    id: String(id),
    label: `${generic_name} ${concentration}, ${form}`,
  }));
}

/** Frequent medication, from the vademecum or as free text, without duplicates. */
export function MedicationPicker({ entries, onChange }: Props) {
  const box = useEmptiedBox();
  const [other, setOther] = useState('');
  const [error, setError] = useState<string>();

  function add(entry: HistoryEntry): boolean {
    const isRepeated = entries.some(({ name }) => entryKey(name) === entryKey(entry.name));
    setError(isRepeated ? copy.repeated : undefined);
    if (!isRepeated) onChange([...entries, entry]);
    return !isRepeated;
  }

  function addOther() {
    const name = other.trim();
    if (name !== '' && add({ id: null, name })) setOther('');
  }

  return (
    <div className="flex flex-col gap-3">
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
            onChange={setOther}
            maxLength={NAME_MAX}
            error={error}
            // Typed text that was not added counts too.
            onBlur={addOther}
          />
        </div>
        <Button onPress={addOther}>{copy.addMedication}</Button>
      </div>
      <Chosen label={copy.medication} entries={entries} onChange={onChange} />
    </div>
  );
}
