import { useEffect, useState } from 'react';
import { prefersStillness } from '../lib/device/stillness.ts';
import { useScreenActions } from '../lib/screen-actions.ts';
import { isAsked, useKeys } from '../lib/shortcuts.ts';
import { focusField } from '../ui/form/error-summary.tsx';
import { recordCopy as copy } from './consultations.copy.ts';
import type { Section } from './record-content.ts';

/** The id of a section on the page. */
export const sectionId = (section: Section): string => `record-${section}`;

const headingOf = (section: Section) =>
  document.querySelector<HTMLButtonElement>(`#${sectionId(section)} > h2 > button`);

/** Where to go: to a field of a section, or to the section. After a click on a heading the focus stays there. */
type Place = { section: Section; fieldId?: string | undefined; isPressed?: boolean };

/** Scrolls an opened section to the top, since the one above it may have closed. */
function show(section: Section): void {
  const behavior = prefersStillness() ? 'auto' : 'smooth';
  // Newer browsers return a promise, which an effect must not.
  void document.getElementById(sectionId(section))?.scrollIntoView({ block: 'start', behavior });
}

/** The open section, and navigation between sections. */
export function useRecordSections(shown: readonly Section[]) {
  const [open, setOpen] = useState<Section | null>('record');
  const [place, setPlace] = useState<Place>();

  // The section has to be open before it can be scrolled to, or one of its fields focused.
  useEffect(() => {
    if (!place) return;
    const { section, fieldId, isPressed } = place;
    if (fieldId) return focusField(fieldId);
    if (!isPressed) headingOf(section)?.focus({ preventScroll: true });
    show(section);
  }, [place]);

  function goTo(section: Section, fieldId?: string) {
    setOpen(section);
    setPlace({ section, fieldId });
  }

  /** Toggles a section from its heading, which keeps the focus. */
  function toggle(section: Section, isOpen: boolean) {
    setOpen(isOpen ? section : null);
    setPlace(isOpen ? { section, isPressed: true } : undefined);
  }

  /** After a confirmation the next section opens; the last one stays. */
  const goOn = (section: Section) => goTo(shown[shown.indexOf(section) + 1] ?? section);

  /** Alt with an arrow opens the section above or below the focused one, or else the open one. */
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

  return { shown, open, toggle, goTo, goOn };
}
