import { useEffect, useState } from 'react';
import { useScreenActions } from '../lib/screen-actions.ts';
import { isAsked, useKeys } from '../lib/shortcuts.ts';
import { focusField } from '../ui/form/error-summary.tsx';
import { recordCopy as copy } from './consultations.copy.ts';
import type { Section } from './record-content.ts';

/** The id of a section on the page. */
export const sectionId = (section: Section): string => `record-${section}`;

const headingOf = (section: Section) =>
  document.querySelector<HTMLButtonElement>(`#${sectionId(section)} > h2 > button`);

/** The open section, and navigation between sections. */
export function useRecordSections(shown: readonly Section[]) {
  const [open, setOpen] = useState<Section | null>('record');
  const [place, setPlace] = useState<{ section: Section; fieldId?: string | undefined }>();

  // The section has to be open before a field of it can take the focus.
  useEffect(() => {
    if (!place) return;
    if (place.fieldId) focusField(place.fieldId);
    else headingOf(place.section)?.focus();
  }, [place]);

  function goTo(section: Section, fieldId?: string) {
    setOpen(section);
    setPlace({ section, fieldId });
  }

  /** After a confirmation the next section opens; the last one stays. */
  const goOn = (section: Section) => goTo(shown[shown.indexOf(section) + 1] ?? section);

  /** Alt and an arrow open the section above or below the focused, or else the open one. */
  function turn(step: 1 | -1) {
    const here = shown.find((one) =>
      document.getElementById(sectionId(one))?.contains(document.activeElement),
    );
    const from = here ?? open;
    const next = from === null ? shown[0] : shown[shown.indexOf(from) + step];
    if (next) goTo(next);
  }
  useKeys((event) => {
    if (isAsked('next-section', event)) return () => turn(1);
    return isAsked('previous-section', event) ? () => turn(-1) : undefined;
  });
  useScreenActions(
    shown.map((section) => ({
      id: sectionId(section),
      group: 'sections',
      label: copy.goToSection(copy.sections[section]),
      run: () => goTo(section),
    })),
  );

  return { shown, open, setOpen, goTo, goOn };
}
