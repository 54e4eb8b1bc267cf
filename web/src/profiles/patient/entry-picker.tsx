import { entryKey, type HistoryEntry } from '@app/contract/profiles';
import type { UseQueryOptions } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ComboBox } from '../../ui/fields/combo-box.tsx';
import { TagList } from '../../ui/fields/tag-list.tsx';
import { useOptions } from '../../ui/fields/use-options.ts';
import { EditableRows } from '../../ui/listing/editable-rows.tsx';
import { patientCopy as copy } from './patient-wizard.copy.ts';

type EntryPickerProps<Key extends readonly unknown[]> = {
  label: string;
  query: UseQueryOptions<
    { id: number; name: string }[],
    Error,
    { id: number; name: string }[],
    Key
  >;
  entries: readonly HistoryEntry[];
  onChange: (entries: HistoryEntry[]) => void;
};

/** Multiple choice from a long list; chosen entries move below it. */
export function EntryPicker<Key extends readonly unknown[]>({
  label,
  query,
  entries,
  onChange,
}: EntryPickerProps<Key>) {
  const { options } = useOptions(query);
  const box = useEmptiedBox();
  const chosen = new Set(entries.map(({ name }) => entryKey(name)));
  return (
    <EditableRows className="flex flex-col gap-2" names={entries.map(({ name }) => name)}>
      <ComboBox
        label={label}
        isOptional
        key={box.round}
        inputRef={box.ref}
        opensOnFocus={box.round === 0}
        value=""
        options={options.filter((option) => !chosen.has(entryKey(option.label)))}
        onChange={(id) => {
          const found = options.find((option) => option.id === id);
          if (!found) return;
          onChange([...entries, { id: Number(found.id), name: found.label }]);
          box.empty();
        }}
      />
      <Chosen label={label} entries={entries} onChange={onChange} />
    </EditableRows>
  );
}

/** A box that is remounted after each choice. It keeps the focus, unless the choice was made by leaving it. */
export function useEmptiedBox() {
  const [round, setRound] = useState(0);
  const ref = useRef<HTMLInputElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    if (round > 0 && hadFocus.current) ref.current?.focus();
  }, [round]);
  return {
    round,
    ref,
    empty: () => {
      hadFocus.current = ref.current === document.activeElement;
      setRound((before) => before + 1);
    },
  };
}

type ChosenProps<Entry> = {
  label: string;
  entries: readonly Entry[];
  onChange: (entries: Entry[]) => void;
};

/** The chosen entries, each removable. */
export const Chosen = <Entry extends { name: string }>({
  label,
  entries,
  onChange,
}: ChosenProps<Entry>) =>
  entries.length === 0 ? null : (
    <TagList
      label={copy.chosen(label)}
      tags={entries.map(({ name }) => ({ id: entryKey(name), label: name }))}
      onRemove={(key) => onChange(entries.filter(({ name }) => entryKey(name) !== key))}
    />
  );
