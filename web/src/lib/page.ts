import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { brandName } from './settings.ts';
import { createStore } from './store.ts';

const title = createStore('');
const invalidForms = createStore(0);
/** Prefix of every title: the number of people waiting. */
export const titleNote = createStore('');

/** Sets the title of the tab: 'Mis recetas · Cercana', '(2) Error: Mis datos · Cercana'. */
function showTitle(): void {
  const prefix = invalidForms.get() > 0 ? 'Error: ' : '';
  const text = title.get();
  document.title = `${titleNote.get()}${prefix}${text ? `${text} · ` : ''}${brandName()}`;
}

title.subscribe(showTitle);
invalidForms.subscribe(showTitle);
titleNote.subscribe(showTitle);

export type PageOptions = {
  /** Title of the tab, without the brand. */
  title: string;
  /** A change moves the focus to the heading again, as for a step of a wizard. */
  focusKey?: string | undefined;
};

/** Sets the title and, after a navigation, moves focus to the heading so that screen readers announce it. */
export function usePage({
  title: text,
  focusKey,
}: PageOptions): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, pathname } = useLocation();
  const isFirstPage = key === 'default';
  const place = `${pathname}#${focusKey ?? ''}`;
  const announced = useRef(isFirstPage ? place : '');

  useEffect(() => {
    title.set(text);
    showTitle();
  }, [text]);

  useEffect(() => {
    if (announced.current === place) return;
    announced.current = place;
    heading.current?.focus();
  }, [place]);

  return heading;
}

/**
 * After a change that took away the pressed button, moves the lost focus to the heading, from which Tab goes
 * on; a focus that is elsewhere stays.
 */
export function useFocusKept(change: string): void {
  const before = useRef(change);
  useEffect(() => {
    if (before.current === change) return;
    before.current = change;
    if (document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('h1')?.focus();
  }, [change]);
}

/** Prefixes the title with 'Error:' while a form or a field shows errors. */
export function useErrorTitle(hasErrors: boolean): void {
  useEffect(() => {
    if (!hasErrors) return;
    invalidForms.set(invalidForms.get() + 1);
    return () => invalidForms.set(invalidForms.get() - 1);
  }, [hasErrors]);
}
