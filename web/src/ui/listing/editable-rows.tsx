import { type ReactNode, useEffect, useRef, useState } from 'react';
import { uiCopy } from '../ui.copy.ts';

type Props = {
  children: ReactNode;
  /** What the rows are called; what is added to them or removed is read out. */
  names?: readonly string[];
  className?: string;
};

/**
 * Rows that a person adds and removes, together with the control that adds them. Whoever removes a row goes on at
 * the one that took its place, or at what adds another: the focus is never nowhere
 * (requirement: focus after removing).
 */
export function EditableRows({ children, names = [], className = 'contents' }: Props) {
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => (area.current ? keepFocusIn(area.current) : undefined), []);
  return (
    <div ref={area} className={className}>
      {children}
      <span role="status" className="sr-only">
        {useChange(names)}
      </span>
    </div>
  );
}

/** The last addition or removal, in words. */
function useChange(names: readonly string[]): string {
  const before = useRef(names);
  const [change, setChange] = useState('');
  const key = JSON.stringify(names);
  useEffect(() => {
    const now: string[] = JSON.parse(key);
    const added = without(now, before.current);
    const removed = without(before.current, now);
    before.current = now;
    if (added.length > 0) setChange(uiCopy.added(added.join(', ')));
    else if (removed.length > 0) setChange(uiCopy.removed(removed.join(', ')));
  }, [key]);
  return change;
}

/** The names of one list that the other lacks; the same name may stand twice. */
function without(names: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return names.filter((name) => {
    const place = left.indexOf(name);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}

const ROW = 'li, [data-row]';
const CONTROL =
  'button:not(:disabled), a[href], input:not(:disabled), select:not(:disabled), textarea:not(:disabled)';

type Place = { control: HTMLElement; list: Element | null; index: number };

function keepFocusIn(area: HTMLElement): () => void {
  let last: Place | null = null;
  const remember = ({ target }: Event) => {
    if (target instanceof HTMLElement) last = placeOf(target, area);
  };
  const look = () => {
    if (!last || last.control.isConnected) return;
    const gone = last;
    last = null;
    // A question gives the focus back in the frames after it has closed.
    if (!goOn(area, gone))
      requestAnimationFrame(() => requestAnimationFrame(() => goOn(area, gone)));
  };
  const observer = new MutationObserver(look);
  area.addEventListener('focusin', remember);
  observer.observe(area, { childList: true, subtree: true });
  return () => {
    area.removeEventListener('focusin', remember);
    observer.disconnect();
  };
}

function placeOf(control: HTMLElement, area: HTMLElement): Place {
  const row = control.closest(ROW);
  const list = row && area.contains(row) ? row.parentElement : null;
  return { control, list, index: row && list ? rowsOf(list).indexOf(row) : -1 };
}

const rowsOf = (list: Element): Element[] =>
  [...list.children].filter((child) => child.matches(ROW));

/** Whether the focus was nowhere, and is at the next row now, or at what adds one. */
function goOn(area: HTMLElement, { list, index }: Place): boolean {
  const held = document.activeElement;
  if (held && held !== document.body) return false;
  const rows = list?.isConnected ? rowsOf(list) : [];
  const next = rows[Math.min(index, rows.length - 1)];
  const target = next ? controlsOf(next).at(-1) : adderOf(area);
  target?.focus();
  return target !== undefined;
}

const controlsOf = (within: Element): HTMLElement[] => [
  ...within.querySelectorAll<HTMLElement>(CONTROL),
];

/**
 * What is marked as adding rows, else the first control. A search that opens its list when it is entered would lay it
 * over the page unasked: then the focus goes to what follows it, or to the section's own button.
 */
function adderOf(area: HTMLElement): HTMLElement | undefined {
  const isQuiet = (control: HTMLElement) => control.getAttribute('role') !== 'combobox';
  const within = area.querySelector('[data-adds]') ?? area;
  return (
    controlsOf(within).find(isQuiet) ??
    controlsOf(area.closest('section') ?? area).find(isQuiet) ??
    controlsOf(within)[0]
  );
}
