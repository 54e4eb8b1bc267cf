import { INDICATIONS_PAGE_HEIGHT_PX } from '@app/contract/consultations';
import { type Ref, useRef } from 'react';

/** A hidden sheet, as wide as the printed one, for measuring texts. */
export const SheetMeasure = ({ ref }: { ref: Ref<HTMLTextAreaElement> }) => (
  <textarea ref={ref} aria-hidden tabIndex={-1} readOnly className="sheet-measure" />
);

/** Whether a text fits on one sheet of indications. */
export function useSheet() {
  const sheet = useRef<HTMLTextAreaElement>(null);
  const fits = (text: string): boolean => {
    const element = sheet.current;
    if (!element) return true;
    element.value = text;
    return element.scrollHeight <= INDICATIONS_PAGE_HEIGHT_PX;
  };
  return { sheet, fits };
}
