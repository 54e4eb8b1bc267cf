import { type KeyboardEvent, useEffect, useState } from 'react';
import { focusField } from '../ui/error-summary.tsx';
import { type Section, sections } from './record-content.ts';

/** The id of a section on the page. */
export const sectionId = (section: Section): string => `record-${section}`;

const headingOf = (section: Section) =>
  document.querySelector<HTMLButtonElement>(`#${sectionId(section)} > h2 > button`);

const hasOwnArrows = (target: Element): boolean =>
  target.closest('select,[role=combobox],[role=listbox]') !== null;

/** Which section of the record is open, and the ways from one to another. */
export function useRecordSections() {
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

  /** The section after one that was confirmed; the last one stays. */
  const goOn = (section: Section) => goTo(sections[sections.indexOf(section) + 1] ?? section);

  /** Alt and an arrow lead to the section above or below. */
  function turnByKeyboard(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const { target } = event;
    if (!step || !event.altKey || !(target instanceof Element) || hasOwnArrows(target)) return;
    const here = sections.findIndex((one) => target.closest(`#${sectionId(one)}`) !== null);
    const next = sections[here + step];
    if (here === -1 || !next) return;
    event.preventDefault();
    goTo(next);
  }

  return { open, setOpen, goTo, goOn, turnByKeyboard };
}
