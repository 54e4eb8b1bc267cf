import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { brandName } from './settings.ts';
import { createStore } from './store.ts';

const title = createStore('');
const invalidForms = createStore(0);
/** What comes before every title: how many wait. */
export const titleNote = createStore('');

/** What the browser's tab says: 'Mis recetas · Cercana', '(2) Error: Mis datos · Cercana'. */
function showTitle(): void {
  const prefix = invalidForms.get() > 0 ? 'Error: ' : '';
  const text = title.get();
  document.title = `${titleNote.get()}${prefix}${text ? `${text} · ` : ''}${brandName()}`;
}

title.subscribe(showTitle);
invalidForms.subscribe(showTitle);
titleNote.subscribe(showTitle);

export type PageOptions = {
  /** The title of the tab; the brand follows it. */
  title: string;
  /** Changing it moves focus to the heading again: the step of a wizard. */
  focusKey?: string | undefined;
};

/** Names the page and, after a navigation, moves focus to its heading, so that it is read aloud. */
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

/** While a form shows errors the title says so first. */
export function useErrorTitle(hasErrors: boolean): void {
  useEffect(() => {
    if (!hasErrors) return;
    invalidForms.set(invalidForms.get() + 1);
    return () => invalidForms.set(invalidForms.get() - 1);
  }, [hasErrors]);
}
