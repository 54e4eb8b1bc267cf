import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { recordCopy as copy } from './consultations.copy.ts';
import type { Section } from './record-content.ts';

type Props = { section: Section; onConfirm: () => void; children: ReactNode };

/** A section of the record and its *Confirmar*; Ctrl+Enter anywhere in it does the same. */
export const SectionFrame = ({ section, onConfirm, children }: Props) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset would announce its name before each field.
  <div
    role="group"
    aria-label={copy.sectionGroup(copy.sections[section])}
    className="flex flex-col gap-4"
    onKeyDown={(event) => {
      if (event.key !== 'Enter' || !event.ctrlKey) return;
      event.preventDefault();
      onConfirm();
    }}
  >
    {children}
    <div className="flex flex-wrap items-center gap-3">
      <Button kind="primary" onPress={onConfirm}>
        {copy.confirm}
      </Button>
      <kbd className="rounded-sm [font-family:inherit] border border-line-strong px-2 text-small text-ink-2 max-lg:hidden">
        {copy.confirmHint}
      </kbd>
    </div>
  </div>
);
