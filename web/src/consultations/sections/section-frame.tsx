import type { ReactNode } from 'react';
import { useScreenActions } from '../../lib/screen-actions.ts';
import { ariaKeys } from '../../lib/shortcuts.ts';
import { Button } from '../../ui/actions/button.tsx';
import { ShortcutBadge } from '../../ui/actions/shortcut-keys.tsx';
import { EditableRows } from '../../ui/listing/editable-rows.tsx';
import { recordCopy as copy } from '../consultations.copy.ts';
import type { Section } from '../record-content.ts';
import { sectionId } from '../use-record-sections.ts';

type Props = {
  section: Section;
  onConfirm: () => void;
  children: ReactNode;
  /** What its list holds, by name. */
  listed?: readonly string[];
};

/** A section of the record with its *Confirmar*; Ctrl+Enter anywhere in it does the same. */
export function SectionFrame({ section, onConfirm, children, listed = [] }: Props) {
  useScreenActions([
    {
      id: 'confirm-section',
      group: 'sections',
      label: copy.confirmSection(copy.sections[section]),
      shortcut: 'confirm',
      within: `#${sectionId(section)}`,
      run: onConfirm,
    },
  ]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would announce its name before each field.
    <div
      role="group"
      aria-label={copy.sectionGroup(copy.sections[section])}
      className="flex flex-col gap-4"
    >
      <EditableRows names={listed}>{children}</EditableRows>
      <div className="flex flex-wrap items-center gap-3">
        <Button kind="primary" aria-keyshortcuts={ariaKeys('confirm')} onPress={onConfirm}>
          {copy.confirm}
        </Button>
        <ShortcutBadge shortcut="confirm" />
      </div>
    </div>
  );
}
